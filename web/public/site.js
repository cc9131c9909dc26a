// The public pages' only script: signed-in visitors get a link to their projects, and the contact form is sent without leaving
// the page.
;(function () {
  // users who asked to stay aren't sent to the canary host until the browser session ends
  if (new URLSearchParams(location.search).has('no_redirect')) sessionStorage.setItem('no_redirect', '1')
  let inside = false
  try {
    inside = localStorage.getItem('session') !== null
  } catch {
    inside = false
  }
  if (inside) {
    for (const link of document.querySelectorAll('[data-inside]')) {
      link.setAttribute('href', link.getAttribute('data-inside'))
      link.textContent = link.getAttribute('data-inside-label')
    }
    for (const link of document.querySelectorAll('[data-outside]')) link.hidden = true
  }
})()

// Contact: sent in place; errors are shown, and the input is kept.
;(function () {
  const form = document.querySelector('form[data-contact]')
  if (!form) return
  const sentence = form.querySelector('.wrong')
  const button = form.querySelector('button')
  const say = (text) => {
    sentence.textContent = text
    sentence.hidden = text === ''
  }
  const mark = (fields) => {
    let first = null
    for (const input of form.elements) {
      if (!input.name) continue
      const wrong = fields[input.name]
      const id = `wrong-${input.name}`
      let note = document.getElementById(id)
      if (wrong && !note) {
        note = document.createElement('span')
        note.id = id
        note.className = 'wrong'
        input.after(note)
      }
      if (note) note.textContent = wrong ?? ''
      input.setAttribute('aria-invalid', wrong ? 'true' : 'false')
      if (wrong) input.setAttribute('aria-describedby', id)
      else input.removeAttribute('aria-describedby')
      if (wrong && !first) first = input
    }
    first?.focus()
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    say('')
    button.disabled = true
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
      if (answer.ok) return window.location.assign('/thank-you')
      const { fields = {}, message } = await answer.json()
      mark(fields)
      if (Object.keys(fields).length === 0) say(message ?? 'This could not be sent. Please try again.')
    } catch {
      say('This could not be sent. Please check your connection and try again; what you wrote is still here.')
    }
    button.disabled = false
  })
})()
