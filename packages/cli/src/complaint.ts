/** Something the person who typed the command can mend: it is said in one sentence, and the exit code is 2. */
export class Complaint extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Complaint';
  }
}
