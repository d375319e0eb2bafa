import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Shop-the-look selection (consumer §3): of the products in one pin, which is looked at. */
export interface ShopTheLookState {
  /** The pin whose products they are. */
  pinId: string | null
  /** The product, as its pin's part names it; `null` while none was chosen. */
  selected: string | null
}

const initialState: ShopTheLookState = { pinId: null, selected: null }

/** PIN-15. One pin is shopped at a time: choosing in another forgets what was chosen in the first. */
export const shopTheLookSlice = createSlice({
  name: 'shopTheLook',
  initialState,
  reducers: {
    /** Chosen again, it is so no more. */
    productSelected: (state, { payload }: PayloadAction<{ pinId: string; product: string }>): ShopTheLookState => {
      const isSame = state.pinId === payload.pinId && state.selected === payload.product
      return isSame ? initialState : { pinId: payload.pinId, selected: payload.product }
    },
    selectionCleared: (): ShopTheLookState => initialState,
  },
})

export const { productSelected, selectionCleared } = shopTheLookSlice.actions
