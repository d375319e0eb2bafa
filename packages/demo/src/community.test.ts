import { LIMITS } from '@corkboard/contract'
import { describe, expect, it } from 'vitest'

import { demoCommunity } from './content.ts'

const community = demoCommunity()
const {
  people,
  boards,
  pins,
  linkPages,
  saves,
  comments,
  reactions,
  tries,
  stories,
  carousels,
  videos,
  collaborations,
  personFollows,
  boardFollows,
} = community
const counted = (keys: readonly string[]) => Map.groupBy(keys, (key) => key)
const repeated = (keys: readonly string[]) =>
  [...counted(keys)].filter(([, same]) => same.length > 1).map(([key]) => key)

describe('the demo community', () => {
  it('is the same every time it is generated', () => {
    expect(demoCommunity()).toEqual(community)
  })

  it('has 12 people, 40 boards, and 600 pins of which 250 are saves', () => {
    expect([people.length, boards.length, pins.length + saves.length, saves.length]).toEqual([12, 40, 600, 250])
  })

  it('has 12 videos, 10 carousels and 15 stories, on public boards of those who made them', () => {
    expect([videos.length, carousels.length, stories.length]).toEqual([12, 10, 15])
    const owners = new Map(
      boards.filter(({ privacy }) => privacy === 'public').map(({ key, owner }) => [key, owner] as const),
    )
    const made = [...videos, ...carousels, ...stories]
    expect(made.filter(({ board, pinner }) => owners.get(board) !== pinner)).toEqual([])
    expect(repeated(made.map(({ title }) => title))).toEqual([])
  })

  it('has videos of three to eight seconds', () => {
    const seconds = videos.map(({ clip }) => clip.shots.reduce((sum, shot) => sum + shot.seconds, 0))
    expect(seconds.filter((length) => length < 3 || length > 8)).toEqual([])
  })

  it('has each person make one thing at a time, so that an interrupted load can tell what exists', () => {
    const made = [...pins, ...stories, ...carousels, ...videos].map(({ pinner, daysAgo }) => `${pinner} ${daysAgo}`)
    expect(repeated([...made, ...saves.map(({ saver, daysAgo }) => `${saver} ${daysAgo}`)])).toEqual([])
  })

  it('mixes privacies: mostly public boards, a few secret, one protected', () => {
    const sizes = Map.groupBy(boards, (board) => board.privacy)
    expect(sizes.get('protected')).toHaveLength(1)
    expect(sizes.get('secret')).toHaveLength(2)
  })

  it('has boards on which several users collaborate and save', () => {
    expect(collaborations.length).toBeGreaterThan(6)
    expect(repeated(collaborations.map(({ person, board }) => `${person} ${board}`))).toEqual([])
    expect(collaborations.filter(({ person, board }) => board.startsWith(`${person}/`))).toEqual([])
    const shared = new Set(collaborations.map(({ person, board }) => `${person} ${board}`))
    expect(saves.filter(({ saver, board }) => shared.has(`${saver} ${board}`)).length).toBeGreaterThan(10)
  })

  it('uses every key once', () => {
    for (const things of [people, boards, pins, saves, comments, stories, carousels, videos])
      expect(repeated(things.map(({ key }) => key))).toEqual([])
  })

  it('refers only to things in it', () => {
    const known = new Set([...people, ...boards, ...pins, ...saves].map(({ key }) => key))
    const named = [
      ...boards.map(({ owner }) => owner),
      ...pins.flatMap(({ pinner, board }) => [pinner, board]),
      ...saves.flatMap(({ saver, pin, board }) => [saver, pin, board]),
      ...comments.flatMap(({ author, pin, likers }) => [author, pin, ...likers]),
      ...collaborations.flatMap(({ person, board }) => [person, board]),
      ...personFollows.flatMap(({ follower, followee }) => [follower, followee]),
      ...boardFollows.flatMap(({ follower, board }) => [follower, board]),
    ]
    expect(named.filter((key) => !known.has(key))).toEqual([])
  })

  it('respects the limits for users', () => {
    const tooLong = [
      ...boards.filter(
        ({ name, description }) => name.length > LIMITS.boardName || description.length > LIMITS.boardDescription,
      ),
      ...people.filter(
        ({ about, firstName, lastName }) =>
          about.length > LIMITS.about || firstName.length > LIMITS.firstName || lastName.length > LIMITS.lastName,
      ),
      ...pins.filter(
        ({ title, description, altText }) =>
          title.length > LIMITS.pinTitle ||
          description.length > LIMITS.pinDescription ||
          altText.length > LIMITS.pinAltText,
      ),
    ]
    expect(tooLong).toEqual([])
    expect(people.filter(({ username }) => !/^[a-z_]{3,30}$/.test(username))).toEqual([])
  })

  it('puts pins only on the pinner’s own boards, and saves only on boards that the saver owns or collaborates on', () => {
    const owners = new Map(boards.map(({ key, owner }) => [key, owner]))
    expect(pins.filter(({ board, pinner }) => owners.get(board) !== pinner)).toEqual([])
    const working = new Set(collaborations.map(({ person, board }) => `${person} ${board}`))
    expect(
      saves.filter(({ board, saver }) => owners.get(board) !== saver && !working.has(`${saver} ${board}`)),
    ).toEqual([])
  })

  it('saves and follows only public things of others', () => {
    const open = new Map(boards.filter(({ privacy }) => privacy === 'public').map(({ key, owner }) => [key, owner]))
    const sources = new Map(pins.map((pin) => [pin.key, pin]))
    expect(
      saves.filter(({ pin, saver }) => !open.has(sources.get(pin)!.board) || sources.get(pin)!.pinner === saver),
    ).toEqual([])
    expect(boardFollows.filter(({ board, follower }) => !open.has(board) || open.get(board) === follower)).toEqual([])
    expect(personFollows.filter(({ follower, followee }) => follower === followee)).toEqual([])
  })

  it('comments on others’ public pins after they are created, with comments that fit the picture', () => {
    const sources = new Map(
      [...pins, ...saves.map((save) => ({ ...save, pinner: save.saver }))].map((pin) => [pin.key, pin]),
    )
    const open = new Set(boards.filter(({ privacy }) => privacy === 'public').map(({ key }) => key))
    expect(comments.length).toBeGreaterThan(150)
    expect(
      comments.filter(({ pin, author, daysAgo }) => {
        const { board, pinner, daysAgo: madeDaysAgo } = sources.get(pin)!
        return !open.has(board) || author === pinner || daysAgo >= madeDaysAgo
      }),
    ).toEqual([])
    expect(comments.filter(({ author, likers }) => likers.includes(author))).toEqual([])
    expect(repeated(comments.map(({ pin, text }) => `${pin} ${text}`))).toEqual([])
  })

  it('has users react to others’ pins and try them, after they are created', () => {
    const sources = new Map(
      [...pins, ...saves.map((save) => ({ ...save, pinner: save.saver }))].map((pin) => [pin.key, pin]),
    )
    const interactions = [...reactions, ...tries]
    expect(reactions.length).toBeGreaterThan(500)
    expect(tries.length).toBeGreaterThan(15)
    expect(repeated(reactions.map(({ person, pin }) => `${person} ${pin}`))).toEqual([])
    expect(
      interactions.filter(({ person, pin, daysAgo }) => {
        const source = sources.get(pin)
        return !source || source.pinner === person || daysAgo >= source.daysAgo
      }),
    ).toEqual([])
  })

  it('lets no one save a pin twice, or before it was created', () => {
    const made = new Map(pins.map(({ key, daysAgo }) => [key, daysAgo]))
    expect(repeated(saves.map(({ saver, pin }) => `${saver} ${pin}`))).toEqual([])
    expect(saves.filter(({ pin, daysAgo }) => daysAgo >= made.get(pin)!)).toEqual([])
  })

  it('is spread over the last 90 days', () => {
    const days = pins.map(({ daysAgo }) => daysAgo)
    expect(Math.max(...days)).toBeLessThanOrEqual(90)
    expect(Math.min(...days)).toBeGreaterThan(0)
    expect(counted(days.map((day) => String(Math.floor(day / 10)))).size).toBe(9)
  })

  it('never renders the same picture twice and hardly ever repeats a title', () => {
    expect(repeated(pins.map(({ picture }) => `${picture.scene} ${picture.seed}`))).toEqual([])
    expect(repeated(pins.map(({ title }) => title)).length).toBeLessThan(4)
  })

  it('shows no kind of picture twice within a dozen pins, or next to itself on a board', () => {
    const kinds = (some: readonly (typeof pins)[number][]) =>
      some.toSorted((a, b) => b.daysAgo - a.daysAgo).map(({ picture }) => picture.scene)
    const all = kinds(pins)
    expect(new Set(all).size).toBeGreaterThan(55)
    expect(all.filter((kind, place) => all.slice(place + 1, place + 12).includes(kind))).toEqual([])
    for (const { key } of boards) {
      const own = kinds(pins.filter(({ board }) => board === key))
      expect({ key, repeated: own.filter((kind, place) => kind === own[place + 1]) }).toEqual({ key, repeated: [] })
    }
  })

  it('links only to domains that no one owns', () => {
    const hosts = new Set(pins.filter(({ link }) => link).map(({ link }) => new URL(link).hostname))
    expect([...hosts].filter((host) => !/(^|\.)example\.(com|org|net)$/.test(host))).toEqual([])
  })

  it('has page content for many links: products, recipes and articles that fit their pins', () => {
    const types = new Map(linkPages.map(({ link, html }) => [link, /"@type":"(\w+)"/.exec(html)?.[1]]))
    const linked = new Set(pins.map(({ link }) => link))
    expect(linkPages.filter(({ link }) => !linked.has(link))).toEqual([])
    const count = (type: string) => pins.filter(({ link }) => types.get(link) === type).length
    expect(count('Product')).toBeGreaterThan(40)
    expect(count('Recipe')).toBeGreaterThan(10)
    expect(count('Article')).toBeGreaterThan(40)
    expect(linkPages.filter(({ html }) => /undefined|null|NaN/.test(html))).toEqual([])
  })

  it('writes complete texts: no empty title, no stray placeholder, no double space', () => {
    const texts = pins.flatMap(({ title, altText }) => [title, altText])
    expect(
      texts.filter((text) => text.trim().length < 4 || /undefined|null|NaN|\[object|\s{2}|\s[,.]/.test(text)),
    ).toEqual([])
  })
})
