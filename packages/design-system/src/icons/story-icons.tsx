import { Icon, type IconProps } from './Icon.tsx'

// Our own icons of the story editor, loaded with it.

export const StoryIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM10 6.5h4"
  />
)

export const TextIcon = (props: IconProps) => <Icon {...props} d="M5.5 8V5h13v3M12 5v14M9 19h6" />

export const HeadingIcon = (props: IconProps) => <Icon {...props} d="M6.5 5v14M17.5 5v14M6.5 12h11" />

export const StickerIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M13.5 4H7a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-6.5zM13.5 4v3.5a3 3 0 0 0 3 3H20M9 14.5c1.6 2 4.4 2 6 0"
  />
)

export const BagIcon = (props: IconProps) => <Icon {...props} d="M6 8.5h12l1 11H5zM9 11V7a3 3 0 0 1 6 0v4" />

export const IngredientIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 8.3C9.5 6.3 5 7.3 5 12.3s3.5 7.7 5.3 7.7c.8 0 1-.4 1.7-.4s.9.4 1.7.4c1.8 0 5.3-2.7 5.3-7.7s-4.5-6-7-4zM12 8c0-2 1-3.6 3-4"
  />
)

export const SupplyIcon = (props: IconProps) => (
  <Icon {...props} d="M4 8.5h16V19H4zM8.5 8.5V5.5h7v3M4 13h6M14 13h6M10 11.5h4V15h-4z" />
)

export const RedoIcon = (props: IconProps) => (
  <Icon {...props} directional d="M15.5 5l4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h4" />
)

export const DuplicateIcon = (props: IconProps) => <Icon {...props} d="M9.5 9.5h10v10h-10zM14.5 9.5v-5h-10v10h5" />

export const TurnLeftIcon = (props: IconProps) => <Icon {...props} d="M4.5 4.5v5h5M5.2 9.5A7.5 7.5 0 1 1 4.6 14" />

export const TurnRightIcon = (props: IconProps) => <Icon {...props} d="M19.5 4.5v5h-5M18.8 9.5a7.5 7.5 0 1 0 .6 4.5" />

export const LargerIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20 20M7.5 10.5h6M10.5 7.5v6" />
)

export const SmallerIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20 20M7.5 10.5h6" />
)

export const ForwardIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4.5l8 4.2-8 4.2-8-4.2zM4 13.5l8 4.2 8-4.2M12 12.9" />
)

export const BackwardIcon = (props: IconProps) => <Icon {...props} d="M4 10.5l8-4.2 8 4.2M12 11.1l8 4.2-8 4.2-8-4.2z" />

export const AlignStartIcon = (props: IconProps) => <Icon {...props} d="M4 6.5h16M4 12h10M4 17.5h13" />

export const AlignCenterIcon = (props: IconProps) => <Icon {...props} d="M4 6.5h16M7 12h10M5.5 17.5h13" />

export const AlignEndIcon = (props: IconProps) => <Icon {...props} d="M4 6.5h16M10 12h10M7 17.5h13" />
