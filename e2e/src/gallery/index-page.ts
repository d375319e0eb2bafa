import { CHAPTERS, type Shot } from './shots.ts'

const PHONE_WIDTH = 280

const isPhone = ({ seat }: Shot): boolean => seat?.device === 'phone'

/** A phone's pictures stand side by side. */
const picture = (shot: Shot): string =>
  isPhone(shot)
    ? `<img src="${shot.name}.webp" width="${PHONE_WIDTH}" alt="${shot.caption}">`
    : `${shot.caption}:\n\n![${shot.caption}](${shot.name}.webp)`

const phones = (shots: readonly Shot[]): string[] =>
  shots.length === 0
    ? []
    : [`On a phone: ${shots.map(({ caption }) => caption.toLowerCase()).join('; ')}.`, shots.map(picture).join('\n')]

/** The gallery as a page of its folder. */
export const indexPage = (): string =>
  [
    '# What it looks like',
    'The demo community (`npm start -- --demo`), seen by visitors, by Mara, who has been there for months, by Robin, who came today, and by Olivia, who runs the site. `npm run screenshots` takes these pictures and writes this page.',
    ...CHAPTERS.flatMap(({ title, shots }) => [
      `## ${title}`,
      ...shots.filter((shot) => !isPhone(shot)).map(picture),
      ...phones(shots.filter(isPhone)),
    ]),
  ].join('\n\n') + '\n'
