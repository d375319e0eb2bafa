import type { Locale } from '@corkboard/contract/locales'
import type { DemoPerson } from './community-shape.ts'

const person = (
  key: string,
  firstName: string,
  lastName: string,
  country: string,
  locale: Locale,
  avatarSeed: number,
  about: string,
): DemoPerson => ({
  key,
  username: `${firstName}_${lastName}`
    .normalize('NFD')
    .replace(/ł/g, 'l')
    .replace(/[^A-Za-z_]/g, '')
    .toLowerCase(),
  firstName,
  lastName,
  about,
  country,
  locale,
  avatar: { scene: 'portrait', seed: avatarSeed },
})

/** Twelve made-up people. The avatar seeds were chosen by eye, so that no two look alike. */
export const PEOPLE: readonly DemoPerson[] = [
  person(
    'mara',
    'Mara',
    'Lindqvist',
    'SE',
    'sv-SE',
    6,
    'Kitchens, corners and what comes out of the oven. Slowly renovating a very small house.',
  ),
  person(
    'tomasz',
    'Tomasz',
    'Wójcik',
    'PL',
    'pl-PL',
    8,
    'Huts, ridges, bad maps. Mostly above 1800 meters or planning to be.',
  ),
  person(
    'amara',
    'Amara',
    'Okafor',
    'NG',
    'en-GB',
    7,
    'Textile designer. I collect repeats: tiles, cloth, grids, anything that says itself twice.',
  ),
  person(
    'yuki',
    'Yuki',
    'Tanabe',
    'JP',
    'ja',
    5,
    'Clay on weekdays, cats always. 28 square meters and counting every one.',
  ),
  person(
    'leila',
    'Leila',
    'Haddad',
    'LB',
    'ar-SA',
    3,
    'I cook for eight even when we are two. Recipes that forgive you.',
  ),
  person(
    'diego',
    'Diego',
    'Fuentes',
    'MX',
    'es-MX',
    12,
    'Poster printer. Cactus keeper. Driver of a car older than me.',
  ),
  person('priya', 'Priya', 'Raman', 'IN', 'en-IN', 1, 'Botany by day, marbled paper by night. Ask me about ferns.'),
  person('noah', 'Noah', 'Beaumont', 'CA', 'fr', 4, 'Cabins, lakes, long exposures. Half of my luggage is thermos.'),
  person(
    'freya',
    'Freya',
    'Andersen',
    'DK',
    'da-DK',
    9,
    'Knits, quilts and a pile of unread books that has become furniture.',
  ),
  person('kofi', 'Kofi', 'Mensah', 'GH', 'en-GB', 2, 'Night walks, loud type, fresh trainers. Art director somewhere.'),
  person(
    'ines',
    'Inês',
    'Carvalho',
    'PT',
    'pt-PT',
    10,
    'Painter. Looking for good tiles, good light and the sea, in that order.',
  ),
  person(
    'minjun',
    'Min-jun',
    'Seo',
    'KR',
    'ko-KR',
    11,
    'Grids, flowers, filter coffee. My wallpaper changes on Mondays.',
  ),
]
