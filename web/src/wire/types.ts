/** Plain names for the types generated from the server's schema. */
import type { components } from "./schema";

type Schemas = components["schemas"];

/** The verb, then its arguments as numbers. */
export type Move = (string | number)[];

export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];

export type Table = Schemas["Table"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type VerbInfo = Schemas["VerbInfo"];
export type VerbArg = Schemas["VerbArg"];
export type EventInfo = Schemas["EventInfo"];
export type FightPart = Schemas["FightPart"];
export type View = Schemas["View"];
export type Prompt = Schemas["Prompt"];
export type Standing = Schemas["StandingOut"];
export type Reason = Schemas["ReasonOut"];
export type Considered = Omit<Schemas["Considered"], "move"> & { move: Move };
export type Course = Schemas["LessonCourse"];
export type Entry = Schemas["Entry"];
export type ChatLine = Schemas["ChatLine"];
export type Clock = Schemas["ClockOut"];
export type ClockSetting = Schemas["ClockSetting"];
export type TakeBackState = Schemas["TakeBackOut"];
export type Problem = Schemas["Problem"];

export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type WorkshopInfo = Schemas["WorkshopInfo"];
export type Draft = Schemas["Draft"];
export type Opinion = Schemas["Opinion"];
export type Drawn = Schemas["Drawn"];
export type Desk = Schemas["Desk"];
export type DeskPlace = Schemas["DeskPlace"];
export type DeskField = Schemas["Field"];
export type Brush = Schemas["Brush"];
export type Stroke = Partial<Schemas["Stroke"]>;
export type Fault = Schemas["Fault"];
export type Work = Schemas["Work"];
export type WorkInfo = Schemas["WorkInfo"];
export type Works = Schemas["Works"];
export type Trial = Schemas["TrialOut"];
export type Games = Schemas["Games"];
export type Rules = Schemas["Rules"];
export type Rule = Schemas["RuleOut"];
export type Practice = Omit<Schemas["Practice"], "view"> & { view: View };
export type Term = Schemas["TermOut"];
export type Brief = Schemas["BriefOut"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleOut = Omit<Schemas["PuzzleOut"], "view"> & { view: View };
export type Deed = Schemas["Deed"];
export type Me = Schemas["Me"];
export type Tables = Schemas["Tables"];
export type NewTable = Schemas["NewTable"];
export type SeatGiven = Schemas["SeatGiven"];
export type Replay = Schemas["Replay"];
export type Prospects = Schemas["Prospects"];
export type LogPage = Schemas["LogPage"];
export type NoticeState = Schemas["NoticeState"];

export type Language = "en" | "de";
export type BulletinText = Schemas["BulletinText"];
export type Overview = Schemas["Overview"];
export type PersonInfo = Schemas["PersonInfo"];
export type People = Schemas["People"];
export type Said = Schemas["Said"];
export type Talk = Schemas["Talk"];
export type Act = Schemas["Act"];
export type Acts = Schemas["Acts"];
export type Session = Schemas["SessionInfo"];
export type Sessions = Schemas["Sessions"];
export type TokenGiven = Schemas["TokenGiven"];
export type LessonInfo = Schemas["LessonInfo"];
export type Lessons = Schemas["Lessons"];
export type LessonMoment = Schemas["MomentOut"];
export type LessonStep = Schemas["StepOut"];
export type Doubted = Schemas["Doubted"];
export type Begun = Schemas["Begun"];
export type Laid = Omit<Schemas["Laid"], "view"> & { view: View };
export type AuthorTables = Schemas["AuthorTables"];
