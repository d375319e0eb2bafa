import type { Playing } from '../../product/stories/StoryVideo.tsx'

const nothing = () => {}

/** For pages whose videos do not play. */
export const STILL: Playing = {
  isPlaying: false,
  isMuted: true,
  startAt: 0,
  onTime: undefined,
  onEnd: undefined,
  onBroken: nothing,
}
