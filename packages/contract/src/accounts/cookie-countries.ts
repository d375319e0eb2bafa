/**
 * (ours) Countries where visitors are asked for cookie consent unless the operator says otherwise (IDENT-14): the
 * European Economic Area, Switzerland and the United Kingdom. ISO 3166-1.
 */
export const COOKIE_COUNTRIES: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')
