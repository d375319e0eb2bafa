/** Receives the progress of long work; the caller decides how to show it. */
export interface Progress {
  step(done: number): void
  finish(): void
}

export type ShowProgress = (what: string, total: number) => Progress
