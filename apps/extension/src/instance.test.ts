import { expect, it } from 'vitest'
import { originIn } from './instance.ts'

it.each([
  ['https://pins.example', 'https://pins.example'],
  [' https://pins.example/pin/create/?a=b ', 'https://pins.example'],
  ['pins.example', 'https://pins.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
])('%j is the site %s', (typed, origin) => expect(originIn(typed)).toBe(origin))

it.each(['', ' ', 'http://pins.example', 'javascript:alert(1)', 'ftp://pins.example', 'not an address'])(
  '%j is no site to save to',
  (typed) => expect(originIn(typed)).toBeUndefined(),
)
