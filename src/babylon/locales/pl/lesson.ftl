### Pierwsza gra z przewodnikiem: co mówi, o co prosi i co odpowiada każdy krok, oraz wskazówki do następnej gry.

## Karta
lesson-progress = Krok { $step } z { $steps }
lesson-back = Wstecz
lesson-next = Dalej
lesson-passing =
    „{ $next }” rozgrywa resztę twojej tury i turę Ucznia. { $begun ->
        [yes] Dalej gramy w rundzie { $round }, a twoje pierwsze ruchy są już wykonane.
       *[no] Potem zaczyna się runda { $round }.
    }
lesson-skip = Pomiń
lesson-fold = Spróbuj
lesson-read = Czytaj
lesson-leave = Przerwij lekcję
lesson-again = Od początku
lesson-first-game = Zagraj pierwszą grę
lesson-end-title = Znasz już zasady
lesson-end-text = To wszystko: kop, buduj, magazynuj i pilnuj, co widać z góry. Teraz zagraj prawdziwą grę z Uczniem, najłagodniejszym z botów. Pomogą ci krótkie wskazówki; w każdej chwili możesz je wyłączyć.

## Co trzeba zrobić
lesson-task-take =
    { $device ->
        [touch] Dotknij wskazanego strzałką kafelka na stosie { $stack }, a potem przycisku w ramce.
        [keys] Naciśnij Q, przejdź strzałkami na stos { $stack } i naciśnij Enter.
       *[mouse] Kliknij wskazany strzałką kafelek na stosie { $stack }.
    }
lesson-task-place =
    { $device ->
        [touch] Dotknij złotego pierścienia na pozycji { $position }, a potem przycisku „{ $place }”.
        [keys] Naciśnij G, przejdź strzałkami na pozycję { $position } i naciśnij Enter.
       *[mouse] Kliknij wskazany strzałką złoty pierścień na pozycji { $position }.
    }
lesson-task-build =
    { $device ->
        [touch] Dotknij wskazanego strzałką pierścienia ({ $spaces }), a potem przycisku „{ $build }”.
        [keys] Naciśnij G, przejdź strzałkami na pole { $space } i naciśnij Enter.
       *[mouse] Kliknij wskazany strzałką pierścień ({ $spaces }).
    }
lesson-task-keep = Przy opcji „{ $keep }” wybierz „{ $tile }”.
lesson-task-confirm =
    { $device ->
        [touch] Dotknij przycisku w ramce, aby zatwierdzić turę.
        [keys] Naciśnij Ctrl+Enter, aby zatwierdzić turę.
       *[mouse] Kliknij przycisk w ramce, aby zatwierdzić turę.
    }
lesson-task-look =
    { $device ->
        [touch] W panelu „{ $score }” dotknij swoich punktów w wierszu „{ $line }”.
        [keys] W panelu „{ $score }” przejdź klawiszem Tab do swoich punktów w wierszu „{ $line }” i naciśnij Enter.
       *[mouse] W panelu „{ $score }” kliknij swoje punkty w wierszu „{ $line }”.
    }

## Odpowiedzi na to, o co krok nie prosił
lesson-slip-turned = Pozycja się zgadza. W tym kroku zostaw kafelek w proponowanym ułożeniu: bez obracania i z tym samym narożnikiem bez podpory.
lesson-slip-undone = W grze możesz cofnąć każdy ruch swojej tury, dopóki jej nie zatwierdzisz. Lekcja toczy się dalej od tego miejsca.
lesson-slip-early = Jeszcze nie. Najpierw zrób to, o co prosi krok:
lesson-slip-done = Ten krok masz już za sobą. Wybierz „Dalej”.

