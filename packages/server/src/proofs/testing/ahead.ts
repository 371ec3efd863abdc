/** Imported before a program: the clock on its wall is a minute ahead of everybody else's. */
const MINUTE = 60_000;
const { now } = Date;
Date.now = () => now() + MINUTE;
