type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

/**
 * Returns where a floating panel goes, px from the window's left and top: below its trigger with their start edges
 * aligned, above if there is more room, never outside the window.
 * @param toEnd aligns the end edges instead
 * @param gap between trigger and panel, and to the window's edges
 */
export const placeNextTo = (trigger: Box, panel: Size, view: Size, rtl: boolean, toEnd: boolean, gap = 8) => {
  const left = rtl === toEnd ? trigger.left : trigger.right - panel.width
  const below = view.height - trigger.bottom - gap * 2
  const above = trigger.top - gap * 2
  const top = panel.height <= below || below >= above ? trigger.bottom + gap : trigger.top - gap - panel.height
  const within = (value: number, size: number, room: number) => Math.max(gap, Math.min(value, room - size - gap))
  return { left: within(left, panel.width, view.width), top: within(top, panel.height, view.height) }
}
