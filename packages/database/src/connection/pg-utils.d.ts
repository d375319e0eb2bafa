declare module 'pg/lib/utils.js' {
  const utils: {
    /** A parameter as it is sent: text, bytes, or `null`. */
    readonly prepareValue: (value: unknown) => string | Buffer | null
  }
  export default utils
}
