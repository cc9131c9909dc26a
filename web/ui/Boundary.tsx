// Catches what a screen throws, so that one broken part never takes the page with it.
import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <ErrorState text="This part of the page stopped working." onRetry={() => this.setState({ broken: false })} />
  }
}
