import type { Example } from './base/example.ts'
import { example as button } from './actions/Button.examples.tsx'
import { example as chip } from './actions/Chip.examples.tsx'
import { example as iconButton } from './actions/IconButton.examples.tsx'
import { example as banner } from './feedback/Banner.examples.tsx'
import { example as emptyState } from './feedback/EmptyState.examples.tsx'
import { example as errorState } from './feedback/ErrorState.examples.tsx'
import { example as progressBar } from './feedback/ProgressBar.examples.tsx'
import { example as skeleton } from './feedback/Skeleton.examples.tsx'
import { example as spinner } from './feedback/Spinner.examples.tsx'
import { example as toastRegion } from './feedback/ToastRegion.examples.tsx'
import { example as checkbox } from './fields/Checkbox.examples.tsx'
import { example as passwordField } from './fields/PasswordField.examples.tsx'
import { example as radioGroup } from './fields/RadioGroup.examples.tsx'
import { example as searchField } from './fields/SearchField.examples.tsx'
import { example as select } from './fields/Select.examples.tsx'
import { example as textArea } from './fields/TextArea.examples.tsx'
import { example as textField } from './fields/TextField.examples.tsx'
import { example as icons } from './icons/icons.examples.tsx'
import { example as avatar } from './identity/Avatar.examples.tsx'
import { example as avatarStack } from './identity/AvatarStack.examples.tsx'
import { example as logo } from './identity/Logo.examples.tsx'
import { example as masonry } from './masonry/Masonry.examples.tsx'
import { example as tabs } from './navigation/Tabs.examples.tsx'
import { example as dialog } from './overlays/Dialog.examples.tsx'
import { example as menu } from './overlays/Menu.examples.tsx'
import { example as popover } from './overlays/Popover.examples.tsx'

/** Every component in its states, for the components page, its accessibility check and its visual tests. */
export const examples: readonly Example[] = [
  button,
  chip,
  iconButton,
  banner,
  emptyState,
  errorState,
  progressBar,
  skeleton,
  spinner,
  toastRegion,
  checkbox,
  passwordField,
  radioGroup,
  searchField,
  select,
  textArea,
  textField,
  icons,
  avatar,
  avatarStack,
  logo,
  masonry,
  tabs,
  dialog,
  menu,
  popover,
]

export type { Example }
