import { Icon, type IconProps } from './Icon.tsx'

// Our own icons that no visitor's first page shows, loaded with the parts that show them.

export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />

export const PinIcon = (props: IconProps) => <Icon {...props} d="M9 4h6l-.8 6.2 3.3 2.6V15h-11v-2.2l3.3-2.6zM12 15v6" />

export const BoardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM12.5 4v16M12.5 12H20"
  />
)

export const SaveIcon = (props: IconProps) => (
  <Icon {...props} d="M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1z" />
)

export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="M6 14.5l6-6 6 6" />

export const ChevronStartIcon = (props: IconProps) => <Icon {...props} directional d="M14.5 6l-6 6 6 6" />

export const ChevronEndIcon = (props: IconProps) => <Icon {...props} directional d="M9.5 6l6 6-6 6" />

export const ArrowEndIcon = (props: IconProps) => <Icon {...props} directional d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />

export const ArrowUpIcon = (props: IconProps) => <Icon {...props} d="M12 20V4M5.5 10.5 12 4l6.5 6.5" />

export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"
  />
)

export const EditIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />
)

export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5" />
)

export const HeartIcon = (props: IconProps) => (
  <Icon {...props} d="M12 19.8 4.9 12.6a4.6 4.6 0 0 1 6.5-6.5l.6.6.6-.6a4.6 4.6 0 0 1 6.5 6.5z" />
)

export const UploadIcon = (props: IconProps) => <Icon {...props} d="M12 16V5M7.5 9 12 4.5 16.5 9M5 19.5h14" />

export const DownloadIcon = (props: IconProps) => <Icon {...props} d="M12 4.5v11M7.5 11.5 12 16l4.5-4.5M5 19.5h14" />

export const ImageIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM4 16l4.5-4.5L15 18M13 15.5l2.5-2.5L20 17.5M14.5 9h.01"
  />
)

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z"
  />
)

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 4l16 16M9.8 5.7A9 9 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a16 16 0 0 1-2.6 3.4M6.3 7.6A14 14 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.6 0 3-.4 4.4-1.1M10 10a2.8 2.8 0 0 0 4 4"
  />
)

export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.9-3.5 3.8-5 7.5-5s6.6 1.5 7.5 5" />
)

export const UsersIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19c.7-3 3.1-4.3 6.5-4.3s5.8 1.3 6.5 4.3M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 15c1.9.6 3.1 1.9 3.5 4"
  />
)

export const LogoutIcon = (props: IconProps) => (
  <Icon
    {...props}
    directional
    d="M13 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h7M10 12h10M16.5 8.5 20 12l-3.5 3.5"
  />
)

export const SettingsIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
  />
)

export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
  />
)

export const MoonIcon = (props: IconProps) => (
  <Icon {...props} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
)

export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M6 10a6 6 0 0 1 12 0c0 4 1 5.5 2 6.5H4c1-1 2-2.5 2-6.5zM10 20h4" />
)

export const MessageIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 4.5c4.7 0 8.5 3.2 8.5 7.2s-3.8 7.2-8.5 7.2c-1 0-2-.1-2.9-.4L4.5 20l1-3.7c-1.3-1.2-2-2.8-2-4.6 0-4 3.8-7.2 8.5-7.2z"
  />
)

export const FlagIcon = (props: IconProps) => <Icon {...props} directional d="M5.5 21V4.5h12L15 9l2.5 4.5h-12" />

export const UndoIcon = (props: IconProps) => (
  <Icon {...props} directional d="M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4" />
)

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.8h.01" />
)

export const GripIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 5.5a.5.5 0 1 0 .01 0M15 5.5a.5.5 0 1 0 .01 0M9 11.5a.5.5 0 1 0 .01 0M15 11.5a.5.5 0 1 0 .01 0M9 17.5a.5.5 0 1 0 .01 0M15 17.5a.5.5 0 1 0 .01 0"
  />
)

export const AtIcon = (props: IconProps) => (
  <Icon {...props} d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2" />
)

