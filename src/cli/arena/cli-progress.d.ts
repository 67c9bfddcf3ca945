/** The little that is used of a package without types. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: {
      readonly format: string;
      readonly stream: NodeJS.WritableStream;
      readonly clearOnComplete: boolean;
      readonly gracefulExit: boolean;
      readonly linewrap: boolean;
    });
    start(total: number, value: number): void;
    update(value: number): void;
    stop(): void;
  }
}
