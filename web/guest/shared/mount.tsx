// Renders a guest page into its document, with the product's name and the token from its URL.
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './guest.css'

/** The name of this installation, as the server wrote it into the document. */
export const productName = document.documentElement.dataset.product ?? 'Fairlead'

/** Everything after the first path segment. */
const tokenOfAddress = () => window.location.pathname.split('/')[2] ?? ''

export function mount(page: (token: string) => ReactNode): void {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<StrictMode>{page(tokenOfAddress())}</StrictMode>)
}
