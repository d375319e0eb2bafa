/**
 * Words that say nothing about a picture, by language: the most common ones, and those used to address readers in
 * titles.
 */
const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about above after again all also always am an and any are as at be because been before being below best
    better between both but by can could did do does doing done don't each easy ever every few for from get gets got
    had has have having he her here hers him his how i i'm idea ideas if in inspiration inspo into is it it's its
    just keep know last let like little look looks lot made make makes many may maybe me more most much my need never
    new next no not nothing now of off often on one only or other our out over own perfect pin pins please really
    right same saved saving see she should simple since so some something still such take than thank that the their
    them then there these they thing things this those three through to today too top try two under until up us use
    very via want was way we well were what when where which while who why will with without would year years you
    your`,
  de: `aber alle als am an auch auf aus bei bin bis das dass dein dem den der des die dies diese dir doch du ein eine
    einem einen einer es etwas euch fur ganz gut hat habe hier ich idee ideen ihr im in ist ja kann kein man mehr mein
    meine mich mir mit nach nicht noch nur oder ohne schon schone sehr sich sie sind so um und uns unser unter viel
    vom von vor was wenn wer wie wir wird zu zum zur`,
  fr: `a au aux avec c'est ce ces cette comme d dans de des du elle en est et faire idee idees il j je l la le les leur
    mais mes moi mon ne nos notre nous ou par pas plus pour qu que qui sa sans se ses si son sont sur ta tes toi ton
    tous tout tres tu un une vos votre vous y`,
  es: `a al algo como con cuando de del desde donde el ella en entre es esta este esto ha hacer hay idea ideas la las le
    les lo los mas me mi mis mucho muy no nos o para pero por porque que se ser si sin sobre son su sus te tu tus un
    una unas unos y ya yo`,
  pt: `a ao aos as ate com como da das de dela dele do dos e ela ele em entre essa esse esta este eu foi ideia ideias
    isso ja la mais mas me meu minha muito na nas nem no nos o os ou para pela pelo por que se sem ser seu sua sao so
    tem um uma uns voce`,
  it: `a ai al alla anche che chi ci come con da dal degli dei del della delle di e ed gli ha hai ho i il in io la le lo
    loro ma mi mia mio ne nel nella noi non o per piu quando questa questo se si sono sua sul suo tra tu un una uno`,
  nl: `aan als bij dan dat de deze die dit door een en er haar het hier hij hoe idee ideeen ik in is je kan maar me meer
    met mijn naar niet nog nu of om onze ook op over te tot uit van veel voor want was wat we wel wordt zijn zo`,
  sv: `allt alla att av bara den det dig din du efter eller en ett for fran ha han har hon hur i inte jag kan med mig min
    mycket nar nu och om pa sa sin ska som till upp ut var vi vid ar`,
  da: `af alle at bare da de dem den der det dig din du efter eller en er et for fra ha han har hun hvad hvor i ikke jeg kan
    med meget mig min mit nar nu og om op pa sa sig sin skal som til ud var ved vi`,
  nb: `alle at av bare da de den der det deg din du eller en er et etter for fra ha han har hun hva hvor i ikke jeg kan med
    meg meget min mitt nar na og om opp pa sa seg sin skal som til ut var ved vi`,
  pl: `a ale bez bo by byc byl co czy dla do gdzie go i ich ja jak jako jego jej jest juz ktory lub ma mi mnie moj moje na
    nad nie o od oraz po pod przed przez przy sa sie tak te tego ten to tu w we z za ze`,
  tr: `ama bir bu cok da daha de diye en gibi hem icin ile ise kadar ki ne o ve veya ya`,
  ru: `а без бы был в во все вы где для до его ее если есть еще же за и из или их к как ко который мы на над не но о об он она
    они от по под при с свой со так такой то только ты у уже что это я`,
  uk: `а або без був в вже від він вона вони все ви де для до його її як і із ій к ми на над не ні о об по під при про з за зі
    та так такий те то ти у це цей що я є`,
  ja: `か が から こと この する その た だ て で です と な に の は へ まで ます も や よ を`,
  zh: `不 个 也 了 和 在 她 我 是 有 的 这 那 都`,
  ko: `그 그리고 및 이 저 것 수 등 더 또 또는 를 을 은 는 의 에 와 과`,
  ar: `ال إلى أن أو التي الذي إن بين ثم عن على عند في كل كان لا لم ما مع من هذا هذه هو هي و يا`,
}

const stopWords = new Map(
  Object.entries(STOP_WORDS).map(([language, words]) => [
    language,
    new Set(words.split(/\s+/).map((word) => word.replaceAll("'", ''))),
  ]),
)

/** True when a word carries no meaning by itself. English always counts, because half of all titles are in it. */
export const isStopWord = (word: string, language: string): boolean =>
  stopWords.get('en')!.has(word) || stopWords.get(language)?.has(word) === true

/** The same in any language that we know such words of. */
export const isStopWordAnywhere = (word: string): boolean => [...stopWords.values()].some((words) => words.has(word))

/** An English text has at least so many stop words of English. */
const FEWEST_ENGLISH = 2

/**
 * The language of a text whose writer has another language: many write in English. Others are not recognized, and neither
 * is English by writers of a language whose stop words we do not know.
 * @param words folded
 */
export const languageOfWords = (words: readonly string[], writers: string): string => {
  const own = stopWords.get(writers)
  if (writers === 'en' || !own) return writers
  const english = stopWords.get('en')!
  // "A" and "in" are words of both English and others.
  const ofEnglish = words.filter((word) => english.has(word) && !own.has(word)).length
  const ofOwn = words.filter((word) => own.has(word) && !english.has(word)).length
  return ofEnglish >= FEWEST_ENGLISH && ofEnglish > 2 * ofOwn ? 'en' : writers
}

/** Lowercase, without accents and apostrophes, with any other punctuation as one space. */
export const normalised = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Most texts, which need none of Unicode's tables. */
const ASCII = /^[\t\n\r\x20-\x7e]*$/

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export const wordsOf = (text: string, language: string): string[] => {
  if (ASCII.test(text))
    return (
      text
        .replaceAll("'", '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    )
  const plain = normalised(text)
  if (plain === '') return []
  if (!UNSPACED.test(plain)) return plain.split(' ')
  const segments = new Intl.Segmenter(language || 'en', { granularity: 'word' }).segment(plain.normalize('NFC'))
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

/** One form for the singular and plural of an English word. Other words keep a form of their own. */
export const stemOf = (word: string): string => {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('oes')) return word.slice(0, -2)
  if (/(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A description of a picture begins with what it shows: "A kitchen with …". */
const FIRST_WORDS = 6

/** What follows these is around what the picture shows, or how that looks: "a trainer in lemon and olive". */
const AFTER_HEAD: ReadonlySet<string> = new Set(
  'above against at before behind below beside by from in inside into near next on over under with'.split(' '),
)

/** How many words of a folded alternative text name what the picture shows: "A kitchen", "A cup of coffee". */
export const headLength = (alt: readonly string[]): number => {
  const first = alt.slice(0, FIRST_WORDS)
  const end = first.findIndex((word, n) => n > 0 && AFTER_HEAD.has(word))
  return end === -1 ? first.length : end
}
