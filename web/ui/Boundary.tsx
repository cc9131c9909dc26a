// Catches errors thrown by a screen, so that one broken part never takes the page down.
import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { isMissingPart, reloadForNewBuild } from './stale-build.ts'
import { text as uiText } from '../i18n/ui.ts'

export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') }
  }

  override componentDidCatch(error: unknown) {
    reloadForNewBuild(error)
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <BrokenPart error={this.state.error} onRetry={() => this.setState({ error: null })} />
  }
}

/** A part that failed to load stays failed for the life of the page, so retrying means reloading the page. */
export function BrokenPart({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isMissingPart(error) ? (
    <ErrorState text={uiText.partNotLoaded} onRetry={() => location.reload()} />
  ) : (
    <ErrorState text={uiText.partStopped} onRetry={onRetry} />
  )
}
