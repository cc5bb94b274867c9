/** Failure of a file download with its message; `final` if a retry is useless. */
export class FileFailure extends Error {
  readonly final: boolean;

  constructor(sentence: string, final: boolean) {
    super(sentence);
    this.name = 'FileFailure';
    this.final = final;
  }
}
