declare module 'pg/lib/utils.js' {
  const utils: {
    /** Converts a parameter to the form it is sent in: text, bytes, or `null`. */
    readonly prepareValue: (value: unknown) => string | Buffer | null
  }
  export default utils
}
