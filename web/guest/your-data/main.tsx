// What is stored about a candidate, and what they can do about it: `/your-data/<token>`.
import { mount } from '../shared/mount.tsx'
import { firstLanguage } from './language.tsx'
import { YourDataPage } from './YourDataPage.tsx'

document.documentElement.lang = firstLanguage()
mount((token) => <YourDataPage token={token} />)
