import { Component, type ReactNode } from 'react'
import { texts } from '../../texts/screens.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Catches a screen that fails to show, or to arrive after a new release, and offers to load the page anew. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { title, hint, action } = texts.crashed
    return (
      <div role="alert" className="m-auto">
        <EmptyState title={title} action={<Button onClick={() => window.location.reload()}>{action}</Button>}>
          {hint}
        </EmptyState>
      </div>
    )
  }
}
