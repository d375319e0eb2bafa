import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { WarningIcon } from '../icons/icons.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Props of {@link ErrorState}. */
export type ErrorStateProps = {
  /** What failed, as a heading. */
  title: string
  /** What the user can do. */
  children?: ReactNode
  /** The retry button's text. */
  retryLabel: string
  /** An illustration above, for a whole page. Default: an icon. */
  picture?: ReactNode
  /** Called to retry. */
  onRetry: () => void
  /** True while the retry runs. */
  pending?: boolean
  /** The heading's level. Default 2. */
  level?: 1 | 2 | 3
  /** True if it is the page's only content; it is then centered. */
  isPage?: boolean
}

/** Replaces something that failed to load, with a retry button. */
export const ErrorState = ({
  title,
  children,
  picture,
  retryLabel,
  onRetry,
  pending,
  level,
  isPage,
}: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      level={level}
      isPage={isPage}
      picture={picture ?? <WarningIcon size={24} />}
      action={
        <Button onClick={onRetry} pending={pending}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
)
