panel-facts = On the table
