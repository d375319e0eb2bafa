import { Icon, type IconProps } from './Icon.tsx'

// Our own icons that a visitor's first page can show. A module loads as a whole, so all others are in another one.

export const HomeIcon = (props: IconProps) => (
  <Icon {...props} d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />
)

export const CompassIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM15.5 8.5l-2 5-5 2 2-5z" />
)

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20" />
)

export const CameraIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 8h2.5L9 5.5h6L16.5 8H19a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 10a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z"
  />
)

export const ShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15V4M8 7.5 12 4l4 3.5M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12" />
)

export const MoreIcon = (props: IconProps) => (
  <Icon {...props} d="M5 11.5a.5.5 0 1 0 .01 0M12 11.5a.5.5 0 1 0 .01 0M19 11.5a.5.5 0 1 0 .01 0" />
)

export const CropIcon = (props: IconProps) => <Icon {...props} d="M7 2v15h15M2 7h15v15" />

export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6 6 18" />

export const CheckIcon = (props: IconProps) => <Icon {...props} d="M5 12.5 10 17.5 19.5 7" />

export const ArrowStartIcon = (props: IconProps) => <Icon {...props} directional d="M20 12H4M10.5 5.5 4 12l6.5 6.5" />

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9.5l6 6 6-6" />

export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3"
  />
)

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6z" />
)

export const LinkIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.3-1.3"
  />
)

export const ExternalIcon = (props: IconProps) => (
  <Icon
    {...props}
    directional
    d="M13.5 4.5h6v6M19.5 4.5 11 13M10 6H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-4"
  />
)

export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4.5 21 19.5H3zM12 10v4.5M12 17h.01" />
