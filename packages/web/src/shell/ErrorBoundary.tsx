import { Component, type ReactNode } from 'react'
import { ServicesContext, type Services } from '../services.tsx'

interface ErrorBoundaryProps {
  /** Names the place in the report. */
  readonly where: string
  /** A new value retries the content, such as another page. */
  readonly resetKey: unknown
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** SHELL-19: reports errors of its content and renders a fallback instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedFor: unknown; hasFailed: boolean }> {
  static override contextType = ServicesContext
  override state = { failedFor: undefined as unknown, hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { failedFor: unknown; hasFailed: boolean }) {
    return Object.is(props.resetKey, state.failedFor) ? null : { failedFor: props.resetKey, hasFailed: false }
  }

  override componentDidCatch(error: unknown) {
    ;(this.context as Services | null)?.report({ kind: 'error', error, where: this.props.where })
  }

  override render() {
    // No method of the instance: on the server a function assigned to it would keep the page's whole store in memory
    // (docs/decisions/young-generation.md).
    const retry = () => this.setState({ hasFailed: false })
    return this.state.hasFailed ? this.props.fallback(retry) : this.props.children
  }
}
