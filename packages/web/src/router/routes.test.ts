import { describe, expect, it } from 'vitest'
import { createRoutes, matchRoute, toRoute } from './routes.ts'

const routes = createRoutes([
  'www/index',
  'www/[username]',
  'www/[username]/[slug]',
  'www/pin/[id]',
  'www/pin/[id]/sent',
  'www/pin/create',
  'www/homefeed',
  'www/today',
  'www/today/[term]/[title]/[articleId]',
])
const matched = (pathname: string) => {
  const match = matchRoute(routes, pathname)
  return match && { pattern: match.route.pattern, ...match.params }
}

describe('[SHELL-02 a b c d] page handler files map to routes', () => {
  it.each([
    ['./pages/www/index.tsx', '/'],
    ['./pages/www/pin/[id].js', '/pin/:id'],
    ['../pages/www/pin/[id]/sent.tsx', '/pin/:id/sent'],
    ['www/settings/account-settings', '/settings/account-settings'],
  ])('%s becomes %s', (file, pattern) => {
    expect(toRoute(file).pattern).toBe(pattern)
  })

  it.each(['www/pin/index', './pages/www/[username]/index.tsx'])('rejects a nested index: %s', (file) => {
    expect(() => toRoute(file)).toThrow('Only the root may have an index')
  })

  it('two handlers for the same addresses are rejected', () => {
    expect(() => createRoutes(['www/[username]', 'www/[name]'])).toThrow('Two page handlers')
  })

  it('static comes before parameter and shorter before longer, whatever the order of the files', () => {
    const patterns = [
      '/',
      '/homefeed',
      '/pin/create',
      '/pin/:id',
      '/pin/:id/sent',
      '/today',
      '/today/:term/:title/:articleId',
    ]
    const order = routes.map(({ pattern }) => pattern)
    expect(order.indexOf('/pin/create')).toBeLessThan(order.indexOf('/pin/:id'))
    expect(order.indexOf('/pin/:id')).toBeLessThan(order.indexOf('/pin/:id/sent'))
    expect(order.slice(-2)).toEqual(['/:username', '/:username/:slug'])
    expect(order.toSorted()).toEqual([...patterns, '/:username', '/:username/:slug'].toSorted())
    expect(createRoutes(routes.map(({ handlerId }) => handlerId).toReversed())).toEqual(routes)
  })

  it('[SHELL-01 a] a last segment […rest] takes all that follows, after every other route', () => {
    const starred = createRoutes([
      'www/mail/[...rest]',
      'www/mail/[kind]',
      'www/mail/[kind]/sent',
      'www/mail',
      'www/[user]',
    ])
    const found = (pathname: string) => {
      const { route, params } = matchRoute(starred, pathname) ?? {}
      return route && [route.handlerId, params]
    }
    expect(found('/mail/')).toEqual(['www/mail', {}])
    expect(found('/mail/a')).toEqual(['www/mail/[kind]', { kind: 'a' }])
    expect(found('/mail/a/sent')).toEqual(['www/mail/[kind]/sent', { kind: 'a' }])
    expect(found('/mail/a/b%20c/d/')).toEqual(['www/mail/[...rest]', { rest: 'a/b c/d' }])
  })

  it.each([
    ['/', { pattern: '/' }],
    ['/pin/create', { pattern: '/pin/create' }],
    ['/pin/12', { pattern: '/pin/:id', id: '12' }],
    ['/pin/12/', { pattern: '/pin/:id', id: '12' }],
    ['/pin/12/sent/', { pattern: '/pin/:id/sent', id: '12' }],
    ['/homefeed/', { pattern: '/homefeed' }],
    ['/alice', { pattern: '/:username', username: 'alice' }],
    ['/alice/caf%C3%A9/', { pattern: '/:username/:slug', username: 'alice', slug: 'café' }],
    ['/pin', undefined],
    ['/today/soon', undefined],
    ['/today/a/b/c', { pattern: '/today/:term/:title/:articleId', term: 'a', title: 'b', articleId: 'c' }],
    ['/pin/12/sent/more', undefined],
    ['//', undefined],
    ['/pin//', undefined],
    ['/alice//kitchens', undefined],
    ['/%E0%A4%A', undefined],
    ['', undefined],
  ])('%s matches exactly', (pathname, expected) => {
    expect(matched(pathname)).toEqual(expected)
  })
})
