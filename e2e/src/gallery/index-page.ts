import { CHAPTERS, type Shot } from './shots.ts'

const PHONE_WIDTH = 280

const isPhone = ({ seat }: Shot): boolean => seat?.device === 'phone'

/** Screenshots of phones are side by side. */
const picture = (shot: Shot): string =>
  isPhone(shot)
    ? `<img src="${shot.name}.webp" width="${PHONE_WIDTH}" alt="${shot.caption}">`
    : `${shot.caption}:\n\n![${shot.caption}](${shot.name}.webp)`

const phones = (shots: readonly Shot[]): string[] =>
  shots.length === 0
    ? []
    : [`On a phone: ${shots.map(({ caption }) => caption.toLowerCase()).join('; ')}.`, shots.map(picture).join('\n')]

/** Returns the README of the screenshots folder. */
export const indexPage = (): string =>
  [
    '# Screenshots',
    'The demo community (`npm start -- --demo`), as seen by visitors, by Mara, a longtime member, by Robin, who joined today, and by Olivia, who owns the site. `npm run screenshots` takes these screenshots and writes this page.',
    'Every screen at 1440, 820 and 390 px, light and dark: [visitors](every-screen/visitors.md), [members](every-screen/members.md), [the owner](every-screen/owner.md). [Ten screens before and after](before-and-after.md) the redesign of November 2026.',
    ...CHAPTERS.flatMap(({ title, shots }) => [
      `## ${title}`,
      ...shots.filter((shot) => !isPhone(shot)).map(picture),
      ...phones(shots.filter(isPhone)),
    ]),
  ].join('\n\n') + '\n'
