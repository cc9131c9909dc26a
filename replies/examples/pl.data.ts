// Answers in Polish, written for this project: one a line under '# label detail'.

export const polishExamples = `
# interested general
Tak, jestem zainteresowany. Kiedy możemy porozmawiać?
Dziękuję za wiadomość! Brzmi ciekawie, chętnie dowiem się więcej.
Bardzo chętnie porozmawiam o tej roli.
Dzień dobry, jestem otwarta na nowe możliwości i z przyjemnością umówię się na rozmowę.
Oferta jest dla mnie interesująca, proszę o kontakt telefoniczny: 600 555 014.
Super, wchodzę w to. Jakie są kolejne kroki?
Akurat rozglądam się za czymś nowym, więc świetny moment.
Czemu nie, chętnie wysłucham szczegółów.
W załączeniu przesyłam CV.
Tak!
Zdecydowanie tak, proszę o zaproszenie na rozmowę.
Zaciekawiła mnie Państwa propozycja, możemy się zdzwonić.
To dokładnie takie stanowisko, jakiego szukam.
Z przyjemnością poznam zespół.
Jestem zainteresowana, proszę o propozycję terminu.
Moja umowa kończy się w marcu, więc chętnie porozmawiam.
Nie mam nic przeciwko rozmowie, proszę dzwonić po 16.
Brzmi super, dajcie znać, kiedy możemy pogadać.
# interested schedule
Wtorek o 10 mi pasuje.
W czwartek po południu jestem wolny.
Niestety w środę nie mogę, a może piątek rano?
Proszę o przesłanie zaproszenia na poniedziałek o 14.
Mogę rozmawiać codziennie po 17.
# interested conditional
Jestem zainteresowany, o ile praca jest zdalna.
Chętnie, pod warunkiem że wynagrodzenie to co najmniej 20 tys. brutto.
Mogę porozmawiać, ale zacząć mogę dopiero od maja.
# question compensation
Jakie są widełki wynagrodzenia?
Ile wynosi pensja na tym stanowisku?
Czy mogą Państwo podać budżet na to stanowisko?
Jaka jest stawka godzinowa na B2B?
# question remote
Czy praca jest w pełni zdalna?
Ile dni w tygodniu trzeba być w biurze?
Czy możliwa jest praca hybrydowa z Krakowa?
# question additional_information
Jaka to firma?
Czy mogę prosić o więcej szczegółów na temat projektu?
Z jakich technologii korzysta zespół?
Czy to umowa o pracę czy B2B?
Kto byłby moim przełożonym?
Jak wygląda proces rekrutacji?
Gdzie znajduje się biuro?
Proszę o opis stanowiska.
Od kiedy jest to stanowisko do objęcia?
Czy oferta jest nadal aktualna?
Jak duży jest zespół?
# question visa
Czy pomagają Państwo w uzyskaniu pozwolenia na pracę?
# question multiple
Brzmi ciekawie. Jakie jest wynagrodzenie i czy można pracować zdalnie?
Gdzie jest biuro i jaki jest zakres obowiązków?
# not_interested general
Dziękuję, ale nie jestem zainteresowany.
Nie jestem zainteresowana.
Nie, dziękuję.
Dziękuję za propozycję, ale muszę odmówić.
To nie jest oferta dla mnie, życzę powodzenia w poszukiwaniach.
Niestety nie skorzystam.
Tym razem podziękuję.
Nie planuję zmiany pracy.
Dziękuję za kontakt, jednak nie szukam nowej pracy.
# not_interested timing
W tej chwili nie szukam pracy, ale proszę odezwać się za pół roku.
Na razie jestem zadowolony z obecnej pracy.
Dopiero co zmieniłem pracę.
To nie jest dobry moment, może za rok.
Obecnie nie rozważam zmiany, ale pozostańmy w kontakcie.
Aktualnie jestem zaangażowana w duży projekt, chętnie wrócę do rozmowy w przyszłości.
Miesiąc temu podpisałem nową umowę.
Dziękuję za miłą wiadomość. Teraz nie, ale proszę o mnie pamiętać.
Jest mi dobrze tam, gdzie jestem, ale nigdy nie mówię nigdy.
# not_interested compensation
Wynagrodzenie jest dla mnie za niskie.
Zarabiam teraz znacznie więcej, więc podziękuję.
Przy tej stawce to nie ma sensu.
# not_interested remote_policy
Nie przeprowadzę się do Warszawy.
Interesuje mnie wyłącznie praca zdalna, więc odpadam.
Dojazdy do biura nie wchodzą w grę.
# not_interested role_fit
To nie mój profil, nie programuję w Javie.
Moje doświadczenie jest w innej dziedzinie.
# not_interested seniority
To stanowisko byłoby dla mnie krokiem wstecz.
# not_interested company_fit
Nie chcę pracować w branży hazardowej.
Nie interesują mnie korporacje.
# not_interested visa
Nie mam pozwolenia na pracę w Unii.
# not_interested other
Prowadzę własną firmę i nie szukam etatu.
Jestem już na emeryturze.
# not_interested making_referral
Ja nie, ale proszę napisać do mojej koleżanki Anny Nowak.
Nie jestem zainteresowany, ale mogę polecić znajomego.
# not_interested misclassification
Pomyliliście mnie z kimś innym, jestem dentystką.
To nie ta osoba, nie pracuję w IT.
# not_interested wrong_email
Pod tym adresem nie ma takiej osoby.
Pani Nowak już u nas nie pracuje.
# out_of_office general
Jestem poza biurem do 14 sierpnia. W pilnych sprawach proszę o kontakt z Anną.
Dziękuję za wiadomość. Przebywam na urlopie do 7 grudnia.
Autoodpowiedź: jestem nieobecny, odpowiem po powrocie.
Od 1 do 12 lipca jestem na urlopie z ograniczonym dostępem do poczty.
Jestem na zwolnieniu lekarskim, w pilnych sprawach proszę dzwonić do biura.
Przebywam na urlopie macierzyńskim do marca.
Nieobecność: wracam w poniedziałek i wtedy odpiszę.
W dniach 20-24 maja będę nieobecna. Wiadomość nie zostanie przekazana dalej.
Nie pracuję już w tej firmie, proszę o kontakt z działem HR.
Jestem w delegacji i będę odpisywać z opóźnieniem.
# unsubscribe general
Proszę o usunięcie mnie z listy.
Proszę do mnie więcej nie pisać.
Proszę nie wysyłać mi więcej wiadomości.
Nie życzę sobie takich maili.
Wypiszcie mnie z tej listy mailingowej.
Przestańcie do mnie pisać.
Proszę usunąć mój adres z bazy.
Nie chcę otrzymywać ofert pracy.
Rezygnuję z otrzymywania wiadomości.
Proszę o zaprzestanie kontaktu.
Na podstawie RODO żądam usunięcia moich danych osobowych.
Skąd macie mój adres? Proszę usunąć moje dane.
To jest spam, proszę mnie wypisać.
Proszę się ze mną więcej nie kontaktować.
Usuńcie mnie z bazy kandydatów.
Dajcie mi spokój z tymi ofertami.
# unclear general
Dziękuję.
Ok.
Muszę się zastanowić.
Porozmawiam z mężem i dam znać.
Kim Pan jest?
Czy my się znamy?
Otrzymałem, dziękuję.
Pomyślę i wrócę z odpowiedzią.
Może.
Dzień dobry
Ktoś zostawił u nas parasol.
`
