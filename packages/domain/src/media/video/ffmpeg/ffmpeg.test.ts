import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTranscoder } from '../run-transcoder.ts'
import { createTranscoder } from '../transcoder.ts'
import { VIDEO_FILES } from '../video-facts.ts'
import { readProbed } from './probe-clip.ts'
import { problemOfFfmpeg } from './problem-of-ffmpeg.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corkboard-ffmpeg-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

const LISTS =
  'V....D libx264 H.264\\n A....D aac AAC\\n VFS... mjpeg JPEG\\n ... fps V->V\\n .SC zscale V->V\\n .S. tonemap V->V'

/** Installs programs that print this. */
const install = async ({ version = '7.0.2', lists = LISTS, ffmpeg = '', ffprobe = '' } = {}): Promise<string> => {
  const programs = {
    ffmpeg: `case "$*" in -version) echo "ffmpeg version ${version} built";; *coders*|*filters*) printf ' ${lists}\\n';; *) ${ffmpeg || ':'};; esac`,
    ffprobe: `case "$*" in -version) echo "ffprobe version ${version}";; *) ${ffprobe || ':'};; esac`,
  }
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`)
    await chmod(path.join(folder, name), 0o755)
  }
  return path.join(folder, 'ffmpeg')
}

const PROBED = {
  streams: [
    { index: 0, codec_type: 'video', width: 600, height: 600, disposition: { attached_pic: 1 } },
    {
      index: 1,
      codec_type: 'video',
      width: 1_920,
      height: 1_080,
      sample_aspect_ratio: '1:1',
      r_frame_rate: '30000/1001',
      avg_frame_rate: '359/12',
      color_transfer: 'arib-std-b67',
      disposition: { attached_pic: 0 },
      side_data_list: [{ side_data_type: 'Display Matrix', rotation: -90 }],
    },
    { index: 2, codec_type: 'audio' },
  ],
  format: { duration: '11.980000' },
}

describe('[PIN-04 a] what ffprobe says of a clip', () => {
  it('is read: the video that is no cover, its turns, its colors, and the sound', () => {
    expect(readProbed(JSON.stringify(PROBED))).toEqual({
      video: {
        index: 1,
        width: 1_920,
        height: 1_080,
        pixelShape: { num: 1, den: 1 },
        rFrameRate: { num: 30_000, den: 1_001 },
        avgFrameRate: { num: 359, den: 12 },
        quarterTurns: 1,
        isHdr: true,
      },
      soundIndex: 2,
      seconds: 11.98,
    })
  })

  it('is refused without a picture', () => {
    const broken = { code: 'media.video_broken' }
    const sound = JSON.stringify({ streams: [{ index: 0, codec_type: 'audio' }], format: {} })
    expect(() => readProbed(sound)).toThrow(expect.objectContaining(broken))
    expect(() => readProbed('{}')).toThrow(expect.objectContaining(broken))
    expect(() => readProbed(JSON.stringify(PROBED).slice(0, 100))).toThrow(expect.objectContaining(broken))
  })
})

describe.skipIf(process.platform === 'win32')('[PIN-04 a] the FFmpeg of FFMPEG_PATH', () => {
  it('transcodes where the video library cannot be loaded, and only there', async () => {
    const ffmpeg = await install()
    const missing = 'the optional package node-av is not installed'
    expect(createTranscoder(ffmpeg, missing).problem).toBeUndefined()
    expect(createTranscoder(undefined, missing).problem).toBe(`${missing}, and FFMPEG_PATH is not set`)
    expect(createTranscoder('/nowhere/ffmpeg').problem).toBeUndefined()
    expect(createTranscoder('/nowhere/ffmpeg', missing).problem).toBe(
      `${missing}, and FFMPEG_PATH does not help: /nowhere/ffmpeg does not run`,
    )
  })

  it('has to be recent, with ffprobe next to it, and with what it takes to make the files', async () => {
    expect(problemOfFfmpeg(await install())).toBeUndefined()
    expect(problemOfFfmpeg(await install({ version: 'N-66595-gc2b38619c0' }))).toBeUndefined()
    const ffmpeg = await install({ version: '4.4.1' })
    expect(problemOfFfmpeg(ffmpeg)).toBe(`${ffmpeg} is older than FFmpeg 5.1`)
    await install({ lists: LISTS.replace(/.*libx264[^\\]*\\n/, '') })
    expect(problemOfFfmpeg(ffmpeg)).toBe(`${ffmpeg} was built without libx264`)
    await install({ lists: LISTS.replace('zscale', 'scale') })
    expect(problemOfFfmpeg(ffmpeg)).toBe(`${ffmpeg} was built without zscale`)
    await install()
    await rm(path.join(folder, 'ffprobe'))
    expect(problemOfFfmpeg(ffmpeg)).toBe(`${path.join(folder, 'ffprobe')} does not run`)
  })

  it('ends with its process when it is canceled or makes no progress', async () => {
    const pidFile = path.join(folder, 'pid')
    const ffmpegPath = await install({
      ffprobe: `printf '${JSON.stringify(PROBED)}'`,
      ffmpeg: `echo $$ > ${pidFile}.new; mv ${pidFile}.new ${pidFile}; echo frame=1; exec sleep 600`,
    })
    const isAlive = async (): Promise<boolean> => {
      try {
        return process.kill(Number(await readFile(pidFile, 'utf8')), 0)
      } catch {
        return false
      }
    }
    const out = path.join(folder, 'out')
    await mkdir(out)
    const canceling = new AbortController()
    const canceled = runTranscoder('clip.mp4', out, {
      ffmpegPath,
      signal: canceling.signal,
      onProgress: () => canceling.abort(),
    })
    await expect(canceled).rejects.toThrow('canceled')
    await expect.poll(isAlive).toBe(false)

    const stalled = runTranscoder('clip.mp4', out, { ffmpegPath, limits: { stallMs: 2_000 } })
    await expect(stalled).rejects.toMatchObject({ code: 'media.timeout', details: { data: { stallMs: 2_000 } } })
    await expect.poll(isAlive).toBe(false)
  })

  it('that crashes is a lost transcoder, and one that says why it cannot is a damaged video', async () => {
    const ffprobe = `printf '${JSON.stringify(PROBED)}'`
    const crashing = await install({ ffprobe, ffmpeg: 'kill -9 $$' })
    await expect(runTranscoder('clip.mp4', folder, { ffmpegPath: crashing })).rejects.toThrow('The transcoder ended')
    const refusing = await install({ ffprobe, ffmpeg: 'echo "Invalid data found" >&2; exit 1' })
    const run = runTranscoder('clip.mp4', folder, { ffmpegPath: refusing })
    await expect(run).rejects.toMatchObject({ code: 'media.video_broken' })
    // The video is not refused because of our disk.
    const full = await install({ ffprobe, ffmpeg: 'echo "No space left on device" >&2; exit 1' })
    await expect(runTranscoder('clip.mp4', folder, { ffmpegPath: full })).rejects.toMatchObject({ code: 'unknown' })
  })
})

/** The operator's, or the machine's own. */
const REAL = [process.env['FFMPEG_PATH'], '/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'].find(
  (file) => file !== undefined && existsSync(file) && problemOfFfmpeg(file) === undefined,
)

describe.skipIf(REAL === undefined)('[PIN-04 a] a real FFmpeg; skipped where none is installed', () => {
  const ffmpegPath = REAL!
  const writeClip = async (bytes: Buffer) => {
    const [file, out] = [path.join(folder, 'upload'), path.join(folder, 'out')]
    await mkdir(out)
    await writeFile(file, bytes)
    return { file, out }
  }
  /** How players turn the picture of an MP4 (ISO 14496-12, `tkhd`): nine numbers, 36 bytes. */
  const matrixIn = (mp4: Buffer): Buffer => mp4.subarray(mp4.indexOf('tkhd') + 44, mp4.indexOf('tkhd') + 80)

  it('turns what was filmed upright, and leaves no note that it is still to be turned', async () => {
    const clip = await drawClip()
    const upright = matrixIn(clip)
    const straight = Buffer.from(upright)
    // A quarter clockwise.
    for (const [place, value] of [0, 0x1_00_00, 0, -0x1_00_00, 0].entries()) upright.writeInt32BE(value, place * 4)
    const { file, out } = await writeClip(clip)
    expect(await runTranscoder(file, out, { ffmpegPath })).toMatchObject({ width: 180, height: 320 })
    expect(matrixIn(await readFile(path.join(out, VIDEO_FILES.progressive)))).toEqual(straight)
  })

  it('[CREATE-08 a] makes progress also in front of a part, from the last key frame on', async () => {
    const { file, out } = await writeClip(await drawClip({ seconds: 8 }))
    const told: number[] = []
    const part = { startMs: 7_000, endMs: 8_000, isMuted: false }
    await runTranscoder(file, out, { ffmpegPath, part, onProgress: ({ seconds }) => told.push(seconds) })
    expect(told[0]).toBe(0)
  })
})
