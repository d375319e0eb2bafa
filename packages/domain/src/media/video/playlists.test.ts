import { expect, it } from 'vitest'
import { masterPlaylists, type Variant, withQuery } from './playlists.ts'
import { rungsOf } from './rungs.ts'

const PLAYLIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-MAP:URI="v720.mp4",BYTERANGE="800@0"
#EXTINF:2.000000,
#EXT-X-BYTERANGE:250000@800
v720.mp4
#EXTINF:1.000000,
#EXT-X-BYTERANGE:50000@250800
v720.mp4
#EXT-X-ENDLIST
`

const variantsOf = (width: number, height: number): Variant[] =>
  rungsOf(width, height).map((rung) => ({
    ...rung,
    frameRate: 30,
    codecs: 'avc1.4d401f,mp4a.40.2',
    playlist: PLAYLIST.replaceAll('v720', rung.name),
  }))

it('[PIN-04 a] the V4 playlist has every size with its bit rates, the V3 mobile playlist the small ones', () => {
  const { hlsv4, hlsv3Mobile } = masterPlaylists(variantsOf(1920, 1080))
  expect(hlsv4).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=1000000,AVERAGE-BANDWIDTH=800000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=30.000\nv720.m3u8\n',
  )
  expect(hlsv4.match(/^v\d+\.m3u8$/gm)).toEqual(['v720.m3u8', 'v540.m3u8', 'v360.m3u8', 'v240.m3u8'])
  expect(hlsv3Mobile.match(/^v\d+\.m3u8$/gm)).toEqual(['v360.m3u8', 'v240.m3u8'])
})

it('[PIN-04 a] a clip of one size has it in both playlists', () => {
  const { hlsv4, hlsv3Mobile } = masterPlaylists(variantsOf(480, 400))
  expect(hlsv3Mobile.match(/^v\d+\.m3u8$/gm)).toEqual(['v240.m3u8'])
  expect(hlsv4.match(/^v\d+\.m3u8$/gm)).toEqual(['v400.m3u8', 'v240.m3u8'])
})

it('[PIN-04 a] files of a signed playlist carry its query', () => {
  expect(withQuery(PLAYLIST, 'e=1&s=2')).toBe(PLAYLIST.replaceAll('v720.mp4', 'v720.mp4?e=1&s=2'))
  expect(withQuery(PLAYLIST, '')).toBe(PLAYLIST)
})
