/** What a user wants to make pins of, on its way to the builder. */
export interface HandedOver {
  readonly files: readonly File[]
  /** Of a page or a picture elsewhere. */
  readonly address: string | null
}

let waiting: HandedOver | undefined

/** For the builder, which opens next. */
export const handOver = (things: HandedOver): void => {
  waiting = things
}

/** Returns what was handed over, once. */
export const takeHandedOver = (): HandedOver | undefined => {
  const things = waiting
  waiting = undefined
  return things
}
