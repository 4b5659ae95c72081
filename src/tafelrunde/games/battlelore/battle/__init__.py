"""B8 Combat: who attacks whom, B11 dice and hits, B13 to B17 retreat, morale, battle back and follow-on actions, B20 creatures."""
