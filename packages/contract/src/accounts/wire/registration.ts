import Type from 'typebox'

/** IDENT-01: what every kind of registration may add. */
export const RegistrationDetails = {
  last_name: Type.Optional(Type.String()),
  /** YYYY-MM-DD */
  birthday: Type.Optional(Type.String()),
  /** `female`, `male`, `custom` (then `custom_gender`), `unspecified` */
  gender: Type.Optional(Type.String()),
  custom_gender: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  /** One of the offered locales, as `en-US` or `en_US`. */
  locale: Type.Optional(Type.String()),
  /** From the URL they first arrived with (SHELL-08); for operators. */
  utm_campaign: Type.Optional(Type.String()),
  /** The address of the page whose link they followed; its host is kept, for operators. */
  referrer: Type.Optional(Type.String()),
  /** The bot check's token for the action `register`: the session counts as verified from the start (IDENT-09). */
  recaptcha_v3_token: Type.Optional(Type.String()),
  /**
   * How the form was filled in, as JSON or (where the call is JSON itself) as an object: `filled_ms` and `inputs` (keys,
   * pointer presses and pastes). A script's form is not verified by its token. Not stored.
   */
  user_behavior_data: Type.Optional(Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())])),
}
