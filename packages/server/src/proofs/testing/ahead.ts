/** Imported before a program: sets its wall clock a minute ahead of everybody else's. */
const MINUTE = 60_000;
const { now } = Date;
Date.now = () => now() + MINUTE;