export const CookieIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3a9 9 0 1 0 9 9 4 4 0 0 1-5-4 4 4 0 0 1-4-5M8.5 9.5h.01M9.5 15h.01M15 15.5h.01M12 12h.01" />
)

export const KeypadIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 4.5a1 1 0 1 0 .01 0M12 4.5a1 1 0 1 0 .01 0M18 4.5a1 1 0 1 0 .01 0M6 11a1 1 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M18 11a1 1 0 1 0 .01 0M6 17.5a1 1 0 1 0 .01 0M12 17.5a1 1 0 1 0 .01 0M18 17.5a1 1 0 1 0 .01 0"
  />
)

export const ExperimentIcon = (props: IconProps) => (
  <Icon {...props} d="M9 4h6M10 4v6L5.3 18a1.4 1.4 0 0 0 1.2 2h11a1.4 1.4 0 0 0 1.2-2L14 10V4M7.6 14.5h8.8" />
)

export const StarIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
)

export const BulbIcon = (props: IconProps) => (
  <Icon {...props} d="M10 20.5h4M9.5 17.5h5c0-2 3-3.5 3-7a5.5 5.5 0 0 0-11 0c0 3.5 3 5 3 7z" />
)

export const TulipIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 13c-3.5 0-5-2.5-5-7 2 0 3.5 1 5 3 1.5-2 3-3 5-3 0 4.5-1.5 7-5 7zM12 13v7.5M12 19c-2 0-3.5-1-4.5-2.5M12 19c2 0 3.5-1 4.5-2.5"
  />
)

export const WowIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9 9v.6M15 9v.6M12 12.8a2 2.2 0 1 1 0 4.4 2 2.2 0 0 1 0-4.4z"
  />
)

export const LaughIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8 13.5h8a4 4 0 0 1-8 0zM8 9.8l1.5-1M16 9.8l-1.5-1"
  />
)

export const DoneIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8 12.3l2.8 2.8 5.2-5.6" />
)

export const NoteIcon = (props: IconProps) => (
  <Icon {...props} d="M5.5 4h13a1 1 0 0 1 1 1v9l-5.5 6H5.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM14 20v-5a1 1 0 0 1 1-1h4.5" />
)

export const PlayIcon = (props: IconProps) => <Icon {...props} filled d="M8 5.5v13l10.5-6.5z" />

export const PauseIcon = (props: IconProps) => <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />

export const SoundIcon = (props: IconProps) => (
  <Icon {...props} d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
)

export const CaptionsIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5zM10.5 10.5a2 2 0 1 0 0 3M16.5 10.5a2 2 0 1 0 0 3"
  />
)

export const MuteIcon = (props: IconProps) => (
  <Icon {...props} d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />
)

export const MusicIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zV5.5l10-2v11.5M19 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z"
  />
)

/** Email, not a message on this site. */
export const MailIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 7l8 6 8-6" />
)

/** A device of the user. */
export const DeviceIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM12 16v4M8.5 20h7" />
)

export const QrIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 4.5h5.5v5.5H4.5zM14 4.5h5.5v5.5H14zM4.5 14h5.5v5.5H4.5zM14 14h2.5v2.5M19.5 14v.01M14 19.5h.01M19.5 17v2.5H17"
  />
)

export const CodeIcon = (props: IconProps) => (
  <Icon {...props} d="M8 7.5 3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.5 5l-3 14" />
)

export const ArchiveIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 5h17v4h-17zM5 9v9a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V9M10 12.5h4" />
)

export const MergeIcon = (props: IconProps) => (
  <Icon {...props} directional d="M4 5.5h3.5L13 12h7M4 18.5h3.5L13 12M16.5 8.5 20 12l-3.5 3.5" />
)

export const TopicIcon = (props: IconProps) => <Icon {...props} d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />

export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2" />
)

export const KeyIcon = (props: IconProps) => (
  <Icon {...props} d="M8 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM11.5 12H20v3.5M16.5 12v2.5" />
)

/** Visual search. The magnifier is for words. */
export const LensIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z"
  />
)
