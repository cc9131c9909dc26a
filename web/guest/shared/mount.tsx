// Puts a page of a guest into its document, under the product's name and with the token of its address.
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './guest.css'

/** The name of this installation, as the server wrote it into the document. */
export const productName = document.documentElement.dataset.product ?? 'Fairlead'

/** What stands behind the first part of the address. */
const tokenOfAddress = () => window.location.pathname.split('/')[2] ?? ''

export function mount(page: (token: string) => ReactNode): void {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<StrictMode>{page(tokenOfAddress())}</StrictMode>)
}
