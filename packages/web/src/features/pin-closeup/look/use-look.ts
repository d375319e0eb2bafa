import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../../services.tsx'
import { injectSlices, selectSlice } from '../../../store/root.ts'
import { productSelected, selectionCleared, shopTheLookSlice } from './shop-the-look-slice.ts'

injectSlices([shopTheLookSlice])

/** Returns the selected product of a pin and a function to select one. Leaving the pin clears the selection. */
export const useLook = (pinId: string): readonly [selected: string | null, select: (product: string) => void] => {
  const dispatch = useAppDispatch()
  const selected = useAppSelector((state) => {
    const look = selectSlice(state, shopTheLookSlice)
    return look.pinId === pinId ? look.selected : null
  })
  useEffect(() => () => void dispatch(selectionCleared()), [dispatch])
  return [selected, (product) => dispatch(productSelected({ pinId, product }))]
}
