import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { WarningIcon } from '../icons/icons.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Props of {@link ErrorState}. */
export type ErrorStateProps = {
  /** What failed, as a heading. */
  title: string
  /** What can be done. */
  children?: ReactNode
  /** Words of the button that tries again. */
  retryLabel: string
  /** Try again. */
  onRetry: () => void
  /** It is being tried. */
  pending?: boolean
  /** Level of the heading. Default 2. */
  level?: 1 | 2 | 3
  /** It is all there is on the page, and takes its middle. */
  isPage?: boolean
}

/** Something failed to load, in its place, with a way on. */
export const ErrorState = ({ title, children, retryLabel, onRetry, pending, level, isPage }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      level={level}
      isPage={isPage}
      picture={<WarningIcon size={24} />}
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
