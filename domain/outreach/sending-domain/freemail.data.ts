// Domains at which anyone can have an address: their providers publish the records, and their users can't change them.

const names = `
126.com 163.com aim.com alice.it aol.com aol.de aol.fr att.net bellsouth.net bigpond.com bluewin.ch bol.com.br btinternet.com
charter.net comcast.net cox.net daum.net earthlink.net email.com email.de fastmail.com fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com
gmx.de gmx.fr gmx.net googlemail.com hanmail.net hey.com home.nl hotmail.be hotmail.ca hotmail.co.uk hotmail.com hotmail.com.br hotmail.de hotmail.es
hotmail.fr hotmail.it hotmail.nl icloud.com inbox.lv kpnmail.nl laposte.net libero.it list.ru live.be live.ca live.co.uk live.com live.de live.fr
live.it live.nl mac.com mail.com mail.de mail.ru me.com msn.com naver.com neuf.fr o2.pl onet.pl orange.fr outlook.com outlook.de outlook.es
outlook.fr outlook.it planet.nl pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rediffmail.com rocketmail.com rogers.com sapo.pt
sbcglobal.net sfr.fr shaw.ca sina.com sky.com skynet.be t-online.de talktalk.net telenet.be tin.it tiscali.it tuta.com tutanota.com uol.com.br
verizon.net videotron.ca virgilio.it virginmedia.com wanadoo.fr web.de wp.pl xs4all.nl yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com
yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it yandex.com yandex.ru ymail.com ziggo.nl zoho.com zohomail.com
`

const freemail = new Set(names.split(/\s+/).filter(Boolean))

export const isFreemail = (domain: string): boolean => freemail.has(domain)