## Przed rundą 1
lesson-clay-title = Otwarcie Kamieniołomu
lesson-clay-text = Zbudujesz wiszący ogród: kafelki Tarasów na Filarach, ozdobione Posągami, Fontannami, Mostami i Schodami. Kafelki bierzesz z Kamieniołomu: na wierzchu Glina, pod nią Granit, na samym dole Bazalt; im głębiej, tym więcej symboli. Gdy graczy jest mniej niż czterech, najpierw usuwa się część kafelków Gliny, aby lepsze były widoczne od początku.
lesson-clay-wrong = Wolno usunąć dowolny kafelek Gliny, także ten ze stosu { $stack }. Tym razem wybierz stos { $where }: za chwilę weźmiesz to, co leży pod spodem.
lesson-clay-done = Odsłonił się kafelek Granitu. Uczeń usunął jeszcze jeden kafelek Gliny i zaczyna się runda 1.

## Tura: Kopanie
lesson-digging-title = Kopanie daje Filary
lesson-digging-text = Tura zaczyna się od Kopania: bierzesz widoczny kafelek. Każda jego krawędź daje Filar, jeśli graniczy z krawędzią lub dnem Kamieniołomu albo z kafelkiem na tym samym lub niższym poziomie; wyższy sąsiad nie daje nic. Twój kwiat (biały) daje jeszcze jeden Filar. Kafelek ze stosu { $stack } daje:
lesson-digging-wrong = Kafelek ze stosu { $stack } dałby { $pays }. Tym razem weź kafelek Granitu ze stosu { $where } ({ $bests }): ma więcej symboli niż Glina, więc można na nim więcej zbudować.
lesson-digging-done = Masz { $pays } i kafelek. To, co leży pod nim, zobaczysz po zatwierdzeniu tury, a następny gracz może to wziąć.

## Kafelki na Filarach
lesson-pillars-title = Kafelek leży na Filarach
lesson-pillars-text = Teraz możesz budować. Kafelek zajmuje cztery pola i wymaga Filaru pod każdym narożnikiem. Na pozycji { $position } wszystkie Filary staną na planszy: koszt to { $cost }, a kafelek leży na poziomie { $level }. Złote pierścienie pokazują, gdzie można go umieścić. W grze możesz go też obrócić.
lesson-pillars-wrong = Kafelek może leżeć także na pozycji { $position }. Tym razem umieść go na pozycji { $where }: z myślą o niej zaplanowano następne kafelki.
lesson-pillars-done = Twój pierwszy Taras. Na końcu liczy się Najwyższy punkt: { $rule }, na razie { $tops }.

## Elementy dekoracyjne
lesson-statue-title = Posąg
lesson-statue-text = Symbole na kafelku mówią, co można tam umieścić. Elementy dekoracyjne nic nie kosztują, ale każdy musi przynajmniej częściowo stać na kafelku umieszczonym w tej właśnie turze. Posąg wymaga jednego symbolu Posągu. Pierwszy może stać gdziekolwiek, każdy następny w rzędzie lub kolumnie innego twojego Posągu.
lesson-statue-wrong = Posąg mógłby stać także na polu { $first }. Umieść go na polu { $where }: później przyda się tam jeszcze raz.
lesson-statue-done = Posąg jest wart tyle, ile jego poziom: tutaj { $gain }. Im wyżej, tym lepiej.

lesson-belvedere-title = Trzy Filary i Belweder
lesson-belvedere-text = Uczeń rozegrał swoją turę, znowu grasz ty. Kafelek jest już wzięty, ale masz tylko { $hands }. To wystarczy, bo jeden narożnik może zostać bez podpory, jeśli od razu stanie na nim Belweder. Belweder zajmuje swoje pole, więc zostaw bez podpory narożnik ze zbędnym symbolem albo, jak tutaj, bez symbolu.
lesson-belvedere-wrong = Kafelek może leżeć także na pozycji { $position }. Tym razem umieść go na pozycji { $where }: wkrótce dostanie tam sąsiada do Fontanny.
lesson-belvedere-done = Wystarczyły { $cost }, a na narożniku bez podpory stoi Belweder. On też punktuje: { $views }.

