// The hiring manager's page: `/review/<token>`.
import { mount } from '../shared/mount.tsx'
import { ReviewPage } from './ReviewPage.tsx'

mount((token) => <ReviewPage token={token} />)
if (import.meta.env.PROD) navigator.serviceWorker?.register('/guest-sw.js', { scope: '/review/' }).catch(() => {})
