import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Shop-the-look selection (consumer §3): the selected product of one pin. */
export interface ShopTheLookState {
  /** The pin with the products. */
  pinId: string | null
  /** The selected product's id within its pin; `null` if none is selected. */
  selected: string | null
}

const initialState: ShopTheLookState = { pinId: null, selected: null }

/** PIN-15. Only one pin has a selection: selecting in another pin clears the first. */
export const shopTheLookSlice = createSlice({
  name: 'shopTheLook',
  initialState,
  reducers: {
    /** Selecting the same product again clears the selection. */
    productSelected: (state, { payload }: PayloadAction<{ pinId: string; product: string }>): ShopTheLookState => {
      const isSame = state.pinId === payload.pinId && state.selected === payload.product
      return isSame ? initialState : { pinId: payload.pinId, selected: payload.product }
    },
    selectionCleared: (): ShopTheLookState => initialState,
  },
})

export const { productSelected, selectionCleared } = shopTheLookSlice.actions