lesson-token-title = Żetony Rundy
lesson-token-text = Po każdej rundzie odkrywa się żeton; działa on w następnej turze każdego gracza. We dwójkę gra się { $rounds } rund. Żeton tej rundy: { $effect } Kafelek ze stosu { $stack } ma twój biały kwiat i daje:
lesson-token-wrong = Kafelek ze stosu { $stack } dałby { $pays }. Weź kafelek Granitu ze stosu { $where }: ma twój kwiat i w tej rundzie daje { $bests }.
lesson-token-done = { $pays } dzięki żetonowi. Sprawdzaj go, zanim zaplanujesz turę: znajdziesz go obok numeru rundy.

lesson-fountain-title = Fontanna
lesson-fountain-text = Każdy zaczyna z kafelkiem początkowym w Magazynie. Twój został właśnie umieszczony: jego symbol Fontanny na polu { $first } leży obok drugiego na polu { $second }. Fontanna wymaga dwóch takich symboli obok siebie, nigdy po przekątnej, na dwóch różnych kafelkach tego samego poziomu.
lesson-fountain-wrong = To też wolno i daje { $gain }, a Fontanna daje { $bests }. Najpierw umieść Fontannę.
lesson-fountain-done = { $gain } razy poziom, na którym stoi: na poziomie 2 dwa razy tyle.

lesson-bridge-title = Most
lesson-bridge-text = Most wymaga dwóch symboli Mostu na dwóch kafelkach tego samego poziomu, w linii prostej, oddzielonych dokładnie jednym polem. To pole musi być puste i leżeć niżej niż Most. Między { $first } a { $second } wszystko się zgadza.
lesson-bridge-wrong = To też wolno i daje { $gain }, a Most daje { $bests }. Najpierw umieść Most.
lesson-bridge-done = { $gain } razy poziom, tak jak Fontanna. Na nowym kafelku stanie też Posąg: jego symbol leży w jednym rzędzie z pierwszym Posągiem.

## Koniec tury
lesson-storing-title = Magazynowanie i odrzucanie
lesson-storing-text = Na koniec tury sprzątasz: w Magazynie może zostać jeden nieużyty kafelek i najwyżej { $keeps }. Inne kafelki odrzucasz, a inne Filary wracają do Puli Ogólnej. Masz { $hands } i dwa kafelki. Załóżmy, że teraz nic nie budujesz: zachowaj właśnie wzięty kafelek, ten ze Schodami, a kafelek z Magazynu odrzuć.
lesson-storing-wrong = W ten sposób odrzucisz kafelek z symbolami Schodów, a zaraz będzie ci potrzebny. Wybierz wzięty kafelek.
lesson-storing-done = Kafelek z Magazynu wypada z gry, a z { $hands } zostaje { $kept }. Dlatego lepiej budować, niż gromadzić. Żeton nowej rundy właśnie dał ci jeszcze jeden.

## Wyżej
lesson-levels-title = Poziomy i podwójne Filary
lesson-levels-text = Kafelek może leżeć o jeden poziom wyżej niż dotychczasowy ogród. Na pozycji { $position } dwa narożniki podpierają pojedyncze Filary na Tarasie, a dwa podwójne na planszy. Dwa pojedyncze same zamieniają się na podwójny: tutaj { $ones } i { $twos }, czyli w sumie { $cost }.
lesson-levels-wrong = Na pozycji { $position } kafelek leżałby na poziomie { $level }. Umieść go na pozycji { $where }, w połowie nad Tarasem: tam ogród urośnie w górę.
lesson-levels-done = Poziom { $level }: najwyższy kafelek daje o { $tops } więcej. Kafelki mogą się zakrywać częściowo, ale nigdy całkowicie.

lesson-stairway-title = Schody
lesson-stairway-text = Schody wymagają dwóch symboli Schodów obok siebie, na dwóch kafelkach oddalonych dokładnie o jeden poziom. Tutaj poprowadzą w górę z pola { $first } na pole { $second }.
lesson-stairway-wrong = To też wolno, ale najpierw umieść Schody.
lesson-stairway-done = Schody są warte tyle, ile oba ich poziomy razem: { $gain }. Masz teraz po jednym z każdego rodzaju elementów dekoracyjnych: ten zestaw to dodatkowo { $sets }.

