// Sets the document's language before anything reads it (domain/shared/readers-language.ts): a link's, the user's choice, or the
// device's; not in the bundle because it must run first.
;(function () {
  const known = ['en', 'de']
  const asked = [new URLSearchParams(location.search).get('lang')]
  try {
    asked.push(localStorage.getItem('language'))
  } catch {
    // storage is blocked
  }
  for (const tag of [...asked, ...navigator.languages]) {
    const language = (tag || '').toLowerCase().split('-')[0]
    if (!known.includes(language)) continue
    document.documentElement.lang = language
    return
  }
})()
