import { describe, expect, it } from 'vitest'
import { hasNewRequest, type WaitingRequests } from './new-request.ts'

const waiting = (count: number, newest: string | null): WaitingRequests => ({
  contact_request_count: count,
  newest_contact_request_id: newest,
})

const CASES: readonly [string, WaitingRequests, WaitingRequests, boolean][] = [
  ['is the first', waiting(0, null), waiting(1, '9'), true],
  ['is one more', waiting(1, '9'), waiting(2, '10'), true],
  ['comes as one is answered', waiting(1, '9'), waiting(1, '10'), true],
  ['comes as two are answered', waiting(2, '9'), waiting(1, '10'), true],
  ['asks into a conversation from before', waiting(1, '10'), waiting(2, '10'), true],
  ['is none where nothing changed', waiting(1, '9'), waiting(1, '9'), false],
  ['is none where the newest was answered', waiting(2, '10'), waiting(1, '9'), false],
  ['is none where the last was answered', waiting(1, '9'), waiting(0, null), false],
]

describe('[PEOPLE-02 d] a new contact request', () => {
  it.each(CASES)('%s', (_name, before, now, expected) => {
    expect(hasNewRequest(before, now)).toBe(expected)
  })
})