lesson-bearer-title = Posąg zamiast Filaru
lesson-bearer-text = Posąg tuż pod narożnikiem podpiera kafelek zamiast Filaru, i to za darmo. Na pozycji { $position } robi to twój pierwszy Posąg, a za pozostałe narożniki płacisz tylko { $cost }. Od tej pory jest jednak Filarem i nie daje już punktów.
lesson-bearer-wrong = Na pozycji { $position } zapłacisz { $cost } i żaden Posąg nie pomoże. Umieść kafelek na pozycji { $where }, nad pierwszym Posągiem.
lesson-bearer-done = Jeden narożnik za darmo. Opłaca się, gdy kafelek powyżej da więcej niż Posąg.

lesson-hiding-title = Zakryte i widoczne
lesson-hiding-text = Liczy się tylko to, co widać z góry, a pola zakrytego kafelkiem nie można już nigdy użyć. Narożnik bez podpory zawiśnie nad połową twojej Fontanny. Druga połowa pozostanie widoczna, więc Fontanna nadal liczy się w całości; zakryta całkowicie nie dałaby nic.
lesson-hiding-wrong = Kafelek może leżeć także na pozycji { $position }. Tym razem umieść go na pozycji { $where }, nad połową Fontanny.
lesson-hiding-done = Fontanna widoczna w połowie to w notatniku cała Fontanna. Na nowym kafelku stanie jeszcze druga, na poziomie 2.

## Koniec gry
lesson-scoring-title = Punktacja z góry
lesson-scoring-text = Po ostatniej rundzie punktuje wszystko, co widać. Posąg: jego poziom. Fontanna i Most: { $fountain } × poziom. Schody: suma obu poziomów. Belweder: { $belvedere }. Każdy zestaw czterech różnych elementów dekoracyjnych: { $set }, czterech różnych kwiatów: { $flowers }. Najwyższy punkt: { $rule }, tutaj { $highest }. Kto ma najwięcej punktów, wygrywa.
lesson-scoring-done = Dwa Posągi, a punktuje tylko jeden: drugi podpiera kafelek. Przy każdej liczbie sprawdzisz, skąd pochodzą punkty. Z tą turą masz już { $scores }; liczba u góry, przy twoim imieniu, obejmie ją dopiero po jej zakończeniu.

## Wskazówki do pierwszej gry
lesson-tip-remove =
    Możesz usunąć dowolny kafelek Gliny; gracze robią to na zmianę, { $left ->
        [one] a ten jest ostatni
        [few] a do usunięcia są jeszcze { $left } kafelki
       *[many] a do usunięcia jest jeszcze { $left } kafelków
    }. To, co się odsłoni, można brać od rundy 1; zaczyna pierwszy gracz.
lesson-tip-dig = Najwięcej daje teraz kafelek ze stosu { $stack }: { $pays }. Spójrz też na symbole: które pasują do twoich kafelków?
lesson-tip-build = Umieść elementy dekoracyjne teraz: są za darmo, a w następnej turze te kafelki nie będą już nowe.
lesson-tip-place = Masz { $hands }. Umieść kafelek tak, aby jednakowe symbole leżały obok siebie; jeden narożnik może zostać bez podpory, z Belwederem.
lesson-tip-lose = Masz więcej pojedynczych Filarów, niż można zachować ({ $kept }): jeśli się da, umieść jeszcze jeden kafelek.
lesson-tip-end = W tej turze nic już nie pasuje. Zakończ ją; jeden nieużyty kafelek może zostać w Magazynie.
lesson-tip-confirm = To na razie wszystko. Dopóki nie zatwierdzisz, możesz to cofnąć; potem grają inni.
lesson-tip-wait = Patrz, co biorą inni: każdy wzięty kafelek odsłania następny i zmienia to, co dają sąsiednie.
lesson-tips-off = Wyłącz wskazówki
