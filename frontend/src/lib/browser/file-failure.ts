/** Why a file did not come, in words; `final` where trying again would not help. */
export class FileFailure extends Error {
  readonly final: boolean;

  constructor(sentence: string, final: boolean) {
    super(sentence);
    this.name = 'FileFailure';
    this.final = final;
  }
}
