/** Something the person who typed the command can fix: it is reported in one sentence, with exit code 2. */
export class Complaint extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Complaint';
  }
}
