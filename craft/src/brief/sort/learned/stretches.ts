/** Written by craft/training/train.ts from 558 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	qStQ
! !	tR
"	r_
" (	aJeTtW
" 0	bSqVrI
" a	qKsStW
" fast-paced	rR
" i	rV
" in	rT
" no	rU
" not	rQsU
" or	jR
" rockstar	rR
" schreiben	qT
" so	cYrFtK
" y	rR
"$	qVr\\
#1	cWiVtR
#capitals	jY
#money	g^hR
$ 0	fIgRkX
$ 00	gU
$ 000	hX
$ 900	eQhT
%	gShR
% +	gRhJ
% 00	fKgU
% also	fXgH
% auf	fKgKh[lJpJ
% de	gX
% en	hS
% et	hIiRqX
% for	dU
% free	iRrQ
% holiday	gQhJ
% match	gJhV
% mobil	d[fJgHhJpHtJ
% of	hS
% off	fIgKh\`
% on	fJgS
% paid	hR
% pension	hWiE
% shift	gUhJ
% sobre	gShK
% sur	hW
% target	gX
% travel	nX
% variable	gUiK
%$	f]gVhQ
&	bX
& 0	bGf\`
& a	j[
& c	aUbJjJlX
& d	iX
& e	aWbGiSjK
& l	iTjS
& op	aSjTtJ
& p	aVbEjXtF
& r	aWhTiKjKlK
& thu	dUfKpV
&$	iY
( !	bIcKf]hHnIoHtJ
( $	gWhK
( 0	iIjAkTmR
( 000	fJiU
( 0000	cJdKeXgJhKqI
( b	hS
( bezahlt	pS
( c	aYiGjJtH
( class	aRjTmK
( das	iVqU
( don't	qY
( drittmittel	bKe[
( e	aZ
( el	aHqWtK
( groupe	bVgRhK
( head	iKmW
( in	aRbGjQ
( iso	jU
( ja	cJfKhQqJtT
( jusqu'a	gShI
( k	gIhYiK
( m	aW
( market	bQ
( maternity	eYqItF
( media	gRhJmU
( mid	aV
( nach	cGqZ
( no	fSlQ
( not	jTkKlQ
( oder	jKqTtR
( one	aTcKnU
( or	jZ
( pagada	cHdIgTnT
( que	rV
( the	dIq[
( uk	aWcJ
( una	fTgKnI
( w	aUtK
( we	gKhTiVjS
( yes	hZ
( you	hVrVtK
( zwei	bSiKpU
+	jR
+ $	fEgIhFjAk^lB
+ +	iSjR
+ 0	mU
+ 00	gXhQ
+ a	hQ
+ anos	hHjYmGsK
+ auxilio	gR
+ bh	hUiKjK
+ bonus	aKcKdKeKgWhGiKjFkGlKmJnKoKqKrKsKtK
+ comisiones	gR
+ cv	gKqR
+ e	jX
+ ecocheques	hQ
+ fri	aIbIfRoUtK
+ interessement	fIgX
+ participation	gV
+ plus	gV
+ prime	bIgSsU
+ sat	bT
+ the	hR
+ tips	sS
+ umsatzbeteiligung	gU
+ xmas	hSjIsR
+ £	fKgQ
+$	gTjS
-'aise	jZ
-'au	oQpRtQ
-'d$	bKdKgHhEj\\kHlKmKpKrK
-'ll	jQlT
-'re	lQ
-'s$	bWfVsK
-'t$	lVrU
-'un	aR
--auto	aKbGdJeHfKgFh[iKjQnSpGtK
--call	gW
--down	iX
--file	cIgSiXjJlG
--five	gXhTjI
--form	rY
--four	bShQqQ
--frei	bFcIeVtW
--home	bWcIpS
--in	bJfHiTpXtK
--ones	gSqR
--only	eYfIjIlU
--size	bW
--star	b[cIiH
--tech	bZcFtH
--term	qV
--time	eYiH
--type	eThR
--up	bShTiSoQ
-00$	kUpQ
-a's	eGhKoWqV
-ab$	jU
-aba	cXqY
-abado	fW
-abaja	fW
-abajo	dQiX
-abatt	bJgJhZ
-abe	i_
-abend	fJhYmK
-abies	mSsQ
-ablar	iQkU
-ables	eUhTjT
-ablet	iS
-abour	qU
-abras	rZ
-acant	iTqT
-ace	bKi]mJtJ
-ach	c\`pS
-achen	iXjS
-acher	aZbRtC
-aches	jU
-achst	eQtS
-achte	fWqS
-achts	iX
-acies	bZiHpGtY
-acing	bXqXsItE
-acion	hV
-acite	jT
-ack	bKi[lHrI
-acked	aDbZfJhZiKtD
-acken	jQlT
-acker	aGbYiItH
-acket	jR
-acted	eVfHiIp\\tI
-acter	pX
-actor	aHeWiT
-acy	eRjQlK
-ad$	jR
-adame	tU
-ade	aGbKcGfKgUhDjXlKmYpGtH
-ademy	cTlT
-adena	bV
-adera	cXhQ
-adero	aZtJ
-aders	dXiKtQ
-adies	aIiTsQ
-ading	cQ
-admap	iW
-adora	bTjXmQ
-adout	f^iEoHpCqXtI
-adrar	eJiV
-adres	hSsV
-adrid	nS
-adros	iT
-ads	mW
-adt	cW
-ady	iQsR
-aeg	kY
-af$	jU
-afe	aHcYiFrT
-afety	aU
-afico	aGjQpU
-afo	cHgJhKiGjRrZ
-aform	iRkW
-aft	aSjQ
-aften	aWbIjV
-after	eKfJiJlJoSsZ
-aftig	jTsT
-ag$	cIhRtQ
-aga	bIcFh\\iEkDlJpI
-agada	cJgUhRnQ
-age	iT
-agers	iQmR
-agger	jW
-agina	rR
-aging	gFhQ
-agner	iQ
-agnes	bTcGeIiZjJ
-agoza	cTnU
-agram	iJjJlWrS
-ags	fW
-agt	fX
-agues	iEjSmRrV
-ah$	aKbJgUiJmI
-aheim	hQnR
-ahili	cIjTkS
-ahl	pS
-ahlen	hSlU
-ahmen	fXnY
-ahnen	bWiGqUtJ
-ahr	oZ
-ahrer	aSjK
-ahrig	eQjT
-ai$	c_pI
-aid	bWcFhJ
-ailer	aV
-aille	aIiTtI
-aim	hVjR
-ain	cT
-ained	rS
-ainee	jJlRmV
-ainer	rHsV
-aines	hSlQoRqR
-ainne	jKmTpJrV
-aints	i\\
-aires	aTbTiVtH
-airie	bQcUtI
-ais	lX
-aiser	aShV
-aison	bW
-ait	k[
-aitre	lQ
-aja	fUjIkV
-ajado	kUlR
-ajara	aHmU
-aje	bQiQqT
-ajo	iV
-ake	iS
-akers	kT
-aking	k\`
-aks	fQ
-akt	fWhKiQtG
-ala	aScJtR
-alary	gUrQ
-alate	jW
-alb	tQ
-alben	bKgUiQ
-ald	cYhGiKoQ
-aldad	qKrT
-aldas	jS
-ale	bQcQ
-alent	aSj[
-alfte	dUhQ
-ali	cXeQ
-alian	jZkF
-alida	qS
-alide	jYlK
-alien	aWkS
-alise	bWiTjI
-alist	aYjStD
-alite	bKcFmStR
-ality	aEbTrU
-all	aGc^tD
-allas	oX
-alled	iTjUmJ
-allen	mUsQ
-aller	bWjJqRtQ
-alley	bRcR
-allos	jV
-almas	cQiT
-alo	r]tK
-als	iV
-alt	bIcY
-alten	iV
-alter	a[gRiGjXtF
-alyse	aQhSiWlT
-alyst	aWmS
-alz	aKbWcEjS
-am$	iR
-ama	bUcSeXiH
-amada	p[
-amais	fUhKiHpQtK
-amber	iEjY
-ame	iIjZ
-amedi	fRpQ
-amily	bRhRsQ
-amina	iTjR
-amion	h[lJtI
-amm	hSiS
-ammen	dSmStT
-amo	iT
-ample	pl
-ampus	cVhQ
-amt	aU
-an$	cShK
-ana	sR
-anach	eQhR
-anada	cJiKjJlInZ
-anage	tQ
-anana	fSpR
-anced	hVjQ
-ances	hSjQ
-anche	fT
-ancia	aGbIcDd[pS
-ancos	iU
-andar	jRpU
-andby	fSgQ
-anded	jGkJlVqTtJ
-andel	b[pHtH
-anden	iGqTtT
-ander	jWrJsQ
-andes	aTiRjK
-andig	bJfKiVjKqR
-andle	iR
-andra	bIcIiUqTsQ
-ane	iXkT
-aneja	kS
-anejo	jV
-anent	e[
-anese	jKsY
-ang	cV
-angen	cZgJoV
-anger	hIqSsT
-anges	iXrQ
-angig	jUlR
-angue	hJjJkRsV
-anian	jJlQsR
-anica	iIjY
-anico	aQbZkJsXtI
-anier	gW
-anies	bW
-aning	bKhGiSjIsW
-anish	jSkR
-anist	jQmU
-ank	b\\cKeRtJ
-anken	bWcCgS
-anker	pGq]sK
-ann	iQtQ
-annee	jTlV
-annel	bHeViJjGtS
-annen	bXiQ
-anner	oQ
-annst	kSrQtS
-ano	kV
-ans	cYkQlQsS
-ansea	cQnU
-antar	jU
-anted	aStQ
-anten	aJiQmUqRtI
-antes	aQcXiG
-antil	bSgRjQ
-antin	mTtR
-anual	jRkUqStK
-anuar	fRiIpQ
-anung	bRfTjGsW
-any	bQ
-anz	aJb\\
-anzen	iZjJ
-anzig	mU
-ao$	cTdJhT
-ap$	bZ
-apers	iSlS
-aph	tY
-apier	kUpQ
-apist	aRhSmR
-app	pQ
-apped	gV
-appen	eKfIgJhJiKjSnHpYsH
-aptop	hYjJkK
-apy	kW
-ar$	iQ
-ara	gEh\\jJkWpC
-arage	aRbQiKjI
-arb	aXbJcJdStI
-arche	bSkR
-arcus	pIsR
-ard	tT
-arded	jRtW
-arden	bQjJkToKqS
-arder	aUpJsXtG
-ardes	qT
-ardia	fY
-ardin	dIhX
-are	gGhVjQ
-areas	iU
-areme	gZ
-arent	iKkW
-argar	iY
-argas	iS
-arges	iKsX
-arget	gRiU
-argon	rU
-arian	jRkKlR
-arias	aTiY
-ariat	aQbS
-ariee	jHlX
-aries	bV
-arifa	gTpR
-arine	aV
-aring	iQ
-arios	bTiU
-arity	jIkWlT
-ark	bScYiG
-arken	bTcSsU
-arket	jK
-arler	iIjSlJqS
-arles	iT
-arm	fIiVjU
-armen	hFiV
-arnet	jS
-aro	bRpT
-arque	bTcTsU
-arrer	aKbSmZrH
-arrio	bVcUfI
-ars	dJeKiWjVpV
-arsal	gQjT
-art	oTtS
-arted	hKiQjU
-arten	bUcJhWiGjIqRtQ
-arter	hInQ
-artet	kW
-artin	aKhUlIqV
-artir	iR
-artos	cXpYtC
-arung	pR
-arzte	aKbUiUtI
-asado	aQcKeKiJjKoXpG
-ase	rR
-asenz	dX
-asico	kT
-asics	iKjSlQ
-asing	hQ
-asion	iXrR
-asn't	qW
-asons	dUjR
-ass	fHgThZjFkJ
-assed	qR
-assen	cJrT
-asser	jUpT
-ast	i]
-asted	bViJ
-aster	kQ
-astle	bRcWjGpQ
-astro	cVjR
-asual	eZ
-at$	gQ
-ata	bUgYiK
-ate	jR
-ately	bS
-atest	gJo_pG
-ateur	aUiJkTmH
-ath	bR
-ati	fFhDjQk\\
-atica	hRiW
-atics	aKbVcGgKiIjQtK
-ating	dW
-ation	iU
-ativa	bVkQ
-ative	jX
-ativo	aXbKcKkKsT
-ato	eUiV
-ators	aRbTtI
-atory	aRcKfVtK
-atron	iIkUoGpW
-ats	qR
-att	hSjKkS
-atten	bY
-atter	fKjYlR
-atung	aScFfTjHkVtS
-atura	aWjHlXqK
-ature	aSbIdU
-atz	cQtQ
-atzen	bWcKhViJtJ
-au$	aTcb
-aub	hUtQ
-auber	iRtU
-aucht	aEjJlSnRtU
-aud	bTiJmS
-auern	cHiRjJkYlK
-auf	iT
-aufen	bUiQ
-aufer	aWjUtJ
-aults	iUjI
-aum	bZcHrK
-aumen	iXj[kIlEtF
-aus	b]
-ausen	bEc[fKiI
-auser	aGbYiTtG
-aut	qR
-aux	bRiR
-außen	cSjWlJ
-avail	dU
-ave	aEcUhRjEkWtD
-avian	kS
-avier	cUjTtI
-aving	sR
-avoir	jU
-avour	gTjKkU
-aw$	aJjVmW
-awyer	aTsRtK
-ayage	cJiU
-ays	fT
-ayuno	hS
-aza	eFhKpSqZ
-azo	qRtU
-aße	cQpR
-ba$	cTjJkV
-bably	aGiKkKmJrIsStY
-bad	aBbYcYfHhJkJoQpItF
-bados	fXtI
-bao	cU
-bar	fVjU
-bares	cKiRtU
-bas	gRjGpS
-based	aJbUcFd[fJiHmIqK
-bau	aTba
-baude	iR
-bauen	iZ
-bauer	aRmUpS
-be$	eUgSiV
-bed	bQjHlX
-bel	fTgRiJoQ
-bemos	jJlTqT
-bends	fWiI
-benso	lV
-beres	bUjS
-bes	bJcViIjFtS
-betes	iT
-bezug	gXjJ
-bi$	hTmW
-bie	e]gIhRjDkF
-big	rU
-biles	dRhFpT
-binet	bVjR
-bio	iQqS
-bir	iQ
-bis	mU
-bisch	cTjBkSlXtI
-bitda	gQ
-bject	tU
-bke	mS
-blado	kQqT
-blatt	hUtX
-ble	jT
-bleau	iRjU
-blich	aU
-blico	cKeUjJrQ
-bling	pFrXtK
-bloux	c]
-bly	aGrKsXtX
-bo$	kR
-board	bJcJf[gIiX
-boden	aKcHiZjH
-bonus	g]
-books	bTjU
-bor	aTmTtI
-boral	pU
-bourg	bTcQhD
-bouts	fIiStQ
-bra	iKpSrS
-brary	bU
-brazo	tV
-bre	o\`
-brero	oTpR
-brido	cQdX
-brief	cKiTj[
-bruar	oTpR
-bs$	cWhQpStK
-bsatz	bJcIrQtT
-bspot	gKiQ
-bsrat	iKjTqUrK
-bst	rV
-bsten	oSsR
-bt$	fW
-burgh	cU
-bus	h^jK
-by$	bQcZeJiHjFtI
-ca$	cVjQ
-cable	fShSjU
-cad	cKiKjTkW
-cador	iRjR
-cales	bVsQ
-calls	cIfRhIiYnH
-cally	cQdItR
-camos	aRbRfIhQiJqKtS
-can	jUsT
-cancy	qT
-cando	cKfJjS
-cante	aRcTdHiIqKsT
-cants	jQsQ
-cap	jQrT
-car	aHiStQ
-cas	bV
-cat	iHj[
-cates	lU
-cause	rR
-ccent	jHs[
-ccess	bSiS
-ccion	aShR
-ced	aRhR
-ceite	gQiS
-cence	jW
-cense	gSjU
-cente	hRjS
-cer	aXrW
-cesos	iS
-ch$	cT
-cha	aRcU
-chaft	jT
-chale	eWgQ
-chats	mQnT
-chbar	jQ
-chdem	gU
-check	gUhI
-chein	j^kW
-cheme	jJnS
-chent	iIsXtS
-chers	bWhQiHkR
-chick	cEjZ
-chien	fIgGhIiGjWnY
-chine	bTpF
-ching	eYiQjGkSlIqR
-chl	jS
-chlaf	jV
-chlag	gV
-chler	mQsX
-chmal	iItU
-chnen	fDhGj_
-chnet	fQgU
-chnik	aUbSjSmQtI
-cho	rQ
-chons	aJqQ
-chool	lQ
-chs	eJfUhUpJ
-chsel	fS
-chsen	aTcKeJgUtQ
-cht's	jJlWpJ
-chten	cTmR
-chter	b\\cJkS
-chtet	hKmX
-chtig	eTfT
-chule	b\\iH
-chung	cGi_jJtJ
-chuss	gIh_iS
-chutz	cHiKjUkV
-chwer	pJsW
-chzig	cQdRiJnK
-ci$	lWpRtT
-cia	cS
-ciale	mT
-cials	iV
-ciate	aQgR
-cibir	iS
-cicio	aTjIpS
-cidad	fDhKjVqR
-cie	aQkRqW
-ciens	aIb[cH
-ciera	aV
-cific	cU
-cil	bRqR
-cinas	bVcRtK
-cipal	aS
-cir	iS
-ck$	aKcViQjS
-cke	iV
-ckend	aU
-ckers	aTeKfJoQ
-ckets	hQlT
-cking	iT
-cklog	iU
-cks	hV
-claim	hVjR
-cle	iQjYtG
-cnico	aRjT
-co$	bRsUtQ
-coles	aSoK
-com	aTkU
-cords	iV
-cours	l_pCqJ
-cp$	iRjIkV
-credi	fSgHpR
-creen	pRqT
-creet	jSpKqV
-cribe	hKqQrS
-cribo	tT
-cript	cKjVtR
-crito	fTgKjV
-cross	bQnQ
-cruit	iStS
-crute	iJtW
-cs$	aRiQjR
-cte	bRjW
-cteur	cR
-ctice	bY
-cting	bJiUpDrY
-ction	aRiQ
-ctive	iKjTsR
-cto	jS
-ctora	bWmW
-ctors	aWiWjJkUtK
-ctory	bJcXjT
-cts	bTiRkW
-ctual	rQ
-ctuel	jKqS
-ctura	jQkRpQ
-cture	mQ
-cueil	iZ
-culos	aRjQ
-culum	pR
-cus	pIsR
-cy$	aGbReWhGiHlJ
-d's	bXcQkV
-da$	cYiR
-dacht	gRpFqS
-dades	bScIgSiKjS
-dador	iTtK
-daire	eIfJhIkJlWmKnKoKpKqJrK
-dalia	cTtE
-dam	cTdRiRjGkJnK
-damos	lStW
-dan	bQfQm[
-dance	fHhU
-dando	fWiHjS
-dante	gUjW
-dar	jW
-darse	eSiKjKoQqT
-das	iUjR
-daten	aRiSkT
-dates	sT
-datin	pIqY
-dau	bFc[
-davia	kSqS
-day	fS
-day's	aHtW
-dband	dRhT
-dby	fSgQ
-dcare	jQ
-dchen	eKfJm]
-dding	bWiVlKmKoH
-deaux	aScShTiJ
-dec	fYmJpT
-ded	jR
-dee	cYiEmUtK
-del	bZdTpItJ
-dem	mWqS
-demas	hSkS
-demos	pVqQ
-dence	pWsQ
-dents	bVpQ
-deral	jRkFlV
-deras	aVbEeGhHiSjX
-derat	iJmSqY
-dered	eSlQ
-deres	jS
-deria	cIgKhViKmV
-derly	aKbU
-derte	pQ
-des	iRrQ
-det	pQqT
-dge	cQ
-dgets	jV
-di$	fQiW
-dia	fY
-diana	bTcQtI
-diate	jTpW
-dible	iKjXsT
-dic	bQqR
-dical	hUkR
-dicap	jQrT
-dicos	bFcQeKiT
-didos	iWoI
-die	aKbXiSrI
-dig	j_
-diger	tR
-dimos	jQlR
-din	rW
-dings	jV
-dio	bV
-dique	qTsJtW
-dis	kYmK
-dised	hS
-dit	hUtR
-ditor	aYiGtI
-diz	bT
-dland	tV
-dle	cUjUoT
-dlers	aWdFlIpJs[
-dlich	iSjRlQ
-dline	oKpTrR
-dling	jQkT
-dlord	iU
-dlung	aJbFcJdKfGhJi[kHlGmKoJpFqKrKsEtH
-dly	hRjR
-dnung	bUiTjT
-doc	bKcTgR
-dor	aT
-doras	bZjJlKpHtK
-dores	bSiTmS
-dos	lS
-dover	oU
-dow	gKiToR
-downs	iX
-dra	bJcKiTqU
-drait	aT
-dre	jUqJ
-dredi	dRfT
-dress	cTdI
-dri	mX
-dro	aKbTtK
-droom	hW
-dry	hX
-ds$	iT
-dt$	bScYiI
-duate	aRiQjQ
-ducer	aX
-ducir	iS
-ducto	iQ
-ducts	hZlI
-duits	iQ
-dukte	bQcHfKhY
-dules	kU
-dults	iQkU
-duria	aIbZjZtF
-dvent	oU
-dvert	eHrRtU
-dwerk	bUkKlU
-dy$	hZkUpI
-e's	cJ
-e-thu	dX
-ea$	pS
-eable	bKcIeSfKkY
-ead	c[iJ
-ead's	pQtQ
-eader	aRiK
-eados	bThT
-eague	bRtV
-eaker	jRsQtQ
-eal	iUrV
-ealth	hT
-eam	aQcJhEmcpHtQ
-ear	eUhGjTqRrT
-ear's	bKgKhV
-earch	aVjQ
-early	gSjToK
-earse	iT
-eas	iS
-eases	iV
-eason	kR
-eater	jFkVlGqT
-eaton	cT
-eatre	bUjR
-eau	aJbRjQ
-eaves	nTqX
-eb$	bTtS
-eba	eRpR
-ebajo	mQrQ
-ebaut	iSjT
-ebden	cTtK
-ebe	aWjItI
-eberg	aIbQcU
-ebiet	cStS
-ebook	jRlT
-ebt	eRfWpK
-ebung	cR
-eburg	aFcVmStJ
-ec$	fXiQjKmHpR
-ecast	iXrJ
-ece	aQjS
-ecent	iQjR
-ech	aIbZcDiSkS
-echen	fJhUpR
-echos	iHsX
-ecion	pX
-ecise	qS
-eck	aKbVcWtF
-ecole	tK
-econd	aS
-ecris	jKrU
-ect	eVgG
-ected	bSpQtQ
-ectif	hYiJlI
-ector	qSrK
-ectos	aSiR
-ed$	lQ
-edded	aT
-edi	fXpQ
-edida	iQjT
-edios	iIjQtS
-edish	bUlS
-edits	hT
-edn't	lY
-edo	c^
-eduld	jV
-edule	fSjK
-ee$	cQmS
-eed	sS
-eeded	lT
-eekly	iX
-eep	bJeJgThKiS
-eeper	a\\tH
-eer	aT
-ees	eJfSiWnR
-eet	cQjQqR
-ef$	bHiFjSpZrHsK
-efahr	gS
-efaut	aKgKjJkS
-eff	iIpTtS
-efits	hRrT
-eflex	hXjR
-efono	hQiR
-efore	jQoS
-efr	eV
-eg$	cYeJiHjTkJtH
-ega	cWdJfFiFnR
-egacy	eS
-egado	gWiKmS
-egalo	aJbTkV
-egane	bUjV
-ege	bT
-egian	hSjQ
-eginn	fUoW
-egion	bIcXhX
-ego	iR
-egory	hU
-egree	lT
-egt	bWmKqKtR
-egung	gKhVjV
-eguro	hW
-ehalt	gRqR
-ehe	bWcWeJfJiHjJqK
-ehind	cThFjS
-ehmen	hSiSrR
-ehn	gQiVqS
-ehort	bUhS
-ehpad	tS
-ehrer	aSiVjKtG
-ehrte	tT
-eht	mW
-eht's	fSoT
-ei$	nQ
-eib	bWiH
-eiben	jR
-eicht	lQtQ
-eid	aHbGcYdFeGfEgGhHiCj?kHlGmGnGoGpBqGrFsGtZ
-eiden	iTlS
-eider	dRgS
-eiern	iX
-eifen	iW
-eigen	cKdKfKgIhIiCjHkJlUpHqZrDsH
-eiger	aWfJg[kK
-eight	gY
-eil	hTkW
-eilen	iQrU
-eilge	kS
-eille	bJcWeGjU
-eim	cY
-eimal	nY
-ein	bQjWkV
-einde	aHb_cCpQtF
-einem	aKtT
-einen	iTsS
-einer	qQ
-einta	qQ
-einte	fYgQqQ
-eis	bQ
-eisen	eJhCiTlFn^
-eises	aIbT
-eitag	fV
-eiten	hSiU
-eiter	a[
-eitet	fTgJhIiYjItT
-eitig	nV
-eitvg	eT
-eizer	qRrR
-eißen	jIlTpHqJrQ
-eißig	fUhR
-eja	gGjV
-ejado	kWqT
-ejo	bGcU
-eke	aRbVcJtH
-ekend	fX
-ekt	cReThKlU
-ektor	qKtW
-ektro	aKbSeKjR
-el$	bR
-ela	bYcJ
-elado	bR
-eland	dIjY
-elber	bSiR
-elbst	hSiT
-eld	cV
-elden	aHcYsR
-eldet	gShHpYqK
-ele	eKfYrQ
-elene	iR
-elevo	eU
-elf	mZ
-elfen	hRiS
-elfer	a^oKtK
-elier	aIbYiS
-eline	iT
-ell	aSbK
-ellas	bZ
-ellen	cQ
-eller	aTbZ
-elles	aQbSiQjR
-ellte	aU
-eln	iZ
-elo	dQiRpTrR
-eload	iY
-els	eSiR
-elt	jUmT
-elten	kU
-elung	qZrH
-elves	eKgSiGlJq[
-ely	tS
-em$	fUiS
-emana	eQfSpQ
-emand	kYqT
-ember	oV
-embre	o]
-eme	gQlS
-ement	iS
-emise	gJhX
-emist	bR
-emium	fJgWhRpK
-emote	d[
-emoto	dU
-emple	bHcWdQpJtE
-empre	cVgKrR
-ems	iUqQ
-emsen	iX
-emuse	hYiStI
-emy	cTlT
-en$	iW
-ena	nT
-enage	bHc\\dCmQ
-enant	cIeUgKhCiSjKlJpJrJsW
-enbau	gT
-enc	bWcKqT
-ences	jRpQ
-encia	bQcR
-endan	bWcK
-endas	aJbUcYiHtI
-ended	dWeSjK
-enden	aQfXmS
-ender	i_rS
-endly	cKdIhY
-endor	iTpQ
-endra	qT
-ening	iR
-enior	aT
-enios	iV
-enise	qQtS
-enk	jX
-enken	iUjKqS
-enn's	fQtU
-ennen	qS
-ennes	aGbWc^iAoJtB
-eno	aQmR
-enora	aQcTtE
-ens	jT
-ensch	cHhIiRjYkHnH
-ensed	aRjJkU
-enste	bRfViS
-ensum	cJfVtQ
-ental	eShSiJ
-entar	iJjVsU
-entas	aRmVtK
-ented	kUrRtS
-enten	sX
-enter	cXiKkUlU
-entes	bTjRkK
-entia	bW
-entin	aUjQpUtH
-entis	iVpTrJ
-ently	iS
-entor	iIjUmV
-entos	iSjQnS
-entro	nU
-entry	aEc[fKjEkJtJ
-entur	bUjQqStJ
-enu	hZjIkS
-enugt	pR
-enz	aQiQ
-enzen	mHpZrFsJtK
-eo$	bQhKiWjR
-eon	kT
-eople	bVrR
-eos	iS
-ep$	aIbXcKfKgFhJiUjSkFtJ
-epart	iIoWqQ
-eping	eThVkKpI
-eport	iTmW
-eppen	iYtJ
-ept	bGgJhRjJoW
-epted	pW
-epuis	hSqV
-eputy	iKjQmS
-eques	hXiAmX
-er$	aR
-era	bR
-erado	dUjU
-erage	aSfRgRiJ
-erait	kVsV
-erall	bRiJ
-eramt	aVcJ
-erano	hV
-erapy	kW
-erate	cHdGfIhIiUj\\lJqJ
-erben	jJ
-erber	pU
-erbig	rU
-erbst	fU
-erche	tX
-erdad	jUtQ
-erdam	cTdRiRjGkJnK
-erden	fTgQhRsQ
-erdon	eR
-ere's	eQtW
-erein	aJbapJtD
-ereit	jUlKnV
-erely	iKpGtZ
-erena	cVqXtG
-erent	aUjKlX
-eresa	qStQ
-erest	iSkT
-erfil	rZ
-erg	c]
-erger	bUcKmQ
-erham	cR
-erial	bShS
-erida	cVtQ
-erien	fUiT
-eries	aZbU
-ering	iU
-erino	cSeU
-erior	lSqV
-erium	kUpJqW
-erk	b]kR
-erlap	fQoU
-erlin	nTqR
-erm	qV
-ermal	bRnU
-erman	kT
-ermes	kV
-ermin	aIo[
-ermis	jQ
-ern	iY
-ernal	fQ
-ernas	bZlK
-ernen	iJjJl\\qS
-ernes	fShQ
-ernos	bKpY
-ernte	iJjIl[
-ero	aV
-erras	aGbUcUiK
-erred	jKk]oR
-erren	iX
-erson	aU
-ert	tR
-ertag	fBgWhViJpR
-ertal	bUcXjJ
-ertas	iT
-ertel	bQcW
-erten	tQ
-erter	hXjJ
-ertes	fTgDhWiFjQqT
-erung	eThYkQ
-erver	aIiTjQqJ
-erves	jQpT
-ervir	iW
-ervus	tU
-ery	b]jR
-erzig	gV
-es$	iR
-esagt	fVqR
-esamt	aUqS
-eschl	jS
-esday	dUfU
-ese	sV
-eseau	bU
-esent	bJqV
-esetz	gQiU
-eship	gUhJkHlQ
-esian	kVtJ
-esign	kR
-esita	aRtQ
-esito	aStU
-esk	jZ
-esmal	jQ
-esn't	qR
-eso	iQpQ
-esoin	lStU
-ess	cTjQ
-essai	dQ
-essen	f@h\\nQqH
-esser	aQkQpR
-esses	cKiX
-essor	bTiEkSrW
-essus	hRjJqR
-est	nR
-estar	iQ
-estas	iUjQpTtK
-ested	jJlZ
-esten	cYeHfGpV
-ester	bKc\`tH
-estly	cIfRoKsR
-estos	bQiSjU
-estra	hT
-estre	hS
-esume	pT
-esy	iUjHpKrU
-eta	hUiQ
-etage	aWfJiSjImKnU
-etail	jV
-etall	gTiK
-etary	aQrQsItR
-ete	hSqQ
-eteen	iRmRqQ
-etele	jKrW
-ether	dQ
-ethod	iU
-etien	aWgTiK
-eting	tR
-etion	j]
-etite	cJfXiJjGkRpJrI
-etits	bRiR
-etivo	gRiU
-etour	cHhYnQ
-etres	bTgJiHn[
-etros	bQfGgKjKn[
-ets	i^
-ett	fZhZkK
-ettel	iRlT
-etten	bRc[eKiJmU
-etter	oQ
-ettes	bKi_pJrS
-ettre	pV
-etung	bJe\\oH
-ety	aSbK
-etz	bSiR
-etzen	aStV
-etzte	bSmU
-eug	h[jRkGlS
-eum	bWlQtI
-euner	gHh[
-eunes	lRsQ
-eur	a\\
-eures	fTgV
-euses	aHiJmTtV
-eut	kX
-euung	iZ
-euvre	iU
-eux	bQcSgShUpHtI
-evant	iKjVlW
-eve	aJrT
-eveil	fKhW
-evers	fU
-eview	gRoKpT
-evo	eU
-ew$	bKcV
-ews	iR
-ex$	aKc[dKeJfKhQiImIoKpKsK
-exham	cWfJ
-ext	bQtR
-ey$	c\\fKiG
-ey'll	jSlR
-ey're	bIfTiRlR
-ey've	lQ
-eyors	iTmS
-eys	rT
-ez$	aRiJqV
-eza	aVbIiStK
-eze	bDcX
-ezeit	dSeV
-ezi	fQtS
-fa$	bFcVfHgThHjGkJnK
-fahrt	cIn[
-falls	jQtU
-fants	jY
-fas	pT
-fasst	iVqJtV
-fasts	iVjK
-fe$	fXhR
-feb	fXmK
-fee	iSpV
-fel	iV
-fen	cSiR
-fense	cT
-fer	aRtI
-ferin	mV
-fet	fJiR
-ff$	bSiStF
-ffers	iW
-ffice	dX
-ffing	eUtU
-ffs	gUjI
-fft	fUpU
-fg$	eT
-fgabe	iUtI
-fi$	iU
-fic	cU
-ficer	aY
-fices	bQcViG
-field	c[hQiJ
-fikat	aKjV
-fil	aJbJc_rRtS
-files	iJpZ
-firma	bKeVfKjJmT
-firme	aWeKgJhKjJqG
-fit	lS
-flake	aKhRjQkQtH
-flege	iWkKtK
-flich	g[
-fmann	iJjZkIrJtD
-fnung	cIeGfIhJiDjJo\`tK
-folge	oQqU
-folio	aQjQ
-fonat	oKpTtQ
-fonte	bKiU
-force	jW
-forma	iQ
-forme	aGkJpWtX
-forms	hR
-fr$	eRfQ
-fraid	dUjU
-fri	f\\iKpJ
-front	cXtJ
-fs$	i[jQ
-fsted	tR
-ft$	aRkW
-fte	dRiUmR
-fteen	mYtJ
-ftrag	aIbRiSkH
-fts	fRiYsQtQ
-ftuch	qJsX
-ftung	bViK
-fugen	bViKpHrX
-fuhrt	mU
-ful	kU
-fully	aIeWiJmInIpKtK
-fzuge	aKbTlU
-ga$	c^fHgUhHiIjK
-gaben	tS
-gable	eV
-gados	bRiInWtK
-gal	bScSkS
-gamos	hTqW
-gan	cZfK
-gar	bRcJiY
-gards	pJtZ
-gas	bRiRjK
-gasin	gJhV
-gates	iWjK
-gau	cZgH
-gbo	kW
-gbook	iS
-ge$	iU
-ged	iUjRrU
-gel	bVcJiVnH
-gen	iU
-gence	iR
-genda	hQiQjQtR
-gende	tW
-genen	hQiJjR
-gener	h[
-genes	lX
-gente	aQ
-gents	cTjKmT
-geous	cZiIjJtJ
-ger	aU
-gerei	bWpU
-gerie	aJbYcK
-gerin	jQqUsK
-ges	cQhV
-get	hQ
-gging	i_
-gh$	cXjQ
-ghout	cT
-ght	jQ
-ghtly	iTjQ
-gia	eGiQkW
-giado	j[
-gible	hZqItC
-gie	bWjYlR
-giene	iWjS
-gig	bUcKiFoW
-gimen	eR
-gin	aWcKqQ
-gines	bY
-gio	bT
-gious	lKsU
-gital	bQoIsQ
-gkeit	aWbKeJiUjY
-glais	jT
-gland	gU
-gle	iQ
-glich	hXj[
-glish	jSrT
-gn$	iWjXkI
-gn-up	iU
-gna	cKnV
-gne	aIcThJi]tD
-gnore	pJqT
-gns	jV
-gnung	jW
-go$	bJhRtE
-gon	hTrQ
-gos	aJcTfV
-gosto	fUoQ
-gramm	hSiS
-graph	tY
-greed	aJiKqTsY
-grown	aJiSqX
-gs$	iQ
-gst	aGc[hHmVtC
-gt$	bQpRqTtK
-gte	bQkQqUsK
-guage	aJkSrT
-guaje	rW
-gue	kQ
-guese	hJjR
-guien	aQ
-gular	aIcJeWiJqTtH
-gun	gJqQ
-gunda	bSpQ
-gundo	kXqK
-gut	aFb[
-gutet	fIgRjTnKpT
-gy$	bSgZjK
-ha$	cZtX
-hable	hHiIj[
-hairs	aJbUiR
-hal	cYgSjR
-halle	aKbScR
-ham	cg
-hange	jWtR
-hanks	rUtR
-hared	fQiQtQ
-harge	iQmT
-harla	gKpX
-has	eRjY
-hat's	qQ
-hauen	iQjWqU
-haven	cRnQ
-haves	jTtR
-he$	fT
-heben	iT
-hecks	iV
-hed	bYhVpJ
-heets	iR
-heide	c\\gKiEpTqI
-heirs	mQ
-hel	lIoGpWqV
-helon	aQbSgStJ
-helor	jRlG
-hem	fYgK
-henta	gRhR
-heque	gSjEkY
-hered	lT
-heres	iJjZlR
-herin	aXiS
-hes	iT
-heure	gTiS
-hever	cSfViI
-hey'd	iVmR
-hical	gU
-hicht	cHfcgKiKtK
-hicle	hQiQ
-hie	aKbKcKeJgHhGjDk]lKsKtG
-hifts	fTiKsTtR
-hilfe	gFhV
-hinen	aDbTcK
-hines	aTiK
-hings	pStQ
-hip	jRlS
-hisch	iIjSkQnK
-hiv	qRrT
-hkeit	iVpG
-hl$	aHbGcGgIhIi^m[pG
-hlich	mV
-hlt	hUpR
-hlung	g]
-hluss	gTiRjT
-hly	iS
-hmann	nKp[tG
-hme	eRi[
-hn$	fGgViFnX
-hne	gRhY
-hnern	b_iK
-hnert	pWtS
-hnhof	aJcU
-hnitt	fKhHiTnW
-hnt	gS
-hnten	pR
-hntes	bHhUiKmKqK
-hnung	h[iX
-ho$	aKkSsQtQ
-ho'll	mQqIsW
-hod	iU
-hodri	mX
-hof	aIc]
-hoice	iQkSqK
-holen	bKjGkXlK
-hon	kT
-hones	lT
-hools	iTjR
-hoose	dSiS
-hop	bTjT
-hop's	cY
-hor	dT
-horro	gJiU
-hos	iGjVsS
-hosen	iRjWkH
-hough	cKqU
-hould	qTrR
-house	aQbTjR
-hr$	cJgQoV
-hramt	jW
-hrase	eRtT
-hre	cSgQjRlQ
-hread	tU
-hreib	bWiH
-hrend	aYcGiQtG
-hrens	mS
-hrift	tQ
-hrige	aT
-hrt	cJmRnX
-hrten	hSiJnX
-hrter	aKbS
-hrung	aTjWkU
-hselt	jQmU
-hst	lQ
-hsten	bTsT
-htage	f_gJiEjKkTmHtJ
-hte	fSiHjXqR
-hteen	bTeKjHtT
-htern	cHjW
-htest	lY
-htigt	jZlF
-hting	qT
-htung	bQiYjT
-hty	gU
-hu$	fV
-hub	pU
-hurch	cUkRpHsR
-hweis	iQkV
-hwirt	iIjVkT
-hy$	hIjUkU
-hysio	aThI
-ia$	cZiQ
-iabel	fKgWqK
-iable	gSiHjXoT
-iaire	aRbSgQjW
-iaise	iS
-iajes	nU
-ial	jQ
-ialen	bWiTtI
-iales	aQcIjUsT
-ialog	kSlQ
-iamos	eTkJsVtT
-ian	aRcIgIkW
-iance	jQpGt\\
-ianza	kSqQ
-iar	hTiS
-iares	iHmY
-iaria	aX
-ias	iZjQ
-iat	aQbS
-iated	kR
-ib$	bWfKmJpTrK
-iba	cHjJnXpQ
-ibe	rS
-ibles	jW
-ibo	eSgGtS
-ibres	fThT
-ibt	iQqS
-ibt's	bUkR
-ibung	jT
-ic$	mUqQ
-ica	cJiRpV
-icado	qQ
-icale	aRbTlQ
-icals	jU
-icant	lW
-icate	bTkSrQ
-icats	bSpVtJ
-ichas	iY
-ichen	iJjQrQ
-icher	jVlJpT
-iches	jU
-ichst	rSsS
-ichte	kTlGqV
-ichts	qSsQtT
-icial	aRgU
-ician	abiIjJkJ
-iciel	kU
-icien	a]gStK
-icina	cTdV
-icing	bRcQiQ
-icion	lRpR
-icios	hUnS
-icity	iR
-ick	c]lVtI
-icken	cHkKlRpRrIsT
-icket	h\\kR
-icles	iWjI
-icole	aUnI
-ics	aS
-ict	cRgKjQqX
-ictly	fXpR
-icule	hSnR
-icy	hQkQrS
-id$	cUjWpItS
-ida	cQiRoU
-idate	qStU
-idats	iHqY
-idays	fQhR
-ide	cSdQ
-ident	iTjV
-ideos	kQ
-idest	fViWjK
-idges	bUcJ
-idh	mV
-idual	gSnR
-idung	h[iGoSpQ
-ie$	kStR
-ieb	bYlQ
-ieben	fSjS
-ieber	sU
-iebke	mS
-ieces	hYiI
-ied	fWsX
-ieder	qSsTtQ
-iee	jGkTlSmU
-ief	iSjYmTpJ
-ieg	lRoT
-iegen	cViGjQqTtJ
-iehen	i\\
-iel	pU
-ielen	oK
-iem	f\\
-iempo	eRjIoR
-ience	jTlR
-ienda	cQjS
-iende	tR
-iendo	fHnT
-ienen	hYiI
-ienne	aZqXtA
-ienst	aYf[iStH
-iente	cR
-iento	bQiY
-ients	iQ
-ier	cV
-ieras	aUbIfS
-ieren	iZ
-ieres	bTcTpQ
-ieria	jUlR
-ierno	aKfQiZpK
-ierra	iRmKoSqQ
-ierre	iU
-ierte	jHlR
-ierto	gWhK
-iesel	aSjQ
-ieses	rQ
-iesta	dKfW
-iet	cStS
-ieten	tT
-ieu	aJcRjRtH
-iew	pV
-iezas	iQ
-ießen	cQiV
-if$	lTpHrS
-ifa	gTpR
-ife	bQiXkH
-iff	cXnK
-iffer	pS
-ifico	bYcJtK
-ified	aIjXsR
-ifies	iVjKlFpWrJ
-iform	hU
-ifs	bRfWtK
-ift	aIcIdHgHiIk[
-ig$	jVlUsR
-igado	gQ
-ige	jUrUtU
-igend	aJjTtS
-igene	bW
-igger	kQ
-igh	cQ
-igher	jV
-ights	aRfR
-ighty	gU
-ign	iTjR
-ignal	nQpQqS
-igned	gTqU
-igner	aVmUqIsU
-ignes	jS
-igo	mR
-igono	cXdJ
-igt	jQqV
-igten	bR
-igung	gTiX
-igure	fRqR
-ik$	bXhSjW
-ike	qHrX
-ikely	eV
-iktat	pGtV
-iktok	iU
-il$	hS
-ila	cXdGqQ
-ilbao	cU
-ilbar	fTiK
-ild	b[gD
-ildiz	bT
-ile	bUiUjJ
-ilent	iEj\\
-ilers	jV
-ilets	iR
-ili	cIjTkS
-ilial	bSeWjIlKmKsK
-iliar	hR
-ilias	hTiQ
-ilies	jQ
-iling	iWkU
-ilios	bKiGjFkZnW
-ilite	gThU
-ility	jS
-ill	bQhJlSnQ
-illas	hSiT
-illed	aJbWcGeRpQ
-iller	jR
-illes	hQi\\jJ
-illet	hToW
-ilo	aIeIjKtS
-ils	jQ
-ilt	fUgS
-ilter	pZ
-ilung	tW
-ily	bRhRsQ
-im$	cQiJnS
-ima	c\\iCjIqT
-imary	bTfKiR
-imaux	hQsR
-ime	eS
-iment	iU
-imera	aTpS
-imero	iXqQ
-imers	iEm\\
-immen	pQ
-immer	aQbRfHgRiI
-imo	qQrSsU
-imple	gKiQkQrU
-ims	aTsS
-in$	aS
-ina	dQsS
-inage	a[bFtI
-inals	dKhKiFoHp\\qI
-inary	iKjWlX
-inato	eV
-incia	aJbScX
-ind	cThFjS
-inden	i[
-inder	dTjU
-indly	jRrQ
-indow	gKhRiT
-ineas	bQ
-ineer	aY
-inees	jKmT
-inere	iR
-inero	aWgUtE
-iners	iVpS
-inery	b]
-iness	aRjRsR
-ing	iR
-ingbo	kW
-ingen	c]
-inger	iJmYrT
-ingle	hRsU
-ingos	fY
-ingun	gJqQ
-inica	hRiIqS
-inics	bQiT
-inida	eZfJ
-inido	eY
-inien	bWhV
-inigt	bTgUqK
-inimo	iRjQ
-ining	kQ
-inish	fQ
-inite	cIeXhKjJ
-inked	aKeWfKgTjKrK
-inmal	iSjT
-inn	fTgDkUoV
-innen	bSiSjKmX
-inner	hY
-ino	aIcUpV
-ins	cXiS
-insam	iTpT
-insaw	iJkS
-int	oQtS
-inter	fRhQ
-inuit	cKiKpVsQtJ
-inute	fWhKpR
-ional	nS
-ioned	cTgHhKqTtQ
-ionen	iRjVsU
-iones	hRiXkQ
-ionne	aKbVqU
-ior	aUqQ
-ios	iT
-ip$	hXkRpJ
-ipe	mW
-ipend	hQ
-ipios	bIcUfKiKoR
-iplom	jTkT
-ipo	mQ
-ipped	gQhRjQ
-ippen	iQ
-ipper	cKiS
-ips	iSrI
-ipt	cKjVtR
-iquee	qT
-iques	i\\
-ir$	hQiRjQ
-ira	dRiQ
-irait	jEk^
-irche	iQjQrHsW
-ire	jS
-irect	eWhHiKpT
-irekt	cSeWlImS
-iring	pQ
-irm	bKgZjFrK
-irs	bUiR
-irt	bUcHiJjTkR
-isa	cJjVtX
-ische	aSjQtK
-ise	jS
-iseno	jSmUqK
-isers	iKjJkTmZ
-ish	jQ
-ished	jVlQ
-ising	cQ
-ision	iT
-isita	nV
-isite	lV
-isits	dQnTpQ
-iso	jW
-isons	fS
-isous	tV
-issed	iTtW
-issen	iGjX
-ist	a\\tK
-istas	pR
-isted	bX
-isten	jToX
-ister	aQjT
-istes	aIb^cIiKmK
-istet	e^
-istic	oR
-istik	pS
-istol	cT
-istry	bTjQ
-isual	jS
-isung	iY
-isure	hUjJkJ
-ita	cRiEmT
-itada	aHbUgGhZjEkK
-itags	iRpQ
-itals	bSiKmK
-ite	iS
-iters	bGmWpWrKtI
-itest	fQiQ
-iteur	aQkS
-ith	bJcVtF
-ither	fVlW
-ithin	iR
-ithub	pU
-ities	iT
-itime	fU
-iting	iRkQ
-ition	hS
-itish	cTpKrSsS
-itlab	jT
-ito	kUtR
-itors	bTgJ
-itres	bYtJ
-its	iS
-itt	iTnQoU
-ittag	f\\
-itted	hQjW
-ittee	sKtQ
-ittel	dReThRiQjG
-itten	jVmS
-itter	aJcW
-ittle	gKrT
-itulo	jR
-itung	aWmV
-iture	bR
-itute	bUcJeR
-itz	bQcZiJ
-itzen	fQiEj\\mS
-ium	jQlTpI
-iv$	jSqWrJ
-iva	bXcIoJ
-ivada	bU
-ivate	bQhSiK
-ive	jT
-iveau	jS
-ivers	aViRmT
-iving	jRnT
-ivite	iY
-ivo	fQiT
-ivots	jR
-ix$	iVpKtU
-iz$	cV
-iza	aIbHcIdIeHfIgGhWiWjJkIlImFnJoJpHqJrIsJtJ
-izada	bZcD
-ize	bW
-izehn	gR
-izenz	hViJkY
-ja$	aKjRkQqRsS
-jan	cKfXgHhFiHkFrR
-jar	bKjY
-jaria	iRmT
-jas	jXsS
-je$	qS
-jects	gIiV
-jekte	aHbJc[
-jeres	pJsZ
-jes	aJbSnR
-jet	jV
-jis	rY
-jo$	bGcYlYnRqG
-job	eY
-jores	iJjUpS
-k-end	fU
-k-ins	cKhKiU
-ka$	kQ
-karte	bJhbiG
-kas	sV
-kasse	aYcJhXiFtD
-kat	aKjV
-katon	kW
-ke$	bUjX
-ked	fJ
-kedin	rU
-kel	bRcHrKsV
-kends	fQiT
-kenny	cU
-kerei	bQjJlV
-kerin	a[gGhIjJ
-kes	jHlT
-ket	hX
-kfill	qV
-kfurt	cRnT
-kgeld	gSkIpKsZtK
-khand	aQbTtI
-ki$	cWrQ
-kills	jTpRrI
-kin	kErIsZ
-kings	bScRgQ
-kisch	kZtK
-klich	kGlU
-klung	iS
-kly	iX
-ko$	aIbJcFdIeIfHgHhIiGjHkIlImInXoIqIrIsItH
-kommt	iIqUtQ
-konto	fRhSiR
-kraft	a\`fGmQtI
-kreis	bQcV
-ks$	iV
-kshop	aIbY
-kstar	rR
-kt$	eJmFtR
-kte	cRhTiJkX
-ktion	jT
-kuche	bVcGdTiRtI
-kunde	cIiIj\\kWlJtF
-kunft	hSpR
-kup	gIhV
-kurse	fJi_
-ky$	hXiKjKkI
-kzeug	hQjKlW
-l's	cTeSfShSjK
-la$	aKlJpKrW
-lab	jX
-lable	cSfVgI
-labra	iKpSrS
-laced	hRoT
-laces	bRqQ
-laden	aKbYjF
-lador	jU
-laf	jV
-lag	bUcJeKgU
-lagen	iW
-lages	bRjZtK
-laims	aTsS
-laire	qS
-lalia	bRcKpHtU
-lamar	pT
-lamen	pQ
-lamos	tV
-lan	fStT
-lance	eZqS
-lands	dJnT
-lanta	bQdQ
-lante	aX
-lants	aTbSfU
-lap	fQoU
-lappt	cUsU
-lar	tR
-laren	aEiZtE
-laria	iSjU
-lario	pV
-larms	nV
-las	iZkQ
-lases	iT
-lasse	hU
-lated	pV
-lates	iDkYmIpJrX
-lator	bUiJpFqX
-laubt	oUrU
-lauen	bZcVhIjGpI
-law	cU
-lba	aKbScU
-lcome	iHjIkVlV
-lczyk	qQ
-ld$	cShUjR
-lde	bVe[pE
-lders	dIfGgKhJjHlFmKnKqKsY
-lding	aWbWtK
-ldn't	qV
-ldo	eQhS
-ldren	aQsQ
-lds	bUpQ
-ldung	j_lQ
-leado	hT
-leage	fIhUnU
-lease	rR
-leaux	iSjR
-leben	aGbKc[fHgIhKjKkKlJnJ
-lecht	lJsX
-led	jS
-ledge	kSlR
-lee	fUkU
-leece	iKjT
-legal	aSkQtK
-legen	iVjI
-leger	aXtE
-legin	mQqS
-legio	bT
-lehnt	gS
-lehre	jVlS
-lei	bT
-leibt	qS
-leich	gUjR
-leigh	cQ
-leine	iRjT
-lem	gRqS
-leman	kSsS
-lence	bKc\\iKjG
-lente	iJjRsV
-leo	iX
-ler	aSbR
-leria	bTgR
-lerie	aKbRcIjVpIrKtU
-lerin	aZiJmSoJ
-lernt	jUlS
-leros	hKiWlK
-les	iQ
-leted	pQtV
-lette	bTgJpFt[
-leurs	tY
-leute	jZ
-levar	dU
-level	aSjU
-leven	bRmU
-leves	aRbR
-lex	hXjR
-ley	cX
-lez	iQrTsI
-lf$	mS
-lfe	gFhV
-lfest	jX
-lfrei	jX
-lge	qS
-lguna	cKfT
-li$	bKcXiFkRnQtI
-lia	cTpWtT
-liale	cViKpJsS
-lic	bUjQ
-lican	jSrIsV
-licar	tR
-liche	iRtT
-licht	iHj\\tK
-lidad	dSiRjT
-liday	fRgT
-lie	gJhQpUqS
-lient	eZhF
-liere	kKlT
-liers	aXbEiU
-lieve	aIbRrT
-light	f]hV
-liken	bQsS
-lin	aDbCcadJiKrUtI
-liner	mXpU
-lines	i[
-lings	iVjI
-lingt	bTrR
-linic	lT
-lique	jT
-lis	cUtI
-lisch	jSlQ
-lised	eKfV
-lisee	iKmV
-liser	hIr^tH
-lisis	gJiR
-lista	aRqS
-liste	bU
-lit	bS
-lites	cTeKhTjX
-lizar	iUjS
-ljahr	aIcQoWtJ
-lk$	aIbIc_dIeIfIgHhIiFjEkHlImInIoHpIqIrIsItH
-lking	iQnW
-ll$	lYnS
-lla	rT
-llage	lQ
-llano	jRrU
-lle	cQiQ
-llege	aIbQgKkQ
-llego	kQrR
-llent	iJjSkTpT
-llers	aJbGcIiTmWrJ
-lling	iVpZ
-llion	bSiRtU
-llo	eShR
-lls	iTjQ
-llt	cEeSgFhXqQtR
-llten	tT
-llung	cGe\`iU
-llv	aTjQtK
-lmann	aJfKqV
-lment	bRcEdHeJi[jIkKqKsKtJ
-lming	jKlT
-ln$	dRiZ
-lness	hRiT
-lo$	cSrW
-log	iR
-logia	aQbQeFiSkR
-logie	bRcHiKjZ
-logna	cKnV
-logue	jR
-loi	aUjJkT
-lom	jTkT
-lomes	iKlU
-lon	cYqQtD
-lones	bRgQ
-loors	bSiT
-lor	jRlG
-lor's	jU
-los	i\\
-losed	bRfS
-loses	jTpV
-lotte	bUfJ
-low	cRjR
-lower	iWpU
-loyed	e]nQ
-loyer	bShTpJtT
-ls$	hWiS
-lsory	fUlU
-lt$	cWgQhQ
-lta	aJcTiJnUqRtE
-ltant	tR
-lte	jQ
-ltern	pHsW
-ltest	jSnKqK
-lth	hT
-ltora	bTjFpJrTtK
-lts	iXkS
-ltung	jGlRpZ
-ltura	cTjX
-lture	gHhZsR
-lty	qS
-luded	jQ
-lue	iHkHmJs[
-luent	jX
-luida	cKgWiK
-luido	hVjJ
-lum	pR
-lumen	iQjT
-lus	bZfKiHkVoJqKsCtJ
-luses	fQ
-lv$	aTjQtK
-lve	qS
-lways	bRpV
-ly$	iR
-lying	gUiS
-lysis	jV
-lz$	bWcSiK
-lzeit	eTfUgRtH
-ma$	cSiSjRkQ
-mails	iTjQmK
-maine	pR
-mal	jSnT
-man	cUkQ
-manal	iZ
-manas	fKnRoYpQ
-mance	iUmQ
-mande	jU
-map	iW
-mar	i[
-marca	cY
-mas	jS
-mat	iVpR
-matik	bKiJjZ
-maß	iQ
-mbent	qR
-mberg	cRgV
-mbers	bTgGiVjK
-mbiar	iU
-mbien	bSjJlU
-mbing	aKiKjVlQ
-mbres	iQpT
-mburg	aKcYtK
-me$	iQ
-med	gSiEjQlHqY
-medor	gJhTtQ
-mel	c^iIjKqWtK
-men	jSrQ
-menal	iRkXtK
-mence	oZpH
-mente	eQiUjU
-mento	gRjJkQmRoSqJtU
-ments	bRnR
-meone	sS
-meras	mXqW
-merce	aKbX
-meria	jU
-meros	kVoR
-mes	bR
-met	bRcKpQ
-meter	cSjRnRpK
-metik	bZ
-mex	aJbIcEdIeJfFgHhIiGjGk]lImJnJoIpJqIrIsItI
-mfang	fUiRjJ
-mfeld	cJdEhGj\\
-mi$	cWjKkR
-mia	bV
-midas	bTdU
-mie	gVkQ
-miere	dRjQ
-milar	jR
-milie	hUpV
-mille	bUsR
-min	aQcVdSiJoUtI
-minas	iS
-minee	eW
-mingo	fV
-minio	aUbJjT
-mio	gV
-mis	lS
-misch	hJi]pKrG
-mised	iRtQ
-mited	eZhR
-mites	iV
-mlich	gQrQ
-mm$	hTjK
-mmand	jUmT
-mmary	pQ
-mme	bZi[
-mment	jTrT
-mmern	aViRqHtJ
-mming	cXiVjI
-mmt	aSiSqQ
-mmune	bRcVqE
-mmung	aKgFqWtT
-mnity	hV
-mocom	jKkV
-mogen	aIiDjWtU
-moi	rU
-mojis	rY
-monia	bTdStI
-monte	pJqY
-mot	aJbUcEqXtJ
-mouth	nT
-mpana	iKoS
-mpfen	bS
-mpiar	iUtK
-mpios	gX
-mpleo	eSiKjV
-mplet	eSfQjR
-mploi	aUjJkT
-mpo	eRjIoR
-mps	eS
-mpt	aQeUgQ
-mpton	aJcVdFhQ
-mraeg	kY
-ms$	bQhSiX
-msatz	bVqKtI
-mself	jS
-mst	kIlWtR
-mstag	fT
-mt$	aQjQqQ
-mular	iStW
-mum	jT
-munes	bJcTiU
-mware	aSjU
-n's	aKbTqU
-n't	lRqV
-n-fri	fU
-n-off	gToI
-n-thu	fWoK
-na$	cUtG
-nable	dVjQ
-nados	jWrU
-naged	bUjU
-nager	a[
-nah	aJcGgWiJjImIqXrKtJ
-nahme	eTi]
-naire	aQhWiStK
-naldo	hW
-nalem	gS
-nales	fSi_
-nally	cTtQ
-namen	jIpJr]
-nan	cTiFjHkKnX
-nanas	aJfT
-nance	aSiQqQtE
-nancy	qZ
-nando	jW
-nante	aXcJmW
-nants	aY
-nar	cSiTtK
-naria	iRkR
-nario	bYeUoJpS
-nat	cJeUfXiJ
-natal	bHhKi]jJkW
-nated	iYjI
-naten	eS
-nator	aRiRmRtJ
-nau	bRc[tI
-nbach	c\\iI
-nbefr	eV
-nberg	aQcT
-nburg	cZ
-nc$	bS
-nca	cS
-ncais	iJjS
-ncard	gKhZ
-ncena	nV
-ncers	eJlHqJtX
-nch	fWhQjR
-nchen	cT
-ncher	gThJiU
-nches	aKbW
-nchor	aKdViK
-ncial	aIiUkTqQ
-ncias	bHiJj_pQ
-ncies	bQiEjQqT
-ncima	mS
-ncing	aWi[jJ
-ncion	aRmS
-nco	eSfVgK
-ncore	bTqR
-nd$	jQ
-nda	cQ
-ndant	bQrT
-ndard	bRjV
-ndate	iWtQ
-ndays	dRfU
-ndeln	cU
-ndent	bT
-ndere	cQdQ
-ndern	jKkQsW
-nders	iWkT
-ndert	hRkKlWqJ
-nding	eV
-ndl	jU
-ndled	hTiTqJ
-ndler	bYiItI
-ndles	iRjJlV
-ndorf	qXtH
-ndort	cV
-ndows	bWcKiJ
-ndred	bS
-ndria	kVmV
-ndung	qX
-ndwas	jR
-ne$	cT
-neaux	fVtX
-ned	qU
-nee	kUsQ
-neers	bUmY
-negal	aIbTcViIjKtJ
-nejar	aR
-nel	tT
-nem	gU
-nen	bQ
-nence	iSlK
-nende	iTmQsR
-nents	bQiRmR
-neral	aS
-nergy	rT
-neria	aWbH
-nerie	bX
-nerin	mKpU
-neros	mStX
-nerse	hKsTtJ
-nes	bQ
-net	eQjQ
-netes	bRcIjX
-nette	hU
-neurs	hIi\\
-never	pQ
-ney	b_
-nez	pSqQrS
-nfach	cHiWpQ
-nfang	oY
-nfant	gQhIiS
-nfeld	aIcThKtK
-nft	hSpR
-ng$	jQ
-ng-up	fGgGiJoYpKqJ
-nga	eGgVkW
-nge	sS
-ngeln	dUiHpUrI
-ngend	jX
-ngers	cRjKlU
-nging	fKiSsU
-ngles	jSkQ
-ngo	cFfUiGjW
-ngrid	mU
-ngs	iX
-ngt	iTrW
-ngton	cW
-ngual	aUgS
-nhaus	bUeIiV
-nheim	iVqK
-nheit	dRfAgKhHjRnZoIpF
-nia	aRbTtJ
-nic	sT
-nicas	mY
-nicos	aQmQ
-nidad	dSeX
-nie	hRjHmRtZ
-niere	qIsY
-niero	aS
-niers	gViIpS
-nieur	aSjY
-night	nTpS
-nijob	eY
-nik	aUbVmR
-niker	aXiKjSmRtD
-nilla	fKgSmU
-nimal	cTjRkI
-nimer	iV
-nimmt	aUiT
-nimum	jU
-nings	fUmT
-nio	eQgR
-nions	iW
-niors	aIjKm]
-nique	bUmS
-nir	bKfRiQoQ
-nis	jU
-nisch	kY
-nisse	iSkQlS
-nista	aWhI
-nites	aRbSfHgR
-nitor	jJkSmS
-njour	tV
-nk$	oStR
-nkauf	iSmU
-nkbar	eU
-nke	iX
-nking	jQ
-nks	rUtR
-nkt	kRmGqVtR
-nlage	eSgV
-nlich	aSeViJsR
-nline	jTpS
-nly	cXeTfK
-nment	fImW
-nmigo	mX
-nn$	gIiQt_
-nnage	iW
-nnais	kS
-nne	cV
-nnent	pGrUsT
-nnern	rX
-nnete	gQ
-nnock	aKbVcKgJiKtJ
-nnt	aHbVjKqT
-nntag	fS
-nnual	iVjT
-nnung	fEpTqR
-nny	cU
-noces	bZeK
-nol	pItY
-non	aGbKc_gJhKiDkJsKtI
-nonce	qQrQtQ
-nos	bTsS
-not	aKbTjU
-nough	jVsR
-nov	fYhJnR
-nover	bUiR
-npaid	sV
-nrisa	jW
-nsa	bTgHhUiK
-nsatz	gRrVsK
-nscht	iKkVsS
-nse	jQ
-nseil	hJiWkW
-nsejo	fRiUqR
-nsena	kKlY
-nsere	hRiQ
-nsfer	hUiTkR
-nside	bVdQiJjRpK
-nsing	aHdKgKiIjImZnKoKpKqKrKsK
-nsion	hT
-nsite	cKdTiJpU
-nsiva	hWoH
-nso	lV
-nst	aRfR
-nstag	tQ
-nster	c\\iSpQ
-nsual	hT
-nsuel	iU
-nswer	mV
-nta	mQ
-ntact	pT
-ntado	pT
-ntage	fVkS
-ntags	fX
-ntain	aKcTdKiYjHtJ
-ntakt	iQpR
-ntals	cKhIiUlS
-ntant	aX
-ntary	jSnY
-ntech	bRkQ
-nteed	dTeS
-nteen	hV
-nteer	bWjKmKqT
-nteil	gThK
-ntele	aUbKiJjVqJ
-ntent	aVmUpKtH
-ntera	fQjKnVsQ
-ntern	iIqZ
-ntero	hV
-nters	aYgQiCjToS
-nth	jJrK
-nthal	bKc\\
-nthly	gSiQ
-nti	cJfYjInRtK
-ntial	jQlQ
-ntice	aUgQmT
-ntiel	rW
-ntier	aUbQ
-nties	bVcJgR
-ntine	cKha
-nting	gIiUlS
-ntion	gWrS
-ntivo	fJiVmK
-ntner	eVkJsV
-ntrat	bTeR
-ntree	o\\
-ntres	bQhJiQ
-ntrol	aRiS
-ntros	bQlQ
-ntune	cJjRkV
-nu$	jJkV
-nuary	cJo[
-nue	bTtQ
-num	hJmY
-nuo	eUoI
-nus	aHgVlQ
-nuten	cR
-nutes	cQnQ
-nutos	iSpQtQ
-nvenu	jKkU
-nvier	oV
-nwalt	aUiKjUtK
-nwerk	aJbW
-ny$	cTdS
-nyone	eKoTsV
-nyway	pQ
-nz$	c[fIhJiEkQpQtJ
-nza	cVqS
-nzado	jV
-nze	bJcTiGjQqT
-nzehn	gX
-nzeit	hQqS
-nzgau	cQnStK
-nzhen	nW
-nzlei	bT
-o-end	iUjQmI
-oad	fUgIiU
-oaded	gWiV
-oards	aKbW
-ob$	eT
-obile	qWsJ
-oblem	hRqT
-obody	qSsS
-obots	bUiEkW
-obrad	hV
-obrio	mKrW
-oburg	qT
-ocale	iT
-oceso	iSpR
-ocess	aSpQ
-och	cVdSfWhE
-ochen	lQ
-oches	fSnQ
-ociar	iQjR
-ocios	bTiQ
-ocity	pQ
-ock	bSnR
-ocken	hSiV
-ocker	aEiUsR
-oclaw	cU
-ode	aKcRjQlGpYtD
-odell	eKf]iQ
-odelo	cJdQiV
-odels	iS
-odias	fS
-odies	hUiHoUpK
-odigo	lVpQ
-oding	iTjW
-odles	j]lK
-odo	dT
-oduce	bUiRjK
-oduct	bTgK
-oduit	jT
-odule	bKiRkTtR
-odulo	qQ
-ody's	iVjRqK
-oesnt	jT
-oever	bSiK
-of$	cX
-off	kZ
-offee	iT
-ofile	iGpSqHtV
-ofort	cEoZ
-ofs	gKhViGjX
-oft	bJeKiXkX
-og$	iUjU
-oga	bKcZmU
-oge	aWbFpQ
-ogica	aJbUdG
-ogida	aJbJcEdJeKfFi\\j@kJlHmGnHoIpKqIrIsJtI
-ogo	jT
-ogram	jQ
-ogy	bSgUiGkT
-ohaus	bT
-ohn	gX
-oices	iZ
-oie	pQrU
-oin	hSlQtS
-oints	jSkR
-oir	tS
-ois	iJjSsW
-oject	aQeR
-ojekt	aIbQiK
-ojets	aSiRmJ
-ok$	iQ
-oke	nX
-oking	iRqDrU
-okoll	iTtR
-oks	bTjU
-oku	iYjKqK
-ol$	aJmXtY
-olage	bUiQ
-oland	iVjGtK
-old	hV
-ole	aQ
-oleur	aSiHjY
-olice	bQjRkR
-olicy	hQkQrS
-olide	iJjWkJ
-oling	gKhUiFtZ
-olios	iRlHpU
-olish	iQkV
-olite	qS
-oll	iRnTpIt[
-ollen	cKeViUpR
-oller	aQbEmWtK
-ollow	gQ
-ollte	qXsR
-olo	iZnQ
-ologa	cIiTmX
-ologo	jT
-ology	bSgUiGkT
-ols	c[
-olten	fZ
-olz	cY
-om$	bUcGiWkR
-oma	hRjTkR
-ombre	qTrT
-ome	lW
-oment	hV
-omers	iW
-omida	hUiS
-oming	lQqQtU
-omise	pSqQ
-omite	gHiImTqS
-ommen	iKkU
-ommer	fUqS
-ommes	bVqTtK
-ommis	aW
-ommst	kIlWtR
-omo	eX
-ompra	iY
-oms	bReGhUiW
-ona	bUcV
-onado	eKiIpIrX
-onale	bU
-onate	eT
-ond	aRjK
-ondas	iW
-onday	fRoR
-onded	aHbJjIkUlKtW
-onder	iV
-ondes	hW
-ondon	cRnT
-ondre	gJiVpStI
-one	cSjZ
-onest	jHlRtR
-ong	cVkK
-ongas	qSrR
-onger	aKeTpR
-onges	hVpK
-onica	pV
-oning	jJsU
-onist	aVkQtI
-onnel	gHhRmRnS
-onnen	jUtQ
-onnes	bUtS
-onnez	rR
-onnte	bU
-ono	cQ
-onoma	bUjQ
-onome	hUiIjR
-onomo	eX
-ons	iS
-ont	c^
-ontag	fSoTpKqS
-ontar	iR
-onths	eS
-ontre	eGjZlGpR
-ony	bHdVfKiFkRmJ
-oo$	cUjS
-ood	bUjQtK
-oof	pJrVsK
-oogle	iT
-ook	hUiRkR
-ooked	aVbKhR
-ooker	jV
-ookup	gIhV
-ool	lQ
-ool's	cYiRjKlI
-oom	bUcIiQ
-oomer	aRfQ
-oon	dQtS
-ooner	iKoTsS
-oor	aHhHiRjKpBt]
-op$	bTgFhFjSlW
-ope	jRnQ
-opf	bUkU
-opies	bQpV
-ops	bJcVeJiWjKmTpHtJ
-or$	aU
-ora	bR
-orada	aSiU
-orado	jQlV
-orale	aQiQ
-orant	fJjKm\\pC
-orary	eV
-orata	gT
-orate	iQqW
-oraus	tT
-ord	c\\sR
-order	dZqK
-ordic	bTeK
-ordre	jTtS
-ore	qQ
-orest	bUcS
-orf	aJcYqVtI
-orfen	qS
-orgen	tT
-orher	jIlXoS
-orias	iUjJ
-ories	gWiK
-oring	i]jIkR
-orist	jSlK
-orite	mT
-ority	fSiTtQ
-ork	aHiTqS
-orked	jRkTlQ
-orker	aWbHfK
-orm	kRrR
-ormal	jWmK
-ormed	eRqV
-ormen	aKcFfJj]
-ormes	hV
-orn	cWhT
-orque	qS
-orreo	pTtS
-ors	bQiX
-ort	cW
-ortal	pW
-ortar	iQ
-ortas	gJiJjX
-orted	hWiKmQ
-orten	i\`
-orter	aYfKhQjU
-ortes	bVcKtF
-ortet	mQqT
-orung	fT
-ory	cSfQjQ
-os$	iS
-osals	bHhRiV
-ose	gSiWkQqStK
-osing	gQpT
-osite	aRhIjJlX
-oso	qW
-oss	iKkX
-ossen	jSsRtQ
-osser	jS
-ost	fWhQ
-osted	gThJiU
-osten	gUhStU
-oster	fUjS
-ostes	aYfKtF
-ostly	bU
-osung	iQtS
-osure	kU
-ot$	bKc[iSkRrJtJ
-otage	iR
-otary	jGkKlZ
-ote	dXiQ
-otech	bUcF
-otels	jTnR
-other	hQ
-otice	oUqQtJ
-otion	lV
-otive	cIgKj\\kHpJqK
-otivo	aIqU
-otnes	aEbEc_hKi@jDtD
-oto	dU
-otros	lTrR
-ots	bSkU
-oture	iU
-ou$	aEbJcZdInJtU
-ou'll	hQlS
-ou've	jRpQ
-ouble	eKfRlV
-ouche	kSnV
-ought	jS
-ouler	jT
-ounds	aUgQpR
-ounts	aUiVjI
-ounty	bSqS
-oup	bIcJi[
-ouple	sU
-ouren	bQcW
-ourly	eX
-ourne	bQcXtJ
-ourse	hX
-ous	cQrT
-ouses	iS
-ously	hQjQqV
-out	qR
-outes	lS
-oux	c[
-ov$	cRfXhHiJnH
-ovals	jS
-ovely	bSkU
-overs	jU
-overy	iQ
-oving	hR
-ow$	cZoV
-oweit	gW
-owers	hSiUjK
-owing	kTqY
-own	hT
-ows	aJbTiTtH
-oy$	bHc[tH
-oyage	bTiR
-oyees	bXiH
-oys	bKeImZ
-oza	cTnU
-ozent	dThU
-p's	cY
-pa$	dKhSmVpS
-pable	jYsI
-paced	rR
-pad	tS
-pairs	iV
-pal	aQbQiQ
-panas	iFjXnV
-pania	eSrR
-panol	jSrQ
-parar	iV
-parer	aHtX
-parks	aSbIiTtG
-parte	gS
-pat	fRkT
-pater	gIo[
-pathy	jW
-pcion	aRiV
-pe$	bRgIiV
-peaks	lX
-ped	fSgT
-pel	b\\cK
-pelle	fIpY
-pen	hRiSpT
-pends	gUhHiIoR
-pened	hV
-pensa	gGhV
-per	aScVtF
-perle	cRtT
-perly	jT
-perty	aXbKcGtK
-pes	fVmQnR
-pesen	gTqQ
-pfung	iHjb
-ph$	aDcWfJiFtY
-phone	cChTjZtJ
-phs	jRpU
-phy	kU
-pia	bX
-piele	bRcKeKiW
-pielt	cIjGkXmXqF
-pieza	aTeRjKoQ
-pinas	gVhK
-pio	bUcHiHj\\tR
-pital	bQcU
-plain	iS
-plane	i^jJ
-plate	bHcWlJoKtQ
-platz	cYhWtJ
-ple	pX
-pleta	eTgV
-plett	gKhRiQ
-plied	hQiJlX
-plier	iV
-plits	fT
-ploma	hUjS
-plome	lX
-ply	iX
-pment	bSiR
-po$	cZ
-point	tV
-poken	jU
-ponde	m\\
-ponse	fKpU
-poral	eSfHiS
-porta	iKkUlRmW
-porte	iKlTmR
-ports	iUmR
-pos	iUrQ
-posal	iUnHpS
-pot	jRkYtJ
-power	j[
-pp$	iSpHtW
-ppe	bRgZ
-ppeal	iW
-pping	iYtT
-pport	aS
-pprox	fQ
-ppt	cUsU
-pra	iY
-prach	pTqQ
-pre	cTgKnUrQ
-pread	fTmJ
-preis	h[
-prend	jHl\`
-presa	bShQ
-press	bTkJ
-prete	aXtK
-pring	bUqR
-prise	eTjQ
-ps$	i]
-pta	aViHpFt[
-ptain	aTpT
-ption	aDbXgFhSiR
-ptive	bTjQ
-ptoir	iR
-pts	dTiT
-punkt	kTtU
-pus	cVhQ
-puter	iSlU
-py$	bRcIk[tK
-qu'au	oQpRtQ
-qu'un	aR
-quads	mW
-quera	aVbCcTtH
-quest	rWtU
-quete	aKgThHiZjIpKqT
-quier	pT
-quina	dWiK
-quipe	mW
-quipo	mQ
-quity	gX
-quote	bXcFdKhJiV
-r's	cSdQgKqQ
-r-day	gV
-rable	hJkZ
-rably	sU
-rache	iZjIkQpT
-racts	iVkT
-rad	hT
-rades	bJeYiQ
-rador	mR
-rafte	iSmV
-rafts	iZjJ
-rag	eXiQ
-raged	iKqJrXsJ
-ragen	iXjQpU
-rager	bXmS
-ragte	aRkRqXsHtJ
-rains	iW
-raire	fSgQrR
-raite	iQqS
-rajet	gW
-ral	iT
-rales	aKjKkSmU
-rally	hRiVjJ
-ram	lRtS
-ramie	gXjJ
-ramme	iQ
-ran	aHbRiUmSqQtJ
-rance	hRjQ
-ranch	bThVnKpK
-randa	aIc^eJhItH
-rande	cXfQrS
-rando	bKfGgQqT
-range	iQtU
-ranke	iX
-rante	fR
-rants	aQgSjV
-raphs	jRpU
-raphy	kU
-rar	bFcUjX
-rario	fX
-ras	bR
-rasen	iQ
-rasse	bTcQjKpCtX
-rat	qQ
-rated	iQjT
-raten	iW
-rater	kQ
-rates	iQ
-ratif	iWjVkK
-ratis	hW
-rator	aUhQtG
-ratos	jU
-rau	aSbTcEjYtE
-rauch	tT
-rauen	qKrSsU
-rault	aJbVcKjT
-rauss	jX
-ravel	nY
-raves	bJcIfXpJtJ
-raxis	bZjU
-rb$	aXbKcIdTtI
-rband	aKb\\cIiIpXqGtK
-rbe	iTkU
-rbeit	dSeWgI
-rbung	pZ
-rburo	b[pQtG
-rca	cY
-rce	jQ
-rcels	bViQ
-rcent	hSiQkK
-rcera	qTrK
-rch	cViDjWqS
-rchen	bZcTfHiKmI
-rcher	aU
-rches	bUiSsTtK
-rchiv	qRrT
-rcial	aRlR
-rcing	aJiV
-rd$	cT
-rdays	f\\
-rde	bViZkR
-rders	aRiT
-rdert	fKkY
-rdias	iS
-rding	iQt[
-rdo	aRgKhKq_
-rds	bTiW
-re$	jQ
-ready	iQsR
-reaks	fSiQsS
-reams	iRjK
-reaux	cViU
-reche	bXhT
-recht	bEcXgQiQtG
-recie	jQkU
-redit	aRhUjK
-ree	lS
-reens	iRjR
-reers	tQ
-refer	jRsX
-rei	bZiI
-reich	bWtV
-reien	hSj[
-reier	jR
-reign	sQ
-rel	aHbZtI
-rella	gU
-remen	bIcZfKiRjI
-remio	gV
-remos	aRbKcIeRiJlJqV
-ren	iY
-ren's	aIbTdKiTtJ
-rence	gEhW
-rench	jUkR
-renda	qW
-rende	l[qKsStH
-rensa	bUeJiK
-renta	bUsQ
-rente	hZiGmVqQ
-rents	bRhQrS
-renze	qZ
-reo	bJcKiXpQqJtR
-repot	cTjWtI
-rer	aZ
-reria	bXcKiY
-rerin	aEjJmStZ
-res	bR
-resen	iRmS
-resse	fKkW
-ret	cYlHqS
-retar	aXcTtE
-retch	qX
-reuse	jXsU
-rever	dReRfKtK
-revet	aKkWlS
-rew	tV
-rf$	aHcXqS
-rfait	eThQ
-rfect	jQ
-rfrei	bKiHnY
-rg$	cZmS
-rgabe	aJtX
-rgado	aU
-rgang	jSlWsR
-rge	aW
-rgeld	fRgKiKnT
-rgens	iTtQ
-rgent	qStR
-rgeon	bUcJhKiT
-rgern	iV
-rgh	cU
-rgive	tV
-rgung	bThZiQ
-rgy	rT
-rhalb	aKbKdQfKjT
-rhard	cFiJpDrJta
-ri$	bFcSfRiRjHmTtG
-ria	iQ
-riado	kX
-rials	fRhTiC
-rib	bT
-rical	fJpU
-rices	aIb]rStI
-richt	gJi\\pV
-ricos	iGjTmR
-rid	dU
-ridad	aUjGpRtI
-riday	fSgK
-ridge	cUhRjK
-rie	b\\
-riebe	aWjItI
-riere	jX
-riers	aSbSiS
-riert	iUjT
-riete	aIbUcKhTsJ
-rif	gRhU
-rifas	pT
-rig	eQjT
-rigen	bKcKiGj]kJpK
-right	iRjS
-riker	aWjS
-rille	bVgW
-rim	cEeVfKnU
-rimer	eTgI
-rimos	tU
-rin	abmS
-ringe	gTrU
-rings	cXiQjJ
-ringt	iWkStI
-rinne	pTqS
-rints	dKiKjTpR
-riodo	dT
-rious	iSjUsI
-rique	bQiVjVlKtJ
-ris	aKbQpSrRtI
-risch	iFnVqT
-rised	bSeKiJjW
-rises	gGhX
-risol	tQ
-rista	aQbQtI
-riste	a\\iK
-riter	aYjQ
-rites	bQ
-ritte	iUqU
-rivat	hU
-river	aSjRmQ
-rix	iYqR
-rk$	bSiQ
-rkauf	fIiX
-rke	bTcQgK
-rkers	aQdImSsVtG
-rking	dQhS
-rks	bJcWiR
-rkung	tQ
-rla	iUpRq[tI
-rland	hX
-rlaub	hUtQ
-rle	pKtT
-rlich	cClT
-rlies	fSqR
-rlo	iRjTkHqX
-rm$	gUjSpIrS
-rma	jV
-rmano	iJmUqR
-rmany	cKdT
-rme	aSdKgUhTtR
-rmers	iS
-rmill	kV
-rmine	iWjInY
-rmino	cGeV
-rmiso	jW
-rmlos	pR
-rmo	c[eKgKiHjJkKlKnKoKpIrKsKtJ
-rms	nR
-rn$	iXjQoQ
-rna	aUmSpU
-rnada	eUfQ
-rnate	fYoG
-rness	cZ
-rneys	rV
-rnier	nUqQ
-rning	jS
-rnity	eZsR
-rno	aYiSpI
-rnoon	dQtS
-rnors	aQiKtQ
-rns	iRjV
-rnt	jUlT
-rnter	jW
-roben	iTjIoKpY
-rocal	bVcKiJjW
-rofil	tX
-rofit	gQ
-rojet	jW
-roker	iSpIqV
-rol	m\\
-rolle	cJi\`jH
-rom	aKbZcJ
-ron	pR
-rones	iR
-ronic	aTcQsQ
-ronto	cWdQ
-ronze	jHkV
-roofs	gKhViGjX
-rooms	bTeGhUiW
-roper	aIiQjQkT
-ropia	bQ
-ropio	bSnT
-ros	bR
-roupe	bTgViJ
-roved	bUtQ
-rox	fQ
-rozen	pKqT
-roßes	hTiKjS
-rport	iSkItK
-rpose	eQiU
-rra	bToR
-rrado	pS
-rrage	hIo\\
-rrain	aU
-rrals	cJfIhHiVpQ
-rre	aGhSkS
-rrect	cJgEhRiJlU
-rrent	jRqV
-rrera	lZpG
-rrero	bZcIhKrT
-rrete	pQ
-rried	dKjFlFqKs\\
-rries	hU
-rro	gJiU
-rry	iToQ
-rs$	iQ
-rsals	eKfQoS
-rsatz	cKrVtT
-rscht	aRlVtK
-rsday	fQ
-rse	iQ
-rself	jQpR
-rsery	bR
-rship	bQjTlR
-rsing	aSjX
-rsion	iRrV
-rsity	aSbSjKlV
-rsona	aT
-rsons	aYbQiI
-rst	eZ
-rstag	dWiH
-rsten	hQrR
-rt$	iRtQ
-rta	cJkQmRpY
-rtada	bUgUiH
-rtado	bUcKqR
-rtage	aFbCcBdHeXf[gFhCiDjCkHlHmHoHpHqIrHsHtH
-rte	hUiS
-rteen	bQfQgWiI
-rteil	kY
-rtera	aS
-rters	hZiW
-rth	cUiUnZtE
-rtida	cJeJf]iJ
-rtiel	eY
-rtier	bSgXiJ
-rties	iQ
-rtime	cKfSgS
-rting	iWkRlK
-rtise	eSlIqR
-rtner	aRmQ
-rto	bUcTtJ
-rtout	hQiHnSpKrV
-rtrag	e[
-rts	bT
-rtung	iT
-rtura	eW
-rty	aTcJiQ
-ruary	oIpV
-ruber	gTiQqSrK
-ruces	aIcXdH
-ruche	aIbIcIdIeIfIgKhGiZjHkIlImInIoIpIqIrIsItI
-rucke	iS
-rucks	bVfS
-rueba	eRpR
-ruezi	fQtS
-rufen	iSpT
-rufer	jT
-run	bTcGnX
-runde	eJfSkIoWpHtK
-ruppe	bTg[
-rutos	gZ
-rutto	gS
-rve	cTpR
-rvest	bXjK
-rvice	hY
-rview	pVqRsI
-rving	bTkHoXqJ
-rvise	iQmT
-rwerk	bTiX
-rwick	bCc^tB
-rwise	cSeS
-rwork	iX
-ry$	bStE
-rying	sR
-ryone	gUhKrX
-rzeit	bIfIlTmTnU
-rzeug	h[
-rzo	hXoUpEsKtI
-rzt	hXjHtI
-rzugt	kRsQ
-sa$	hRmX
-sable	aRmQtK
-sache	bRhSjQlQ
-sados	iXpS
-sai	dQ
-saire	jSkV
-sajes	hX
-sal	iQjUpQ
-sales	aFbYjVpJ
-sam	cBfUqS
-samos	jQ
-sando	jQ
-sar	aRfKiVpV
-sas	cJgHkGmEqHs^
-sat	gKhZiI
-saw	iJkS
-sbach	bJcY
-sburg	cS
-sbury	cX
-sch	jTkU
-schen	hX
-scher	aKbZcH
-sches	jRlIsT
-sco	aQiKqRtG
-sdays	dRiQ
-se$	iR
-sea	cQnU
-sed	fR
-see	aIbSc[iI
-seful	kS
-sehen	kSlQ
-sel	hQ
-selle	aYgRiKmSoJtD
-sen	iR
-senar	iS
-sence	pKqTrK
-sende	aKfYpT
-senes	jT
-senta	iYjHsK
-ser	jQ
-serat	rVsKtQ
-serer	rJtR
-serie	hUjKlV
-serve	cTpR
-ses	iU
-set	aEbGc_eJhGiCjEkWtE
-setzt	lXqU
-seurs	bKi]
-sez	nKrY
-sfeld	bScY
-sgeld	cFgYiYjK
-sh$	bSkQ
-shalb	qR
-shalt	aV
-shaus	b]hKjIkVpJtH
-sheim	aGbRpU
-shers	aVeJgSiJjIl[oK
-shing	dKeIgZiSqJrKtK
-shion	bS
-shire	bRcS
-shore	aGcXhJiJqJ
-si$	iIjIkWlKpHtV
-sia	iQtX
-sible	kQpKsRtS
-sical	jW
-sicht	aRcJdSiVmRtF
-sidad	bUgQtJ
-sider	eUjW
-siers	iVpQ
-siert	cHfRiTrItJ
-sieur	aJqRtQ
-sight	cIfFiSj[mT
-signs	jV
-sin	aFhSqStR
-sings	dKhQpQ
-sio	aQgJhX
-sions	iU
-sique	bTiS
-sis	jX
-sisch	iJk]
-sists	iWmIsQ
-sit	hIi[pCtH
-sitat	cR
-sites	nW
-sitos	iR
-six	gR
-ski	cWrQ
-slauf	pZ
-slohn	gV
-sly	hQjQqV
-smann	qGrY
-sment	iKpW
-smo	jTlS
-snt	jT
-so$	bHjblR
-socie	hUqQ
-sol	tQ
-sonal	eVkI
-sonas	aRbRmR
-sonen	bUiHmVpI
-sonne	cKrRtT
-sonst	cShT
-sor	iHrQ
-sores	aJbX
-sorge	hRjQ
-sos	gKhXiYpHtG
-space	aUbJ
-spana	dR
-spect	eTkQ
-spere	i[tS
-sport	hTkT
-squ'a	gQiIjQnU
-sroom	iKjTkS
-ssage	aKkVtQ
-ssary	bVlQ
-sseur	aKgWoGqY
-ssful	pRtU
-ssian	jR
-ssier	aYiKpV
-ssing	aTlY
-ssion	gU
-ssler	hKpW
-sst	iQsT
-ssung	fWhKqR
-ssure	iRjKl\\mH
-sta	aQbT
-stadt	cW
-stage	gKhWiS
-stags	dSiT
-stall	eTfV
-stamo	iT
-stand	cKiSmQqS
-stant	aXiKkQ
-state	bUjT
-statt	aJbXcR
-ste	aX
-stees	tS
-steht	mW
-stein	aHccgKiG
-stems	iUqQ
-stens	fQjSoQ
-stenz	aWcDiYjSkJmKpHqJtF
-stern	bRo\\
-sters	iW
-stest	jHpW
-stica	iIkW
-stico	jT
-stics	aRbJjT
-stieg	lRoT
-sting	pT
-stion	gK
-stmas	gQhStK
-sto	fQ
-stock	nT
-stody	kX
-stone	aIbJc\\iRjFtH
-stort	cY
-story	iX
-stown	cUhJnX
-stral	gQhGiRnS
-stria	cWgJjTnK
-strie	bSgS
-sts	iTmQ
-stube	aWbSiI
-stuck	hXjI
-stung	iW
-suche	iUnS
-sucht	aS
-suite	aK
-sults	iW
-sum	bKcSfU
-sumer	bViRmH
-sumes	pT
-sun	fW
-sunto	pS
-sured	bUjU
-surer	aJhHpV
-sures	oUqK
-sus	hRjJqR
-sweis	jY
-swers	lJpR
-swert	jKk[
-szeit	f\\gAhKnToH
-ta$	tS
-tabel	bQfT
-table	aQbS
-tache	iImV
-tacht	lQqK
-tacto	bJcKjVpU
-tador	aTbIcSjK
-tag	fV
-tagen	cHfZgHiGkKnSsI
-tages	gShRiRjKpRtH
-tails	jKqTtT
-taire	aQqStG
-tairs	bQcTpS
-takes	jHlT
-talan	kTrS
-tales	iUpQ
-tamos	cS
-tan	bTsQ
-tance	jV
-tando	pQ
-tands	iRjS
-tante	aTjT
-tants	dQfKlR
-tar	sR
-taria	iQjDkVmSpQ
-tarif	gRhU
-tarin	aXcTtE
-tario	bRcGeT
-tarse	hKiKp[
-tarts	fSgQiJoU
-tat	bQiRpJtR
-tated	aKqJrZsStC
-tates	bWsQ
-tatil	hW
-tatus	eUgT
-tatut	eTgQ
-taz	aVbXiJjKtK
-tball	bT
-tch	qV
-tchen	dQ
-tcher	aTfStI
-tches	bJfWiXmJ
-tda	gQ
-tdown	oTpQ
-teaux	cRhQiT
-tec	iQjHkW
-tee	tQ
-teers	fQmY
-tehen	jVrWtB
-teher	pKqZ
-teile	bWhSpHqItJ
-teilt	fUgS
-telle	eW
-tellt	cFeUgJqStT
-tellv	aTjQtK
-tem	iSjSkT
-temas	jV
-temps	eS
-tence	rX
-tency	jS
-tende	mX
-tends	jSlI
-tened	iJjRpKqR
-tente	aZ
-teo	bVhJ
-ter's	kKlV
-tered	bQgGjR
-teren	kX
-teres	aFb[cIiHtI
-teria	bWiU
-terim	aQeW
-terin	aRmYpI
-terly	iTnQ
-terms	jU
-terna	aUmSpU
-tests	iUjJ
-tet	eS
-teurs	aWbTcKmT
-tever	fQgWhH
-tex-m	iS
-texte	jY
-tez	aQgS
-tform	aIlTmT
-tgres	jW
-th$	cT
-thaus	cXpS
-thday	hS
-the	aJbIcSfHiEjSpZtG
-theke	bWcItG
-thers	jX
-thout	jSlQ
-ths	eR
-thu	dVfR
-thurs	dSfT
-thy	iR
-ti$	aFcGfXiIjHkWtK
-tia	bUkRlI
-tic	pQ
-tical	hV
-ticas	jZ
-ticle	gTjJ
-tid	eThIoJ
-tidad	bU
-tidos	mQ
-tie	aUbFsTtG
-tiels	gJhYiS
-tiens	pX
-tient	fHiKjV
-tiere	bSiSsR
-tiers	cQ
-tiert	bJcFi]tR
-tif	iQlR
-tig	jRlS
-tiger	eVjU
-tiges	iX
-tigte	bZ
-tik	bSjW
-til	cKhZ
-tilla	bQcFtS
-times	cWhFiInW
-tings	iWlQ
-tinuo	eUoI
-tions	iW
-tique	jU
-tir	i\\
-tired	bKkRmSsStI
-tirer	qTrS
-tires	oR
-tis	hTpR
-tisch	bVcI
-tiste	tT
-tists	aKbWmJtK
-titel	aX
-tites	i[
-titor	qX
-titut	bW
-tival	iUoQ
-tivas	aTfT
-tives	aVjV
-tivos	fVgU
-tl$	aJcHiKpErKt\\
-tland	pW
-tle	gJhQjI
-tlere	aSbTgJjKkKtK
-tless	jRoX
-tlich	c@eQjQnSqT
-tline	eUkT
-tling	kWnK
-tlist	pSqR
-tlohn	gW
-tly	iQ
-tmare	iQ
-tment	hVpW
-tners	bRfIqKsS
-tness	bQcHhQjT
-to$	gU
-tober	oV
-tobre	iKoR
-tobus	hX
-tok	iU
-tol	cT
-tomer	iRmT
-ton	bVcdpH
-top	hWjJkIrJsX
-toras	bTmX
-torat	aXhHiJlWpJqKrJ
-torce	gQ
-toren	bW
-tores	aUbThFoItE
-toria	bUjU
-torio	mQ
-tplan	fYpK
-tra	hQiQpR
-tract	eStQ
-trada	fSoU
-trage	iVpR
-tragt	eUfRiJ
-trato	eT
-traße	cQpR
-tre	jQ
-tream	aYbHcCiGmAqJtV
-trees	iS
-treet	bKcThR
-treff	iIpTtS
-treit	qZ
-tress	jU
-trial	bScR
-trica	bQiV
-trice	iGlUm\`
-trich	jZkJtR
-trick	aIcRqTtQ
-trict	cU
-trieb	bYlS
-triel	aXgQ
-tries	fQiQ
-trise	jX
-tritt	iRoX
-trols	iZ
-trong	jTsR
-try	cViWkQ
-ts$	iU
-tsapp	pQ
-tsche	hRrHsV
-tside	cRhR
-tsort	cW
-tt$	hRiR
-ttage	fViQ
-ttags	fUqR
-tte	bWhQ
-ttern	cIdRgJiXjK
-tters	aRcJjX
-tting	iS
-ttled	iKjKsR
-tto	gS
-tubre	o^pE
-tudio	bW
-tuell	gHhUiJjXlKnJ
-tuler	aKbJlJtS
-tunde	gT
-tur	fR
-tural	i[jIkW
-turas	rS
-turen	cKiX
-tures	iY
-turns	iRjV
-tus	eSgRjS
-tut	bReQ
-tvg	eT
-tware	bUjJkStU
-tween	nQqR
-two	gV
-twoch	dUfV
-twurf	rRtQ
-twyth	cUfJ
-ty$	gT
-tz$	bYcQhRiJ
-tzdem	qY
-tze	bZcGiU
-tzeit	bUfSjJkW
-tzt	lXqU
-tzten	qYrK
-tztes	bSrV
-tzung	eRhIkQoU
-u'a	gQiIjQnU
-uages	bV
-ual	jU
-uales	gS
-ually	jU
-uando	iSnR
-uar	fRpS
-uards	aWtK
-uatre	iQmQ
-uatro	mU
-ub$	aZcIhUtE
-ube	aTbQiU
-ubila	qS
-ubles	bWgThG
-ublic	bS
-ubnis	j^
-ubs	hVjI
-ubt	oUrU
-uc$	bJkW
-uca	aKbWcKpTrJtK
-uce	bQtT
-uch	aSqS
-uchas	eSiGjYoI
-uchen	iStR
-ucher	aJcDeKgJhQiVjSlGrIsX
-uchst	hRjRlU
-uchts	gXjHkGqKrG
-ucing	bWcK
-ucion	bIcWeUiJ
-uck	hSiJjW
-ucken	gTpIsT
-uct	bTgK
-uctor	gSiR
-ud$	hSiX
-ude	fSgI
-udent	bUiRtT
-udget	hUqQ
-udies	iR
-udios	lW
-udits	iVjK
-udium	jUlZ
-ue$	fUjV
-uebas	gRjGpS
-ued	hZtT
-uee	qT
-uel	hUiQ
-uelas	jUkGtR
-ueldo	eSqH
-uelle	iV
-uelta	cFgJiHnXqS
-uen	bR
-uenas	iVtR
-uenos	gIsXtR
-uenta	hQjKkSmR
-uente	iHjYoU
-uento	hY
-uenza	cYqQ
-uer	mRtQ
-ueria	aSiKjUqUtH
-uerta	hTiWjK
-uerto	bTcK
-uerzo	fGhYiRoK
-uesto	aQ
-uests	iQjKsS
-uette	cYtJ
-ueves	fU
-uf$	iRkQ
-ufe	f\\hDiUkKlIqKsG
-uffet	fJiR
-ufmaß	iS
-ufung	bShSiFj\`
-ug$	j\\kF
-ugais	jKkS
-uge	bSgTlS
-ughly	fQiQ
-ughts	iHpTtV
-ugnis	jY
-ugt	kRpQsQ
-ugues	k[
-ugust	eRoV
-uhe	bWcUiH
-uhl	bGcJi[jS
-uhren	iSpR
-uides	jR
-uidos	fQjQ
-uiera	dW
-uiere	bQcHjRtT
-uiero	rRtV
-uilds	jT
-uilla	cKgQhXiKrKtJ
-uille	iX
-uin	qYsU
-uince	aT
-uipes	aKfWiImS
-uired	iQlR
-uis	hRlVqU
-uisse	qQsT
-uit	hR
-uiter	gKhJpSqV
-uitte	qS
-ul$	jDkZpR
-ula	cKjUrR
-ulage	bSg\\hKiH
-ulamt	tT
-uld	jQqR
-ule	bRjR
-ulich	hJjJpQqW
-uling	bRiT
-ullet	rX
-ult	cThUiI
-ultas	iT
-ulung	iVjKlT
-um$	cVfRtK
-umber	aX
-ume	bS
-umero	iUpQ
-umpen	iS
-umple	fKhYqJ
-ums	bX
-un$	bTcEnT
-una	bHcWfSiJ
-unced	dWhGiKnKqT
-uncil	bT
-uncio	pKrW
-unded	eRhTiIjW
-undee	cZtJ
-unden	fT
-under	iRqS
-undet	aJbT
-undry	hX
-une	c]iDlU
-ungen	i^
-union	fVqU
-unior	aUjTtK
-unite	qT
-unity	aSbScJiK
-unkte	iIk]
-unnel	pJqGtX
-uno	cDfZ
-unque	iU
-unsch	hTpSrJ
-untar	pS
-untas	fUhGiDpZ
-unter	iQmY
-untos	iKkY
-untry	cT
-unzig	bQcIfIgWhJsK
-uo$	jS
-up$	b[pHtJ
-upe	bQgSiU
-upils	bWgI
-uppen	hX
-upply	jS
-upres	iQjQ
-ups	fRiQ
-urant	hZ
-urate	iHjW
-urday	fS
-ureau	cIdXhQpQ
-urf	rRtQ
-urg	c_
-urgie	hJl[
-urich	cVqWtK
-uring	gJlR
-urite	iXnS
-urity	iV
-urn	cUhWiH
-urnee	fSpR
-urnis	gKhX
-urnos	mQ
-uro	hW
-urope	iSnS
-urs	aQiS
-urses	nW
-ursos	hV
-urt	c\`gHiIpDtG
-uruck	qT
-urvey	qV
-ury	cZgJjR
-urzen	iKkY
-us$	jQkU
-usage	eTpT
-usand	gU
-usend	bTcK
-useum	bWlQtI
-usica	fJiQjQ
-usion	aHdVtX
-usive	g^jGrQtI
-uss	hYiQjR
-ussed	iJjIkJlZ
-ussel	bTjQ
-ussen	iRjJqQ
-usser	aKfZhKqQ
-usste	iQoS
-ust	eRoU
-uster	bJcHhJi[kRtF
-uszug	jX
-ut$	lS
-uta	jRmTtR
-ute	cHhQj\\
-utely	jRtS
-utfit	bU
-uth	cYeKnQ
-uthor	jQ
-uties	hQiQkK
-utile	lZtQ
-utine	iWjKkK
-ution	hTiS
-utive	aUeJfXtK
-uto	cHeVgGhYnXpF
-utory	hS
-utour	cXiJ
-uts	bKfXiYjKrD
-utsam	qStQ
-utsch	jXlT
-utton	jXkJlJqI
-utual	bWqR
-utung	gW
-uty	aTmQ
-utz	cHiKjUkV
-utzen	iRrV
-ux$	cVhViQ
-va$	bQcSkY
-val	bYoW
-vales	iRkT
-vamos	eSqU
-vance	fUhS
-var	dTiR
-varia	iWtD
-vas	aTfT
-vat	hU
-ve$	iJjWkT
-veaux	iV
-ved	bR
-vee	bRjX
-vel	nV
-vello	eX
-ven	cTjRkKtG
-ven't	jKpR
-venes	aS
-venio	eRgS
-venir	fRhQoR
-vents	jSmQ
-ver	iV
-ver's	jT
-vered	gQ
-verse	iZjH
-verts	bQ
-ves	jR
-vet	aFkVlRtK
-vetid	eThIoJ
-vey	qV
-vi$	cJfTiTjI
-via	aIbYkS
-vices	cKiR
-vicio	bRcKqStJ
-vidad	hW
-vided	hV
-vider	eJhSiUsW
-vie	iUtR
-views	iSpQ
-viles	aIbWcUjItD
-villa	cV
-ville	aKcbnS
-vings	bRiQ
-vir	iW
-viron	fQiTnR
-vis	aHcUoZqQ
-visar	hIiKp[tK
-viser	aT
-vises	iDjKmZ
-visor	aQjRmT
-visos	lIpKrVtI
-viter	rXsU
-vites	tS
-vo$	eQfZhKoK
-voice	eUjK
-vos	aQfUgT
-voyez	pT
-vre	jV
-vrier	aQbIoW
-vus	tU
-wagen	haiFjKnR
-wance	gU
-wards	jR
-warts	bQgUsQ
-was	jR
-way	hQ
-wed	hajK
-weise	iUtK
-weite	jQpW
-wenty	gShR
-wer	aU
-werbe	gQkW
-werke	bTcQgK
-wesen	iYlU
-where	cU
-wings	iS
-wirte	bUfKhKiW
-wn$	lVoQ
-wna	dWkQ
-wners	bWjH
-wns	bQiU
-wo$	hW
-woche	cKf]jFpRtJ
-wochs	eJfUhUpJ
-works	cZgJhKjR
-worth	cX
-ws$	mKtU
-wurst	iQtR
-x-m	iS
-xamen	jW
-xempt	aQeUgQ
-xeter	cVdSiIjI
-xi$	fT
-xibel	fSiIoW
-xible	dReQhR
-xigee	dQlR
-xilio	gT
-ximum	dSfQ
-xis	bYjW
-xpect	fQiQ
-xport	aTjS
-xte	jY
-xtras	hU
-y'd	iVmR
-y's	aIiTtR
-y-one	gW
-y-six	gR
-y-two	gV
-yages	iQnS
-ybody	iQlW
-ybrid	dW
-ye$	aKcYeKhSiJpGtJ
-yed	e]nQ
-yer	sSt[
-yer's	kW
-yez	pT
-yme	aJcYiFjGrTtG
-yment	cKdKgVhCiS
-youts	cIfKjW
-ype	eThR
-yping	iRjV
-yr$	aFbAcZgHnKpTtF
-yroll	iRmQ
-ys$	dQhRpEtW
-yse	aQhSiWlT
-ysics	aSjStK
-yst	aWmS
-ystem	iSjSkT
-yth	cUfJ
-ythme	fTjXlI
-ython	kV
-yunos	hT
-ywood	cWiHjU
-za$	aUbKnQ
-zahlt	hUpR
-zar	bKcTiS
-zas	cQiQ
-zberg	bTcUdI
-zburg	cV
-ze$	bRcYiI
-zeige	t^
-zel	fJhKkKlKmHnXoIpEqGt[
-zen	iR
-zende	pJqRtX
-zer	iSjStD
-zerin	aQcJkHoJs[
-ziell	aXcJeKiKpJqTtI
-ziert	bYcHjVtJ
-zig	bSgU
-zo$	fIhToW
-zon	bXcUhIiItK
-zt$	hQiQjSmJ
-zte	bVmS
-zubis	mU
-zug	gSiSjU
-zugig	b]cIjJ
-zungs	iR
-zyk	qQ
-ße$	rU
-ßen	cSrQtS
-ßes	hTiKjS
-ßig	fUhR
-ßlich	aHiUpT
/ 0	dUfTjR
/ 00	dS
/ 000	iSpT
/ 2000	aKeSjT
/ a	aafIiTjH
/ c	iTjHoT
/ d	aXrS
/ day	gY
/ de	bHdXhJtT
/ f	aZ
/ fri	fQ
/ h	f=g[pK
/ home	gFiW
/ hora	eR
/ hr	gWiQ
/ ii	bTtK
/ in	a\`jS
/ jahr	fIgIh^pH
/ km	cIjJnV
/ l	aWhTtI
/ m	aUtK
/ mes	gWhJiR
/ mo	hQ
/ mois	fTiW
/ monat	fW
/ month	dVhX
/ n	aWtJ
/ o	aZtI
/ pivots	jR
/ r	fJgQhJkS
/ sem	iR
/ semana	aIbHeXfK
/ std	aJeHfKg[iV
/ sun	gV
/ t	aDeXfSgVhKiH
/ tag	eIgWhT
/ w	aVrS
/ wk	eVfShH
/ wo	f[
/ yr	gQhQiK
/$	cRtS
0 %	gShUiT
0 (	eJfEg^jKqRrI
0 +	jZ
0 /	dVfQ
0 0	fWgR
0 00	fZ
0 000	g[
0 900	bSgWqX
0 950	gW
0 :	f^mQnR
0 a	f_
0 all	kU
0 am	fZhRpT
0 and	jQ
0 anos	jX
0 ans	eXjW
0 april	oZsG
0 at	jV
0 august	oR
0 b	eTgUhRiXjJ
0 bis	pU
0 branches	aGbU
0 bucks	fJgT
0 c	fKgQjS
0 day	f\`jH
0 days	d[eRfS
0 de	oS
0 del	gR
0 devs	mX
0 dias	dSfT
0 e	cTdJgKqZtE
0 en	iIjV
0 er	hSo[pK
0 f	eRjTpTrK
0 feb	lHoXpG
0 for	iU
0 fri	fR
0 fte	aSeYgG
0 g	aKcHgKjYtD
0 h	fUpR
0 ha	bY
0 heures	jV
0 home	fTjQ
0 hours	fU
0 hr	cTfZ
0 hrs	fY
0 in	dRmR
0 incl	fR
0 is	iKkSpS
0 j	cKdWhTjT
0 jahre	jZ
0 jour	dY
0 jours	dSfQhR
0 june	pY
0 juni	aHoVpR
0 k	hSqQ
0 lpa	fGg\\
0 m	b^gIhGiR
0 m-f	cWfHlR
0 mai	oT
0 may	eRfJ
0 mb	pVrJ
0 meses	eVhR
0 million	bViU
0 millones	gV
0 min	aHc[eKjKnKpJtF
0 mins	sU
0 mio	aKbHcGiTjIqYtI
0 mois	eUgUjT
0 monate	lU
0 month	eZgWhE
0 months	gRjRoR
0 mos	jUlX
0 mths	eWgJiQ
0 nd	iQtK
0 nights	aIgJn^
0 no	iTnK
0 not	jJlX
0 november	iIoWpTqH
0 nuits	fSnR
0 of	aWbFcGdKeJfUhGjGkKlImFnIoIqKrJsCtK
0 off	fV
0 oktober	oR
0 on	f^
0 one	fR
0 or	jXkQ
0 out	dViQ
0 p	aRfR
0 people	bSmT
0 per	fEgYhJ
0 places	jJlV
0 plus	gXmQ
0 pm	pR
0 posts	iU
0 pour	bSfIgUhJ
0 pts	aQmWtE
0 rd	fWiQ
0 rotational	fV
0 s	iUjQkX
0 sat	fW
0 schicht	fV
0 sem	eT
0 semaines	hTjSoQ
0 sept	oY
0 september	iR
0 sites	cVnG
0 so	gWtT
0 st	o]
0 staff	mV
0 std	bTfQ
0 stellen	a^cKiJtF
0 sterne	bTiQ
0 stunden	fR
0 t	bJd]fHjQ
0 tag	d\\pS
0 tage	dWfW
0 tage-woche	fU
0 th	aXoV
0 til	fV
0 times	fFjKnX
0 to	fX
0 uhr	fRhIiCjZ
0 und	f[
0 up	fYgIjInH
0 vza	aJeSfR
0 we	fUiKnS
0 week	fV
0 weeks	bQhQnT
0 with	rW
0 wk	fTiRjI
0 wks	eQfU
0 woche	fZ
0 wochen	dRhVnT
0 x	fVnS
0 y	aZfRjY
0 year	eTiDjX
0 years	j[
0 yr	eKj[
0 yrs	j]
0 £	fJgW
0 €	gShUiI
0$	fR
00 $	aQrQ
00 %	hS
00 (	eQpT
00 +	gWhU
00 /	gShQ
00 0	f_
00 00	gZpT
00 000	g^
00 0000	pV
00 2000	bHeZgF
00 90	bKgWpT
00 92	gU
00 98	pW
00 :	fXhSjJ
00 a	fT
00 abs	fKiIjW
00 after	fHgZ
00 agents	aFbRcDdJiHmZ
00 al	g\\hK
00 an	dSgQ
00 and	iJjRsW
00 anos	bUgJs^
00 ans	bSiHjEmZsW
00 aout	kKoW
00 apres	fFgJpW
00 april	oUpW
00 at	cUgV
00 avril	oQpV
00 b	gW
00 base	gVsK
00 bed	bYfKgKhHiK
00 beds	bV
00 beschaftigte	bW
00 bis	gSsW
00 but	gKqV
00 children	aKbXiK
00 con	fXhH
00 das	qW
00 days	h_iQ
00 de	oZ
00 der	qFs^
00 dias	h]pS
00 die	oIsS
00 e	aKbKcIiJjYtI
00 en	bQcKfZ
00 era	fJgU
00 et	iIjVoGsS
00 euro	gX
00 first	gQ
00 for	rWtI
00 frei	hR
00 h	fd
00 ha	b^
00 heures	f[iK
00 holidays	hR
00 home	dWfRhIpI
00 horas	aUfU
00 hours	eRfT
00 hr	fX
00 hrs	eUfX
00 if	gWhH
00 in	bScHjIqSrX
00 ish	fQgV
00 jan	oWsS
00 je	pT
00 jours	fTgKiJrU
00 july	oRpT
00 june	iGoXpR
00 juni	pY
00 k	gZ
00 kg	jV
00 kids	aKbJcJfIhHiYmVnGsJ
00 km	cXgKhTnQ
00 kopfe	bY
00 lb	jX
00 leute	bW
00 licence	jSpQ
00 m	bScRgIiR
00 mai	pT
00 mal	gXiK
00 march	oV
00 mars	oJpR
00 marz	aKfJnHo[
00 mb	dTtK
00 meses	bKeY
00 mi	aGbJcV
00 min	pZ
00 minute	pS
00 minuten	iV
00 mio	bTgJiQtJ
00 mit	bTgUjE
00 mois	bKeYfJgUhF
00 monate	eYjS
00 month	eXlV
00 months	eSiR
00 mths	eSjY
00 nach	gY
00 nd	hJpX
00 night	aTeKfIgQoQ
00 nights	aIfRgQ
00 no	dJfRhIjTsT
00 noon	pU
00 nov	oU
00 november	oT
00 october	eKiKoRpS
00 octobre	iKoR
00 oder	fWgElRoT
00 of	b]
00 on	fQgT
00 open	fKgEiZpQ
00 or	jQ
00 ote	gR
00 ou	eVfKgQ
00 p	gYhTjEnU
00 par	bIfR
00 people	b_dK
00 per	gVjG
00 pero	gHhCq]
00 pers	bW
00 personas	aQbW
00 personen	bYfKpHtK
00 personnes	bT
00 plus	oR
00 pm	fQgKjJsW
00 por	fGgSkXoG
00 ppl	b[
00 presses	bRcJiT
00 pto	hY
00 rtt	fQ
00 s	bHf[sV
00 seats	aSbVtK
00 sechs	hX
00 sepp	pQ
00 sept	oZ
00 september	eKoU
00 so	gR
00 st	bJcFhKoY
00 staff	bW
00 std	fWgQ
00 stunden	eWfS
00 sun-thurs	fU
00 t	kR
00 tage	fGh]
00 th	gVoUpQ
00 the	gKsQ
00 to	fSgV
00 uhr	f^
00 und	sS
00 urlaubstage	gIhY
00 v	fWiK
00 viernes	fR
00 volunteers	fIgIiHmZsK
00 weeks	hU
00 wks	eShQjKlV
00 wochenstunden	fY
00 x	fYiH
00 y	fTiHjT
00 yrs	bVjJtK
00 £	gW
00 €	nSrR
00$	fUgT
000	bRgQ
000 $	gV
000 %	aSbBfc
000 (	gUhT
000 +	gVkR
000 /	aJgS
000 0	gX
000 00	gUpT
000 000	gTp_
000 0000	p^
000 900	fIpS
000 a	gY
000 adherents	aKbXiH
000 al	gV
000 and	hS
000 at	bSfKjK
000 b	gKhZjGpH
000 base	gYpK
000 beschaftigte	bVgK
000 betten	b_cJeImJ
000 bis	ga
000 brut	gVhK
000 bruto	gV
000 brutos	gQ
000 brutto	aQ
000 cad	gV
000 con	gQpQ
000 de	eIhKmKq[
000 eleves	bRcJtI
000 employees	bU
000 en	fKgSoI
000 euros	eKgT
000 ew	bZiItF
000 fijos	gY
000 fix	gT
000 fixe	gUhH
000 for	hSqV
000 h	bIiSjR
000 habitants	bWgJ
000 im	gW
000 in	aIbUcJjV
000 jours	eWhI
000 k	bQhSiV
000 kinder	bW
000 km	nZ
000 kr	hWiJ
000 la	gYhC
000 leute	b[
000 limpios	gX
000 m	bViS
000 ma	bU
000 mitarbeitende	bU
000 netos	bKfIg[
000 not	qW
000 on	bXgS
000 or	gVhE
000 palabras	rV
000 people	bV
000 per	fKgQhUiG
000 pero	gJqW
000 plus	gV
000 por	eQfKgWhF
000 pupils	bWgI
000 salaries	bU
000 socios	bS
000 staff	bW
000 student	bRfKtV
000 to	aSgS
000 trabajadores	aQbV
000 when	gQhS
000 words	pQrT
000 x	gY
000 y	iXjK
000 £	eIgS
000 €	hU
000$	gZhTpT
0000	pT
0000 (	jW
0000 +	gWiGpK
0000 /	jW
0000 000	hSp[
0000 0000	fXgT
0000 a	fJhV
0000 after	pR
0000 net	gQ
0000 or	gQ
0000 ou	sS
0000$	pTtU
00000	p[
00000 000	p[
00000$	kU
2000	bY
2000 (	eWfI
2000 eine	cKeQtD
2000$	bXeQoQ
90	bQgR
90 days	hKqV
90 k	iSqQ
90 min	gJiXjFpV
90 €	gT
90$	pT
900	aHbWgQ
900 invoices	iU
900$	qU
91	pW
92	bTgVjEqV
92$	gT
93	gGiVtQ
95	gRiQqQ
95$	fRgBhHiWqX
950	gW
96	bQ
968	pX
968 000	pX
97	hTjU
98	gYpU
98 000	g]hIqF
98 k	gX
980	gWhJ
981	p\\
981 000	pW
99	mR
: "	iIqXsX
: $	rR
: 0	dQmR
: 00	f\\
: 000	g\\hJ
: 0000	bU
: 95	gXiEjJqZ
: apply	lUpR
: auxiliar	aYhJ
: cdd	eQ
: degree	iKtR
: demande	jYlH
: dr	mW
: en	oJpU
: frau	iJpQ
: go	jTtX
: gulf	cVtQ
: hbo	jR
: hotel	bU
: hr	iFp[tS
: i	aVbH
: in	a^
: it	tZ
: la	bRdR
: max	dWfKkIrJsX
: mi	aIbR
: mme	mR
: n	aJcRkJoItS
: no	fYhQrVsH
: non	jGkKlX
: payroll	aKcKiTtR
: phd	jX
: sap	iXjEkT
: so	hSoU
: tecnico	aGeKjStR
: the	cVhJiKlJtH
: un	kVnS
: we	lUqXtI
: we'd	rS
: we'll	hXiJkIlIpS
: wer	bJjXkJrJtQ
: wiebke	mS
: windows	iJjT
: wir	bWtQ
: yes	tS
: £	eKfU
: €	gS
:$	tk
<apply	parVtR
<aside	qc
<company	bdcc
<contract	e^
<date	oZ
<duty	ijjQ
<filler	a^tZ
<hours	fagQ
<mode	d]
<must	jbkZ
<nice	k\`lV
<notneeded	hQl^
<order	rd
<pay	g\`hU
<perk	he
<place	cU
<team	md
<title	bRcTtR
<travel	ne
<unlawful	qQsf
=/	gWiJjJ
=0	fUiImSpX
=00	gWiJoU
=a	fH
=ab	fInRo]pHtB
=an	kQlR
=asunto	jGtV
=aufgaben	iW
=aus	hS
=bemerkung	cGiJjIpIrTs]
=benefits	h\`
=bieten	tT
=bringen	iItW
=comp	hRrTsU
=contact	gIpZ
=contract	eUoVtK
=contrato	eWfI
=das	t_
=date	aJfEt\\
=dauer	eZfFgJiIjKpKqKtK
=de	tU
=el	iSpJrU
=essential	iVjZ
=extra	hWkR
=extras	hZ
=for	qQ
=from	t]
=gern	dShHjKkYlQ
=gesucht	eV
=grade	aXgXjDtK
=have	tX
=hr	kHt^
=i	jRlUsS
=ihre	tS
=job	a]bHcKiV
=kontakt	pS
=kur	hJk]lJ
=lo	aVtR
=location	c^
=los	oZpI
=main	eKic
=mit	iItW
=needs	jRkV
=no	lYtK
=not	jIlUqU
=note	qZrS
=objet	tY
=ort	cWeJiG
=para	aJbZiKrH
=place	c]
=position	a^fFgJtK
=post	aZbKeKfWiK
=poste	oT
=process	fHpZ
=product	bZ
=profil	tR
=puesto	aX
=purpose	i^
=que	aStQ
=re	tS
=reports	mYtJ
=requirements	j\\
=role	aUiV
=salaire	gU
=salario	gY
=salary	gY
=scope	aKc]dKiRjKkKpKrH
=seat	hQqT
=sie	iJtY
=site	c\\dTiJjFlU
=start	fKo^pGtH
=stelle	fT
=tasks	iW
=team	mYtS
=the	dQ
=title	aTgK
=to	jUmUtX
=travel	cJlHn^pH
=tun	i_
=type	e\\r\\tE
=us	b[gK
=voraussetzung	j^kG
=wann	fZ
=wanted	iY
=was	iX
=what	lUsT
=where	cbdJiItB
=why	bVqW
=will	qJtX
=wir	rR
=wo	cX
=work	iT
=working	dY
=wunschenswert	kY
=you	iVjR
>apply	pW
>aside	q_
>company	aVbdtQ
>contract	aSeZ
>date	aQ
>duty	ih
>filler	t\\
>hours	cSf\`
>mode	c]d[
>must	iRjg
>nice	jakb
>notneeded	jTkQl^
>order	qTr\`sQ
>pay	fQg\\
>perk	gXhf
>place	aQbacT
>team	mb
>title	aRtc
>travel	cQn\`
>unlawful	hRs^
?	lVtZ
? 00	gUiI
? ?	lItY
? nein	lQ
? no	dQ
? non	lT
?$	lTtZ
@early	aWbVcVtT
@first	aibUtl
@late	petW
^	eQrQt[
^ 	eQrQt[
^"	rU
^$	g\\
^$ 0	fKhRpQ
^$ 00	fJgX
^$ 000	bSgX
^%	gVpHqWtK
^&	dT
^(	cRiHqWrRtR
^( 0	aEbJcGdJeSfRgFhFiHjIkIlKmGnIoJqErHsJtU
^( 00	aHbFcGdQeTfXgJhTjFtJ
^( el	aGqXtK
^( groupe	bVhH
^( m	rT
^( oder	eKhIjJqUtT
^( the	q\\
^( we	gIhUjKlRqK
^+	gWh[iJjW
^+ 	aIbKcDgShFiFtT
^+ 0	fW
^+ 00	cThRoK
^-'d	mTnQ
^-'s	tS
^-'t	dHjUqTrS
^--v	gZiS
^-00	bQcQgV
^-aa	jIkRtQ
^-ae	cKiWjXlI
^-ag	pQ
^-ah	aHbDcRdKeSgViJjJmI
^-ai	aJcYiHjS
^-ak	aIbTcFdJeIgGhIiVjIkKlKmKnJoJpHqKrJsGtK
^-am	bIc\\mQtQ
^-an	kS
^-ao	aGgGhYrItW
^-ap	aEiTjSoZtH
^-ar	i\`
^-as	hQi^
^-at	iQ
^-au	bTc[
^-aw	cRdKiTjKkT
^-ay	tW
^-aß	iS
^-ba	bKcZpKtZ
^-be	iSjHkVtU
^-bi	hW
^-bj	tT
^-bo	tT
^-bs	h]pQ
^-bt	kRpHqRrS
^-by	aRcWiTjKtI
^-ca	aKb\\cW
^-cc	aJbKcIdKeKfJgJhJiWjUkGlJmInKoKpKqHrKsKtK
^-ch	jQ
^-ci	t]
^-ck	aKcSlQtS
^-cl	gR
^-co	cJfVtV
^-cp	iSjX
^-cs	iVkW
^-ct	tV
^-cy	iVtS
^-da	jI
^-dg	aFbGdGeHfGgHhHiDj^kClFmHnHoGpHqHrHsHtD
^-di	aWf\`i@jKtK
^-do	fQjV
^-ds	aRiW
^-dt	bQcW
^-dy	hZ
^-ea	pJrU
^-eb	bVcJfQmU
^-ec	bQhQjK
^-ef	aUbFmR
^-eg	cToQ
^-ei	bWmR
^-ek	dJfWlKtK
^-el	jS
^-em	jUkStR
^-eo	bTi[
^-ep	gRiTrU
^-er	aQiR
^-es	iY
^-ev	iJjW
^-ew	aVcRgStE
^-ex	cDfQgJhKjHk\\tJ
^-ey	iQ
^-ez	bSpSrV
^-fa	gWj[
^-fe	aWbJhTjK
^-ff	cQhW
^-fi	cShRi[jGkK
^-fr	cEdKe^fThKiFjJkKlJmJnKoKqJrHsKtG
^-fs	bKfRhRi[jC
^-ga	cZgIhTjFkU
^-ge	iY
^-gh	cUiQ
^-gn	iXkQ
^-go	hTiUlRpQ
^-gs	fRhT
^-gt	aJcJgShIiJqVtS
^-gy	bHiWjRkWmJsK
^-ha	cUjBk\\lH
^-hg	iDj[
^-hl	iHjXmR
^-hn	gZnV
^-ho	aHfSgKhIqVtR
^-hr	gTqRtR
^-hs	aRfQhStH
^-ht	tT
^-hu	dT
^-hy	kU
^-ia	jQ
^-ib	iVpRrR
^-ic	aShQjZ
^-ie	bZ
^-if	gYiQqS
^-ig	iEjT
^-ik	bZcIjV
^-il	pSrQ
^-im	c\\dHiH
^-io	mS
^-ip	hTjEkWlQpI
^-ir	iUjUqQ
^-it	hR
^-iv	pXqKsI
^-ix	gQhUpGtR
^-iß	cIgIqW
^-ja	bShRiS
^-je	jYlKrQ
^-jo	eXgR
^-ka	bJjSkYqJ
^-ke	iUtR
^-ks	hUlTtQ
^-kt	aJhKlV
^-ku	cIi^jDqK
^-la	tW
^-lb	fRgQ
^-lc	iTkW
^-le	iQ
^-lf	aKiSmQoK
^-li	bDcYjDkX
^-lk	cTtR
^-ll	cQ
^-lm	bZcJdHiJlG
^-ln	aJbEc[iUjJnJtH
^-lo	rS
^-lp	hQtU
^-ls	bJcRhWi[
^-lt	aKgThJqV
^-lz	aKbRcTiJmKtJ
^-ma	aIbDcYiXjQ
^-me	tS
^-mm	pV
^-mo	cTpT
^-mp	cQeRkRtG
^-ms	i[
^-mt	aWpU
^-na	cV
^-nc	cQiDqR
^-nf	iJjV
^-ng	iY
^-ni	bRcG
^-nk	bThV
^-nn	jSkTtV
^-no	c]dEfQkQ
^-nq	fQgKiKjS
^-ns	cRiS
^-nt	eS
^-ny	cXhU
^-nz	cDiUjSkSlJ
^-ob	eW
^-oc	aUbIcQ
^-od	aKjQqRtR
^-oe	aIcYfHiKtJ
^-of	bXcQ
^-og	lT
^-oi	aTrS
^-ok	aQhQiSlK
^-ol	hV
^-om	jToR
^-op	hUjT
^-or	jU
^-os	iTtR
^-ot	cXsU
^-ow	cTj\`
^-pa	bIcSdJhTiJjWtI
^-pc	j\\
^-pd	jX
^-pe	bKcQiWlS
^-po	hJkYmQ
^-pp	iXpUtR
^-pr	jWmK
^-ps	fSjU
^-pt	cJoU
^-py	bUcIhQ
^-ra	bQjQ
^-rd	bJcXiT
^-rf	iTjJkV
^-rg	cZmU
^-ri	cIeKiWjHoJpGtT
^-rk	cYjQqQ
^-rl	aJbViQtK
^-rm	eXlV
^-rn	bIcWiR
^-ro	bRlR
^-rr	cHeIfKhJiVjFkKpSqUrJtF
^-rs	iTtR
^-rt	cZoT
^-ry	tQ
^-rz	cKeRpBqVrS
^-sa	hRqY
^-sc	hUjV
^-se	iR
^-si	aQbJdHpIt[
^-sk	cIdWiV
^-sp	gGhUiXkJmKpJ
^-ss	cSiSjT
^-sv	aKbKcBdKeJfFgHh[iDjUkFlJmJnKoKpKqKrKsKtG
^-ta	jQ
^-th	cT
^-ti	fViJjJkV
^-tl	aQiTtR
^-ts	iY
^-tt	lQ
^-tz	c[jQ
^-ub	aSbQcHhVjKkRsH
^-uc	aTbVgKtD
^-ud	hSoU
^-ue	sW
^-uf	aHiZmJpTtR
^-ug	hRjW
^-uh	fY
^-ui	aJbDeIi]jCmKpJqQ
^-ul	fTjRqQtS
^-um	lRtX
^-un	bScVhKnQ
^-up	cKfJgGhbiRjH
^-ut	fS
^-ux	hRiWjQtK
^-va	cKhRiEjYkXoH
^-vi	fSiS
^-vo	aRgSkK
^-wa	aKbIcSdKfIgIiSkQtK
^-wn	bThJnU
^-wo	gRhR
^-ws	jZ
^-xi	aHdKfKh[
^-xo	sX
^-xt	pRrTtQ
^-ya	eRhS
^-ye	aKbFcTeZgIiSjCkHlItI
^-ys	fV
^-za	gKhUiS
^-ze	cQqR
^-zi	fQtS
^-zo	fIhFiRoVpQsKtH
^-zt	hTiKjIpKqW
^-zu	hTlKmKqZrI
^-ße	cTtS
^/	aRiGjFt]
^/ 	bGcBiFtc
^0 	aVbKc@iCkHmKoSpHt\`
^0 %	gY
^0 +	j^
^0 /	aFbGcHdEfZgRhKjHkInEoGqJsHtG
^0 0	eUfYgS
^0 00	fRgQiQo[pDsI
^0 000	g\`
^0 900	bSfHg]iI
^0 :	fd
^0 a	f\\gQ
^0 am	aIbKcHdIeIgIhGiEjJkJlImHnIoFpXqIrIsI
^0 anos	j[
^0 ans	jVsQ
^0 day	f\\jKpG
^0 days	dTeUfV
^0 dias	dQfT
^0 er	gUoQ
^0 f	pSrK
^0 fte	aVcIeSfIgKtH
^0 h	fT
^0 in	bKdYhH
^0 j	dYjS
^0 jours	dSfU
^0 meses	hViK
^0 min	cQ
^0 mois	eUhSiKjQpI
^0 month	eU
^0 months	eSgT
^0 nd	aTbJmT
^0 nights	aKnW
^0 of	aQbHcIdKeJfVgJhJiIjJlJmGnHoHqKrJsHtK
^0 off	fW
^0 on	fY
^0 p	fVgT
^0 pm	fQoJpT
^0 pts	aSmWtG
^0 sat	fWgJ
^0 schicht	fV
^0 semaines	hY
^0 sites	cUnI
^0 st	bJcHhUiKoS
^0 tage	dV
^0 tage-woche	fV
^0 til	fU
^0 to	bKf\`gDiH
^0 we	fYiJ
^0 weeks	fKh^
^0 wks	fJhUlQ
^0 woche	fWnG
^0 wochen	dQh_
^0 x	aQf_nS
^0 y	jW
^0 year	eTiDjX
^0 years	eRjW
^0 yr	jb
^0 yrs	bUeU
^00	bSfU
^00 	cFeJf[gQhWpR
^00 %	fQgZhQ
^00 +	fIh]jTmJ
^00 /	d\\fEhRjQ
^00 0	f\`
^00 00	g_
^00 000	fWgW
^00 90	bFg\\
^00 98	pR
^00 :	pStQ
^00 a	fU
^00 anos	bYcJjImJsE
^00 base	gX
^00 beschaftigte	bU
^00 bis	eTgW
^00 days	fIhh
^00 dias	fGh[jJpQ
^00 euro	fJgW
^00 h	fV
^00 ha	bXiH
^00 heures	fV
^00 holidays	hR
^00 horas	f\\gJiK
^00 hours	eUfW
^00 hr	fZgG
^00 hrs	bFeWfX
^00 ish	fUiJ
^00 jours	fQ
^00 k	bUgS
^00 km	bJcVhGtK
^00 kopfe	bY
^00 leute	bUmT
^00 m	bYhG
^00 mal	gZiJ
^00 mois	aFbFcGe[fJhDtH
^00 monate	eUfKjR
^00 month	aJeZ
^00 months	bHe[fRgHiJjKoK
^00 mths	bKeKjZlJ
^00 of	bV
^00 or	fRgFjVrK
^00 p	cJgYiHnQ
^00 people	bW
^00 pers	bU
^00 personas	aRbW
^00 personnes	bR
^00 ppl	bZ
^00 pto	hY
^00 rtt	fX
^00 s	aIbFcJfZgJiGjKsJ
^00 staff	bUmK
^00 std	aVbKf]
^00 stunden	fY
^00 t	hX
^00 tage	fIh]
^00 th	aEbIfIgQjZoUpGtF
^00 to	gTjJnXsR
^00 uhr	fT
^00 wochenstunden	fYiF
^00 x	fR
^00 €	gTrW
^000	b^gT
^000 	bDcHg[hJiIpDtH
^000 %	aJbBcEdTfWgRiK
^000 (	hZ
^000 /	bIeIg[
^000 00	bHfSgRjJpW
^000 000	iVnV
^000 0000	pW
^000 a	fIgWiJkKoK
^000 b	bRhS
^000 employees	bS
^000 h	bGfS
^000 k	h\\
^000 people	bW
^000 salaries	bU
^000 €	g]
^0000	bSg[hHiQtK
^0000 	b[cJgQiBjFpItE
^0000 000	pX
^0000 0000	fQgW
^00000	cUpV
^00000 000	pU
^2000	bQhWjKlK
^2000 	bZcI
^90	aKbWdSgS
^90 days	dSeU
^900	bXiT
^95	bXcGfHgSiFjVlJ
^:	jStS
^a	aUcT
^a 	eUiIjTtA
^a 0	aEbCjHmYnSoKtH
^a 00	aGfRgRhGjVpH
^a 000	gSjVsJ
^a :	iRtS
^a bit	jW
^a car	jKlT
^a case	jSlKpT
^a data	aR
^a day	cIdXfJiKpU
^a driving	iJlV
^a family	hKsU
^a head	aWiJ
^a hundred	aJfJgIiU
^a l'aise	jW
^a la	bFcUjStS
^a las	bGcZ
^a scandinavian	kS
^a second	aRiHjJkVlJqJrJ
^a ver	aJqRtW
^a year	jYlJ
^ab	aKfQhQo]tK
^ab 0	fJmHoW
^ab 00	fWgQoD
^ab marz	aKbJeJfSoQ
^ab sofort	oQ
^abends	dKfShKnS
^abends daheim	dKfShKnS
^aber	aHdSgGhRiKtT
^aberystwyth	cU
^aberystwyth 	cR
^abgeschl	jT
^abgeschl ausb	jT
^abgeschlossene	jQ
^abgeschlossene ausbildung	jQ
^able	jY
^able to	jY
^about	bT
^about 00	iT
^about 000	iQ
^abrechnung	iU
^abrimos	aQtS
^abrir	iS
^aca	bFcEjY
^accommodation	hU
^accueil	eKfSiU
^ach	iKq^tI
^acht	cKjJlVqK
^achtunddreißig	fS
^achtunddreißig stunden	fS
^acompanamiento	iY
^ad	aYbFcGfJjKsQ
^ad please	aQfHrEtY
^add	pJrY
^add the	pJrY
^adr	hKjAk[lY
^adr no	jFkGlZ
^after	bDcHdSeSfJgIhFiGjHkXlJmKoWpKqH
^age	cKgHsVt]
^aged	cJfKgUiKjK
^agence	aKbRcX
^agence de	aJcY
^agencia	aHbXcJdQtK
^agencia de	aIbSdTnJtJ
^agency	bTiU
^agency 	bTcIeGhHiQtJ
^agency or	jR
^agenda	cIiWjTtF
^agenda 	aIbIcGeKhJiZjItF
^aguinaldo	hW
^ah	eKfQgHjKnKpKtY
^ah 	bJhRiG
^ahm	jItY
^ahm 	jItY
^aide	hV
^aide au	hV
^al	cUeImVqW
^al lado	cR
^al mes	cEdVfIgIiXmIoJqI
^alguien	aQtR
^all	dQ
^all in	bUgH
^all the	dShTiHlJpItK
^alle	aKbRdTgT
^alles	bQdVfJiJrS
^allocating	iQ
^alors	fQtR
^als	eQhV
^also	qU
^also 	qQtY
^also so	bIjKqKsVtK
^also wir	aRtH
^alta	eX
^alter	bFfEgFiIlKnKs\\
^alternance	eR
^always	bRpQ
^always have	bRpJ
^am	jKoQpQsQ
^am liebsten	oSsT
^an	mTpU
^an :	pVtT
^an der	aHb[tD
^an die	bIpUtQ
^an hour	fQhHi[mKpK
^analisis	gJiW
^analista	aWbKcJhIiJ
^anbei	rKtX
^and	tR
^and 	cFiRkJmFsWtS
^and a	aIgTiKmT
^and at	jVkK
^and be	jVqH
^and don't	aKhKiHjJlGmJpJqIrWsKtJ
^and have	iIjT
^and keeps	iT
^and no	hKiUjKsV
^and run	iQtT
^and the	hRtR
^and then	iQqT
^and they	bIfSjT
^and to	bKgJkXtI
^and two	aVoJ
^and uh	bIcJjJtU
^and you	gQiS
^anfangen	oXpK
^angelehnt	gS
^angelehnt an	gS
^angestellt	e]
^anglais	j[
^animation	iX
^animer	iV
^anlage	cVgUiG
^anmeldung	jJpU
^annonce	aIbJrTtV
^annual	iUjT
^annualised	eHfU
^another	aWbJhKiIjG
^ans	jX
^ansprechpartner	mS
^answer	mS
^answering	iU
^answering the	iU
^anuncio	pKrY
^any	bUiJjUoS
^any 0	aJcS
^anything	iJtW
^anywhere	nT
^anywhere between	nT
^anywhere in	dR
^anzeige	rU
^ap	aWeIlJmQqKtF
^app	bIcIdIeKgKhIiKjJmKnKp[rKsKtJ
^applicants	jQsQ
^applications	p[
^applications 	pS
^apply	p\\tH
^apply by	pR
^apprentice	aIfJgX
^april	fSpHqR
^aqui	aKbEcTeHiGpJqTtS
^arabisch	cHkVlH
^arbeitsort	cW
^around	bQcQ
^arzte	bSiQtI
^as	bRcHeQ
^as discussed	tR
^as promised	tS
^asap	o\\pI
^asi	aQoSpI
^asi que	aQoSpI
^ask	pY
^ask for	pQ
^asset	aQtK
^assistance	iT
^assistant	aXcK
^assistante	aV
^assurances	eJhYiG
^astreinte	fUgUiI
^asunto	pR
^asunto :	tQ
^at	aGbWcZjV
^at least	jV
^at our	bKcS
^at the	aBb]cCfKhFjKpRtG
^atelier	bScRiK
^atender	iR
^au	aJcHeWiE
^auch	eTgQiU
^auditorias	iSmK
^auf	aVhUiS
^aufgabe	iVtI
^aufgaben	iT
^aufgaben :	iT
^aufzuge	aKbTlU
^august	oX
^aus	cRlV
^ausbildung	lYnI
^ausgelernt	hIjW
^auskunft	iRmKpT
^author	iR
^auto	bVcHhTiFjZlF
^autobus	hT
^autohaus	bXtI
^auxilio	gS
^auxilio de	gS
^avant	fFpZ
^avant le	pT
^avec	hRiRjJmQrQ
^avoid	rY
^away	fHhUiKnS
^aws	aIcKgViIjTmK
^ayuntamiento	bX
^ayuntamiento de	bX
^b	bWjS
^b 	bJcIiIj^tK
^b 0	bVgTjF
^baby	aViXqKtH
^bac	j\\
^bac +	jZ
^bachelor's	jX
^bachelor's in	jX
^backend	aSdR
^backfill	qV
^backfill for	qV
^background	jVtK
^bad	cZ
^bahn	dKnV
^band	aTiKmRtJ
^band 0	aTtJ
^bank	eWfThJ
^banking	iY
^bar	b[
^bar 	bU
^bareme	gZ
^bareme 	gR
^barista	aTbKjR
^barista 	aVbJjI
^base	cXdX
^base 00	cGdJfIgWhH
^base en	cV
^based	bGc\`dI
^based in	cYdH
^basic	gVhHjW
^basically	bJcQtR
^baustellen	cY
^bav	fKgJh\\pH
^bav 	hV
^bcbs	hW
^be	iRqU
^be in	eTiS
^because	fQlKmRqStQ
^because we	bTiRjGmR
^bed	bKdGfKgVhS
^been	bTjTtJ
^before	jHoX
^before the	oS
^befristet	eT
^befristet fur	eSjI
^beginn	fKoZ
^beginn 00	oS
^bei	cTiUjK
^bei der	hSiQ
^bemerkung	rQsS
^bemerkung :	rQsS
^benefits	hYqK
^benefits :	hS
^beratung	iV
^bereitschaft	fTjQ
^bereitschaft zu	fIjV
^besetzung	o[
^best	pCt]
^beste	tX
^beste gruße	tX
^betreff	iHpTrKtT
^betreuung	iY
^better	iKsV
^between	bIcSiKqT
^between us	nJsU
^between you	qR
^bev	mR
^bev and	mS
^bewerbung	pX
^bewerbung 	pS
^bewerbung an	mIpS
^bewerbung bis	pR
^bewerbungen	p\\
^bewerbungen an	pQqR
^bezahlt	cHgVhFpR
^bezahlt wird	cIgX
^bid	fTtJ
^bien	cDdKhKiJkInHpCqKrGt]
^big	bQiU
^bilingual	aTcJjIkQ
^bin	aJbJmIpUtU
^bins	cHfJgKhIi\\jJqItK
^biologie	bHjV
^birthday	hS
^bis	pZqX
^bis 0	gEhKpSqZ
^bis 00	dSpSqJ
^bisous	pJtV
^bisous 	pJtV
^bit	jKkY
^bit of	jKkY
^bitte	rWsU
^bitte 	aKrSsUtG
^bitte bis	pU
^bitte die	bKrTsK
^bitte kein	sV
^bitte keine	sV
^bitte mit	iJlUpRrJtK
^bitte nicht	iKq[rG
^bitte nur	fKrKsW
^biz	aQgRiK
^bleibt	bKoQpHqTtK
^board	iSqT
^body	aIbIeGhIrYtF
^bon	kRtS
^bonjour	tZ
^bono	cHgWhIiHmK
^bonus	gShU
^bonus points	kS
^book	aReIiQjXpQtK
^book 	aJjIpVtJ
^booking	iX
^boots	hXiJ
^boots 	hWiH
^bootstrapped	bQ
^boss	m\\pFqYtH
^both	cKeUiJjR
^both 	eViJjR
^boutique	aKbWcItI
^boutique de	aKbS
^box	h]
^brauch	tT
^brauchen	aVjTtD
^braucht	lRtU
^breakdowns	iS
^brief	iW
^bring	hKiHjSpX
^british	bKjKrVsQ
^brot	hWjK
^brotzeit	bTcKhT
^brutto	gU
^bts	lW
^budget	iTqU
^budget 0	gHhT
^budgets	iQ
^buenas	tT
^buenas 	tU
^bueno	cGfKiKjKkKqDrYtQ
^bueno 	aJbJcHeKfJgKhKiImKqErSsKtT
^buenos	tT
^buenos dias	tT
^buffet	iR
^bureaux	cW
^burgermeister	aIgJiKpYqUsD
^buro	bJcXdT
^buro in	cW
^bus	cQhZjFmJnTpKtG
^bus from	hW
^busca	cJtT
^busca 	cJtT
^business	iT
^but	kFlSqT
^but 	cJlUqX
^but it	dWgJkK
^but not	gIlJqX
^by	iRoRpS
^by the	cQiIoT
^bye	tX
^bye 	tX
^c	gYjV
^c +	gKjZ
^c 0	eQgU
^c'est	bHfQiHjRtT
^c'est pour	aKbKcQiHtU
^ca	gRnY
^ca 	kImHnW
^ca 0	gS
^ca 00	aKgJiSnV
^ca 000	gRnQ
^cabinet	b^iH
^caces	eIgKiGjY
^cad	aGiIjIlZpIqK
^cada	fUiS
^cadre	bHiJjTtS
^cafe	hVpJ
^caisse	bUhSpJ
^caja	aHbUiVtG
^caja 	bIfKhRiV
^call	gQpTqU
^call it	bIoUpIqK
^call the	iT
^calle	cUpS
^calm	jUlI
^calm when	jVlH
^camion	hX
^camionnette	hV
^camionnette 	hV
^camp	aTfJhY
^can	j]oQtU
^can 	jV
^can read	jQ
^can we	tY
^can you	aQjHtW
^candidatures	pU
^candidatures a	pU
^canteen	hT
^cantine	hX
^cap	bSeXgIiEjW
^capable	jS
^capable de	jS
^car	lFnStY
^car 	aIbIcHhJiGjQkIlJnJtR
^car allowance	hS
^card	jU
^care	jTmK
^carne	jW
^carne de	jW
^carnet	jV
^carnet de	jS
^carry	iZkJpK
^carry 	iR
^carte	iIj_
^casa	hY
^casa con	hV
^case	pV
^caseload	iX
^cash	gJiX
^casual	eW
^casual 	eX
^cat	gY
^cat 	gX
^catering	iR
^catering 	iR
^ccn	gY
^ccn 00	gZjG
^cdd	e^
^cdd 	eW
^cdd 0	eU
^cdd de	eV
^cdi	ec
^cdi 	e^
^cdi 00	eT
^cdi apres	eW
^cdi cadre	eT
^cdi ou	eT
^cdi temps	eQfH
^ce	hQjXkG
^ce 	hR
^cert	hSj\\
^cert cii	hUiKjRlK
^cert iii	jY
^cfc	jZ
^chainsaw	jKkU
^chair	pKqZ
^change	iTsQ
^charity	jFlX
^charity 	lS
^chase	iZ
^chasing	iT
^chat	pU
^chat on	pS
^check-ins	cKhKiW
^checks	iR
^chef	m[
^chef de	aR
^chef ist	aGmX
^chemistry	jS
^chemistry or	jS
^cherche	fJoQtR
^cherche 	bJcHtU
^chere	aItW
^chez	b[cKhJiIpQ
^chf	gR
^chf 0	gT
^chf 00	jK
^chf 000	gS
^choose	dThK
^choose 	dThK
^ci	jT
^cierre	fIiUpR
^cinco	aTfUiJmS
^cinq	fQgKiKjS
^cinq ans	jT
^cipd	jX
^cis	aIe]iKjJ
^city	aHbWtF
^class	fKi[kJoW
^class 0	aRfGiEjXlKoG
^class of	iToYpKsK
^clean	iQjWtS
^client	qW
^clients	cTqU
^closed	dJfV
^closing	pQsT
^closing 0	pU
^closing date	pS
^cloture	iX
^co	aVbHcStI
^co 	aSbHcQ
^coche	hWjZtH
^coche 	cJfKhUiJjQkIqH
^coche de	hV
^coche y	jU
^code	jS
^codigo	iKlVpR
^coef	gX
^coef 000	gX
^coffee	iX
^col	pItY
^colegiacion	gJhUjUkKpJ
^colegiado	j[
^collective	hT
^come	dTpW
^come in	dSiRpQ
^comedor	hY
^comedor 	hT
^comfortable	jV
^comfortable with	jU
^comida	hV
^comisiones	gUhH
^commande	iYjJ
^comme	tX
^commercial	b]cJjKmI
^commis	aXbJ
^commissioning	aRiQ
^community	a[bKtJ
^como	eVtS
^comp	fSiH
^company	bTcJhZtK
^company car	h]jJ
^con	mV
^con 00	aHfTgDhHq[
^con el	rQ
^con posibilidad	dUeKiKoR
^con un	aKjKlW
^conseil	i[jK
^consumer	iXmG
^contabilidad	iUpI
^contact	iT
^contact :	pS
^contestar	iT
^contract	tZ
^contract :	eStK
^contractor	eZfIhK
^contrat	eV
^contrato	aReW
^contrato de	eS
^control	i]
^control de	i]
^convenio	bUcIgStI
^cook	aV
^cool	j^kHrK
^copywriter	aXcK
^core	hKiGjX
^corporate	iRqZ
^cost	bXcK
^could	fQoQpUtT
^could be	dQfS
^could you	tQ
^council	bUpR
^court	cJhFi]jJoI
^cover	qU
^cover letter	iJpT
^covering	iRpQ
^cpa	kDl\\nK
^cpd	gHhZ
^creche	bVhSiJtI
^credit	aRcKhHiY
^crew	aYgRmFtF
^crews	iT
^cro	bZcKjHkSmG
^cs	cKiIjYkK
^cscs	jTkS
^cta	aY
^cuadrante	bKcKfW
^cuadrante 0	bKcKfW
^cuadrar	iT
^cuando	dUhIiEnV
^cuarenta	bR
^cuatro	bQfQjSmK
^current	cKjTqQ
^curso	fJjWkJ
^curso de	fJjWkJ
^cv	iKlUp\`
^cv 	pV
^cvs	pY
^cvs to	pU
^cycle	bIfKhXjI
^cymraeg	kW
^d	eKgRhSjK
^da	aRjFmUqQrK
^dafur	bJjGnS
^daher	eSfKpHqStK
^danach	eQgQ
^danke	pIta
^danke 	tV
^dann	pTtS
^darunter	fRmU
^das bleibt	qR
^das haben	fKgKiSjQ
^das hat	hVjJpSqHrJsKtK
^das ist	iSjSlItS
^das kann	jIkKqJrU
^das lassen	pHqQrV
^das muss	jKlJqYtK
^das sind	iVmV
^das ubliche	iTjRkJtK
^dass	q\\tH
^dass wir	bTiEpKrR
^data	aVjSmH
^data analyst	aWmG
^date	fGoKtY
^datev	iJjW
^davon	bKfXgHhKiGjRmJnK
^day	eSgV
^day a	cRdR
^day one	eVpKtJ
^days	bTfShR
^days 	fV
^days a	bXhKrH
^dazu	gRhU
^dbs	pT
^dbt	jZtI
^dbt 	aJiKjXtK
^de 	aKbHcCdJeJfHgJhHiEjIk^lImKnKoQpJqJrJsJtE
^de 0	fXoQ
^de 00	bQfX
^de cuatro	fJmSpWsJ
^de la	aKiGjXkGmTpQ
^de los	iVmT
^de lunes	fS
^de octubre	oR
^de preferencia	cJpJsX
^de septiembre	hU
^de sueldo	gUqJ
^de verdad	tV
^dear	t]
^dear mr	tR
^debutants	jKl[pJ
^decent	hQjR
^decision	pRsKtR
^deckhand	aQbTtI
^deckhand 	aVbGtJ
^degree	iIjQlWtK
^deja	pS
^del	bToR
^del 0	oU
^demarrage	hIo\\
^den	aThViKjHoQtH
^den ferien	fViH
^denise	qUtQ
^denise 	mQrJtT
^dental	hR
^depot	cVpT
^dept	aEbVtS
^deputy	iImY
^der	q\\
^der 	cHeJfViRqR
^der alte	qQ
^der rest	dJeQfIhWiGqFtK
^des	bIfFo[
^des le	iKoY
^desayuno	hU
^descuento	hX
^desde	o_
^desde el	oZ
^deseable	jKkZ
^design	iKkV
^design system	iKkV
^designation	aXeSiK
^desirable	hHjIk[
^desk	aJd\\iJmI
^despues	pW
^despues de	pW
^deutsch	lZ
^deutsch 	jKlV
^deutsch reicht	jHlW
^deutsch und	jV
^deutschlandticket	hV
^deutschlandticket 	hW
^deux	aVfKhUiKqT
^deux 	aYhRiK
^deux assistantes	aQbKhJiImQqKsK
^dev	aZtK
^di	dSfRtJ
^diary	fRiVjK
^dias	fYiHnQ
^die	bWiQqQsQtJ
^die 	bVhUiJjUtB
^die leute	dTpI
^die macht	iXjI
^die person	mQ
^die stelle	eStJ
^dienstantritt	oU
^dienstort	cZ
^dienstplan	iQ
^dienstwagen	cKhSnTqI
^digital	aTsU
^diktat	tR
^diplom	eJjZ
^diplome	jYlK
^direccion	aY
^direction	aJb\`iFmB
^director	aHdKmVoJpH
^directrice	pYtJ
^direkt	bKcSeTlHmTqI
^discrecion	jQpX
^discretion	jY
^discretion 	jW
^dispo	aJbFcKeJgDjYkGqItV
^dix	jW
^dix ans	jW
^dm	pVqS
^do	fQjFrV
^do bis	fS
^do not	pIqUrU
^do the	iZ
^doctorado	lW
^does	iS
^doesnt	jS
^dog	aQ
^dog groomer	aRfQ
^doing	iU
^doing the	iT
^don	jRqR
^don't	qVrT
^don't ask	gU
^don't care	lY
^don't have	jFl[mIqIrJ
^don't write	hJqZ
^donc	iIqStQ
^donde	aJbHcUd[eKfKgKiGjIkKlEoJpKrKsKtD
^done	fJlUmJoKpTsH
^dont	lUqQ
^door	aJbKcKiWjJ
^dos	fR
^dos dias	dRnU
^dossier	pX
^dot	jR
^down	bKcUiGoJ
^dr	mHpX
^draft	iQtU
^draft for	tU
^drei	bUhRmQ
^drei jahre	bHjR
^dreißig	cQfT
^dreißig stunden	cKfUiK
^drive	jY
^driver	jY
^driving	cJiHjXnV
^drop	pT
^drop cv	pT
^du	iSmX
^du arbeitest	fSmQ
^du bist	mX
^due	aSjH
^duree	eV
^dutch	cIiFl\\tH
^duty	bGcJdIeIfJhWiJjKkIlImJnFoIpIqIrIsI
^e	fRgW
^e 0	fJgV
^each	gU
^earlies	fQ
^ebenso	hRjSlJ
^ecocheques	gThQ
^ecocheques 	cKgWmK
^ecole	fJjUlX
^edinburgh	cU
^edinburgh (	cU
^eg	gY
^eg 0	gU
^egal	aGbFcFdHeHfJhEiGjSkGl>mGnHoGpGqSrUsGtH
^egal 	aIcGdJeJfKgIiKjUkJl@mJnJoHpGqVrFsJtH
^eh	aFbIcRgQtS
^eh 	bHgQiKtS
^ehrlich	bRcHsRtT
^eigene	bViG
^eigener	h[
^eigenes	bShSlQnK
^eight	aHbTcGfTtG
^ein	bVcEiH
^einarbeitung	dJiIkSlIoW
^eine	aTcJ
^eine 	aHcJhUjRmHoKtT
^einen	aXbKtR
^einen 	bJcIiJoKtU
^einer	aUbRcHiJtJ
^einfach	bJcIp\\
^einmal	iIjUnR
^eins	jV
^eins davon	jV
^einsatzgebiet	cUiK
^einstieg	oU
^eintritt	iQoT
^einweisung	iT
^eis	fIiZqK
^el	dRfQiRpHqR
^el que	fTmKqT
^elektriker	jS
^elektriker oder	jR
^elementary	jY
^eleven	iJmYtK
^elle	bKcImW
^else	dQfKnUpKrIsItK
^email	jItT
^emojis	lJpIrXtJ
^employed	gR
^empower	j[
^en	ccfQ
^en 	eViGjT
^en el	cVtS
^en la	bX
^en zaragoza	nQ
^encadrement	hGiRmW
^encadrement de	iV
^ende	eKt[
^endorsements	iV
^endorsements 	iV
^enfin	aQdRgI
^englisch	lT
^englisch c	jT
^english	jY
^english 	jW
^english perfect	jR
^enhanced	hVjR
^enhanced dbs	hKjX
^ensuite	aIbSdSrKtK
^enterprise	jU
^entgeltgruppe	gR
^entidad	bU
^entrada	fToV
^entrada de	fWoI
^entre	sU
^entre 0	fVgQ
^entre 00	gTsS
^entre nous	qUrJsV
^entree	oZ
^entrees	iS
^entretien	pT
^entretien avec	pT
^entrevistas	pX
^envoyez	pT
^eps	h^
^eps y	hY
^equipe	mW
^equipe :	mS
^equipe de	hJmV
^equipo	mV
^equipo de	bR
^equity	gUjK
^er	eJiUtU
^er 	aKbKcGeHgTmHoIqItV
^era	gX
^erfahrung	k[lQ
^erfahrung mit	jRkV
^erp	jU
^erst	eZhKmJ
^erstgesprache	pV
^es	tQ
^es para	aKcJeXfItR
^eso	jVqTrT
^essential	hSjU
^essential car	hW
^est	bQcIeTiHpItR
^est 	aIbScGdIeWfJgIhIiFjIkIlImInIoIqCrIsItF
^estamos	cU
^estamos buscando	tS
^estamos en	cW
^et	iTtS
^et la	iR
^et le	iUkRlI
^et pas	qJrQsX
^et suivi	iR
^et une	iHmSnT
^etablissement	bX
^etwa	bIcJdJiVkKnQ
^euh	aKcKtX
^eur	aIiW
^evangelische	aIbTtJ
^evening	aThKtH
^events	iKjV
^events 	iKjR
^every	hUtW
^every other	fYgKhH
^every third	fYgH
^everyone	gQhIiIjJpGrY
^evidence	jY
^exam	aVbJcGhStI
^examen	iGj\\
^excel	j\\
^excel 	jU
^excellent	jZkH
^executive	aV
^exempt	bKeWtI
^exempt 	aQbHeQ
^experience	kQt[
^experience of	jU
^experience with	jWkQlK
^experiencia	jX
^experiencia con	jQkS
^experiencia en	fJiKjXkI
^extended	aIbFfXiI
^extra	cJfSgFhQiFkQlKnKoKpKqKrJtK
^extras	hV
^extras :	hS
^f	fWgKiSjJ
^f /	aQeRfYgJhIjK
^fachbereich	aHb[tB
^fachlich	mV
^facility	bVpUqI
^fahrer	aQ
^fais	rZtR
^fait	bUiU
^faja	eJhW
^falls	cItS
^families	gKiS
^family	bQfJhUjKsR
^family owned	bS
^fast	bTcK
^faut	aJj\\nK
^faut quelqu'un	jWnJ
^feed	cJhJiYsJ
^ferme	fQhYoGpJ
^fest	aIbHcKeWgQtJ
^field	aUiRnQtG
^fifteen	aJgRmUtG
^fifty	fUgJhQjG
^figma	aKcHjZlItE
^figma 	jR
^figure	f\\
^fijo	eYgTpJ
^fijo 	eYpH
^filiale	cUiG
^filiale d'un	bScF
^fin	dJfXhKnJoR
^finally	qT
^finance	aZgT
^fine	lYpItI
^fine if	lQ
^finish	fQqS
^finish at	fS
^fintech	bRkQ
^first	bRiUoQpT
^first 0	eJgU
^first aid	fKjU
^fit	iRjYnJ
^fit 	cJjWmJnH
^five days	dUiQ
^five of	jT
^five weeks	hZ
^five years	iKjX
^fix	aGiZtH
^fix 0	gS
^fixed	eY
^fixed term	eV
^flexible	hYtH
^flexitime	fRhQ
^flexitime 	fRhR
^flights	hYiIpJ
^fluent	jV
^fluent 	jV
^following	iJtU
^food	aIbXcHiHjV
^food or	jQ
^for	tY
^for 	bHcItZ
^for a	aKfJiWtE
^for the	iKtT
^forfait	eVgKhU
^forfait 000	eVhH
^form	eXgGpS
^formacion	hSoQ
^formation	jRlS
^forms	pZ
^forms at	pV
^formular	iTtT
^fortbildung	hViH
^forty	bVfShIiSkI
^forty hours	fY
^fotos	iUtK
^four	bTfUhIiKmQnR
^four days	dVfSqG
^four nights	fX
^four years	jZlI
^fp	jX
^fr	fRjRpS
^frais	nR
^francais	lQ
^francais 	pS
^francais et	jQ
^frau	aHiIpSqWtW
^frauen	sS
^free	h_
^freelance	eY
^frei	bKhZiKjG
^freitag	fVhI
^freitags	fV
^freitags bis	fT
^french	jU
^freundlich	iCjd
^freundlich 	jWlK
^fri	aJbFf[oU
^fri 	bJcHfKiJoW
^friday	dSpU
^fridays	fRpV
^fridge	hTiJ
^frist	p[
^frist 0	pWqK
^frist :	pW
^from	dUgJoXtU
^from 	aIbIcHdIhIjKoRpGtT
^from 0	eIoT
^from 00	gFiUjH
^from :	tY
^from the	oRpH
^front	aV
^front desk	aHtW
^frs	h[
^fruh	fY
^fruh 0	fS
^fruhstuck	hZjH
^fruit	bWfFhSiKjKpJqJ
^fs	j[
^fs b	fR
^fuera	bHcIf\\gG
^fuera de	fSpR
^fuhrerschein	jV
^fuhrerschein 	jR
^fuhrungserfahrung	iJjV
^fuhrungszeugnis	jY
^full	eXgGiQtS
^full family	bJhX
^full remote	dV
^full time	e^lKtF
^full-time	eX
^full-time 	eU
^fundsachen	iS
^fundsachen 	iS
^funf	iJjV
^fur	nWtU
^fur 	aGbEcHiHnVtU
^fur die	bIcSiKnTtT
^fur unser	aJbZcH
^g	jSpItZ
^g 0	jUtK
^g 00	jT
^ga	hUkX
^ga 0	hVjTkH
^gaeilge	kS
^gas	bIcKhQiWjU
^gc	qS
^gebiet	cR
^geduld	jUkQ
^geduld 	jS
^gehalt	gQqV
^gehalt 	cHgZqH
^gehalt :	gV
^gehort	bRhUpK
^geht	dSiQjS
^gel	eKiX
^geld	fJgU
^geld :	fJgU
^gelernt	jHlX
^gemessen	iW
^gemuse	gJhW
^genau	cHiJjTtU
^genau 	cGiItV
^genre	fIgFhJiJlKpGrKsX
^german	kS
^gern	aRjQ
^gesprach	cIpU
^gesprache	iRpU
^gestion	iW
^gesucht	bHt[
^gesucht 	aFbKcItX
^gesucht wird	iRtR
^get	hSiV
^gießen	cR
^gießen 	iQ
^git	jT
^git 	jRkS
^giving	iY
^gleitzeit	dKfQ
^go	aRgQjVqAsK
^go 	aViJqH
^goes	gThKiUnJ
^good	aJjQtV
^google	iQjTpQtK
^google workspace	iJjR
^gotta	aJbIcKfKgKhIiKj\\tJ
^governors	bKsTtT
^grade	gZjR
^grade 0	aSgQjUrI
^grade 00	gRjU
^grades	jKsR
^grado	j]
^graduate	aRiSjH
^grass	iU
^greetings	iIpKtZ
^grille	g\\
^group	rT
^group insurance	hT
^groupe	bQgQ
^große	cU
^gruezi	fQtS
^grund	aRbIeKqY
^grupo	bRgXjHmQ
^grupo 0	gV
^guaranteed	gWhH
^guardia	fV
^gut	aHbQcDgIhKiJkKoIqJsKtZ
^guten	tV
^guten tag	tQ
^gym	hYpI
^gym 	bScHhTpKtK
^h	aUkRpItY
^h 	aRcGfCiHpDqHt\\
^h 0	fDjZkX
^ha	hQtY
^ha 	aJbIhStT
^hab	aJt[
^haber	kX
^haber hecho	kU
^hablar	pR
^hablar con	pR
^haccp	iV
^hace	aKbIiJtU
^hace falta	aKbIiJtU
^hacer	iW
^hacer las	iU
^haga	iR
^halb	fSgRjK
^half	aIfTgQjTmG
^half a	fIgThSjJmKrK
^hallo	tW
^hallo 	tU
^hallo frau	iR
^hand	hJiZjJlI
^handover	iQoR
^handy	hSjXkK
^handy 	jVkF
^harness	cKhRjU
^has	jakU
^has to	jW
^hast	iJkTqYtI
^hasta	eRfRgQoJ
^hat	bGcKjHqQtU
^hatten	tT
^hauptsache	cKhIkJlIoVtI
^haus	bWhV
^haus am	bShS
^hausbesuche	iWnT
^have	lQpT
^hay	hYqS
^hbo	jYlH
^hcpc	j\\
^he	qStR
^he's	cKdKiRmToK
^head	aZbImSpJ
^head of	a[bH
^health	iQkT
^health insurance	hU
^health plan	bXcKhJ
^health stipend	gIhT
^hello	aJtZ
^help	hQtU
^hep	jU
^hep b	jU
^here	dGfHiIjKmVtH
^here's	tU
^herr	eKpUqWtG
^hey	aJt]
^hi	t[
^hi 	tQ
^hibrido	cKd[fJ
^hier	bKtX
^higher	jY
^hiring	iRpS
^his	oJqVsT
^hiya	aJtT
^hola	tY
^hola 	tR
^hold	iZjE
^holiday	fCgYtJ
^home	dSfQgKtV
^home office	dVgJ
^home when	dVfQiKpKtK
^homeoffice	dZ
^honest	fKgQiKlInKsKtT
^honest 	fKgQiKlInKsKtT
^honestly	fT
^honestly 	fT
^horaire	bIcHdHeKfXgIiJjIkJlJmJnJoKqKrIsKtI
^horario	bKcKfWhKjKmKsK
^horarios	hViQpK
^hospital	jUlUqH
^hot	bHcFiVjI
^hotel	cKgIhJlInY
^hourly	gS
^hours	fYhJlV
^house	bWcGfIgJhU
^housing	bSgKhTlQ
^how	gIpTtV
^how much	dKgIiKpKtW
^hplc	iTkW
^hplc 	iXkK
^hq	bUdSjKpI
^hr	aQjJkIpTqQtX
^hr 	aIcFgGiVjIpR
^hr :	jJkFqXt\\
^hrs	fWgIhFsH
^hse	qT
^hub	cV
^huhu	aQtS
^huit	aWiF
^hund	hQiU
^hybrid	dXkS
^hybrid 	cJdY
^hybrid 0	dVjI
^i	iQ
^i am	bKjKkIlWtQ
^i can	gZlQ
^i can't	jGsT
^i don't	aHiSjT
^i have	tW
^i mean	iW
^i need	oVqTsH
^i said	gVhKjIkHlJoHpHqQrJtK
^i shall	aTpTtH
^i think	eQfSsR
^i want	i[lIrVtK
^i'd	oRsR
^i'd rather	eSqS
^i'll	aJlRqStR
^i'm	aScKqQtV
^i'm the	qS
^i've	gXtU
^i.e	oYpC
^ich	pUtY
^ich bin	aIbTfJpTtJ
^ich habe	iKqRtU
^id	pS
^ideal	oVsVtF
^idealement	jFkW
^ideally	jJkEoQsW
^if	k^qRrT
^if they	gKhIkTqT
^if they've	iJkW
^if you	kUqQrT
^if you're	fKhWiGjVkFlH
^ihr	jJmXtQ
^ihre	tS
^ihre aufgaben	tS
^iii	bIhJiKjW
^il	iWtS
^il 	iUtR
^il le	fKhRiJqT
^il me	tZ
^il nous	tR
^illustrator	iHjV
^im	fT
^im 	iXpFrWtK
^im herbst	fT
^im jahr	gWqI
^im monat	fHhHjTkFnW
^im sommer	bRfW
^im winter	bTcKfVhGtF
^immer	cKfYiGpJrR
^imprescindible	iHjQsV
^in	cgdR
^in 	aIbScJfSiDtU
^in 0	cDfThGiS
^in 00	cGeKiWpS
^in a	bUcBgJiIjUtT
^in at	bKcCdIfWjJqKrKtK
^in bad	cR
^in coburg	qTtI
^in den	cKfWiH
^in der	bVjG
^in english	pIrW
^in office	cGdV
^in summer	cHfYgH
^in the	c=d[hKjKlQmSrUtJ
^in-house	aYjE
^inbetriebnahme	iT
^incl	gR
^incorporacion	o[
^incoterms	jU
^indefinido	e[
^indefinido 	eW
^indemnity	hS
^independent	aKbT
^independent 	bR
^individual	gYiIjHkUnI
^ing	aUiJjW
^ingenieria	jW
^ingles	jZkT
^ingles 	jWkJ
^ingles para	kR
^inhabergefuhrt	bU
^inhabergefuhrt 	bU
^ins	hQ
^insta	aIiS
^insurance	hJjTlQ
^insured	jW
^intake	iQ
^interesados	pW
^interessement	gQhViKpItJ
^interessement 	gUhRiJpItJ
^interim	aJbJcIeWrJ
^interinidad	e]jKoJqI
^intern	iHqT
^interne	pSqQ
^interviews	pW
^interviews on	pY
^into	iKmT
^intune	cIkW
^inverter	cJhT
^is	iTpJ
^is a	aTeV
^ist	cFpBqVrRtQ
^it	fKjQqUrUtK
^it is	bIgJhIiIjXqSrF
^it's	eWgSjIpG
^it's a	eQiJjJsQ
^it's about	aTmK
^it's for	bVcJeIhKtR
^it's the	bWeKfStI
^italienisch	kQ
^its	aIiWsK
^j	pItY
^ja	bRqStT
^ja 	aJtX
^jahr	aKbKcIdKeJgThWjKkJlKmJnGoKpJqGrKtG
^jahre	eQiJjStJ
^jahressonderzahlung	gUiK
^jahressonderzahlung 	gUiK
^jan	aKbJcJeGfKgDoZtK
^japanese	kS
^japanese or	kS
^je	gQnQqRtV
^je nach	gU
^je nachdem	gV
^je te	gXqQ
^jede	fR
^jeden	fV
^jeden 0	fU
^jeder	cKfQjUpK
^jeder zweite	cKfQjUpJ
^jedes	fU
^jedes zweite	fThK
^jefe	aQcJiHmTpRtK
^jefe de	aTmFpTtK
^jemand	iZ
^jemand der	jI
^jemanden	aRbJcIeKjHqItT
^jetzt	aJhIiKmKoJqUrKtR
^jeudi	fW
^job	aTbKoVtS
^job 	aV
^jobrad	hYmK
^jobrad 	hXmK
^jobs	aKbIcU
^jobticket	bKcIhYpF
^joining	oS
^jornada	cKfV
^jour	aHcKfSjEpUtI
^jours	dZfS
^junior	aJcJjYlJtH
^junior 	cJgKjR
^jusqu'au	tR
^just	aKeKgJiKjQlSmYsItI
^kafka	kZ
^kafka 	jQkR
^kaiser	hW
^kaiser 	hW
^kann	jYkStB
^kann :	jDkV
^kannst	cKiKqKrUtR
^kantine	hU
^kantine 	hU
^kanzlei	bYcKqK
^kasse	iQjHtV
^kassieren	iRsR
^keep	iUpJrX
^keep it	gKhHiJpKqSrT
^keep that	qU
^keep the	iR
^keeping	iT
^keeping the	iT
^kein	aJcHhKjKkJlZrWsVtK
^kein 	cJfSiFlJrKsU
^keine	eSfUiW
^kenntnisse	jRkT
^kenntnisse in	kV
^kennziffer	pT
^kennziffer 00	pT
^key	i]mG
^kids	gKhViRjDkKmKpGtJ
^kilometer	cFgJiKjTnTpE
^kinder	bWiJ
^kindly	iJjQtW
^kit	h[lRpK
^kit 	cKhTlTpJ
^kita	cKgIhYqK
^klasse	gTiHjW
^klasse 0	bV
^know	jW
^know a	tT
^knowledge	lR
^knowledge of	kU
^knows	iHjY
^kollegen	mY
^kollegin	mRqT
^kombi	hW
^konnen	iHjUrKtQ
^kontakt	pR
^kontakt :	pStK
^kraftig	iKjWlK
^kubernetes	jRlQ
^kunden	iW
^kundschaft	hGjWpH
^kur	kX
^kur :	kX
^kurs	gJiIjZsJ
^kurz	cJjHrU
^kv	ga
^l	jQ
^l 0	jQ
^l'anglais	iKjJkTlUmK
^l'association	aHbUiItT
^l'ecole	aFbXlTtJ
^l-j	fW
^l-j 0	fW
^la	iRqW
^la journee	fZ
^la qualite	jKmU
^la regie	tU
^lab	mVrI
^labor	aJiYtW
^landing	bRiR
^landwirtschaft	jGkU
^laptop	hT
^las	iT
^last	iGq\\
^last one	qW
^late	bTsY
^laundry	hR
^laundry 	hR
^lay	iXmI
^le	lS
^le 	cIhWiIjIkKlUpJrHtT
^le 00	kKoTpT
^le client	bS
^le poste	aJmVtY
^lead	mVrW
^leader	bRtS
^leading	iW
^lease	gGhWlKnV
^least	dRjQ
^leave	aIfHgFiWqIrRsI
^leave a	pT
^leaving	jR
^leaving cert	jR
^lebenslauf	iJpVtI
^lecture	hIiUjHkVmJ
^leeds	cZjHkK
^legal	aJbScJgHrUtT
^lehre	iUjTlRpH
^leitung	iKmV
^lenguaje	rW
^les	bQiU
^less	gT
^let	bJcGdJeJfSgHhKiYjIkJlJmInJoKpJrJsI
^letra	rT
^letra grande	rT
^letter	pZ
^letter 	pV
^letters	iUpR
^letters to	iUpR
^lettings	aQfT
^lettre	pX
^lettre 	pW
^letzte	bXfKjI
^leute	bQiW
^level	eV
^level 0	eUlS
^lever	i[
^lg	aFpFrFt\`
^lgps	h\\jJ
^lgps 	h\\jJ
^liability	hIjW
^liaise	iV
^liaise with	iV
^libra	fUiK
^lic	jXpT
^licence	jWlEpStH
^licencia	jT
^license	cKgViFjAkV
^liebe	cJt^
^liebe frau	tQ
^lieber	tU
^lift	jW
^like	jU
^line	aTbKfJmYrHtH
^link	pZ
^linux	bKhEiJj\\kH
^lire	jY
^lisse	cWgSiHnK
^litigation	aWbKtK
^little	aJbVrJ
^live	aWdKiCjWmHpGtG
^livello	eU
^llevamos	qX
^llevar	iS
^lo	iQjJlR
^lo 	aTcIfIgViFmKtS
^lo de	aJbIlUqX
^lo primero	iXqQ
^lo que	aVfUiI
^local	pT
^location	cV
^location :	cU
^lodge	hJjXlJnK
^log	iX
^logement	eHgQhWoIpItK
^lohn	gYkT
^lohn nach	gS
^london	cWhKiKnV
^long	bJhKiJmJpWrR
^looker	iJjZ
^looking	fJtR
^looking for	bIfJ
^los	hSoU
^los 	hHiHmJo[pI
^los geht's	oX
^lots	iRlR
^lots of	iRlR
^lpp	hWjI
^lunch	h\\iWjG
^lundi	cJeJfXiIqK
^lunes	hR
^lunes a	hR
^lyon	aHbHcZdKeEfKiFjJkKlKmKnFoJpKqHrHsJtK
^m	aFcTeJhKiGj]
^m-f	aJfYtH
^m-f 0	aJbKfXtH
^m.sc	jX
^m.sc 	jX
^machen	iJrX
^macht	bKeRiSlU
^mai	fKoZ
^mai bis	fJoX
^main	iXjJmJ
^maintenance	aY
^maison	aKbZ
^maitrise	jV
^makaton	cJfKhKiIkUnJoKsK
^make	gSrU
^make it	gUiKrT
^mal	iTtS
^man	iZ
^management	iWjI
^manager	aDm\\pJ
^managers	iVmH
^mananas	fR
^manejo	jX
^manejo de	jX
^manipulador	jT
^manipulador de	jT
^manner	pKsS
^mannlich	aS
^mannlich weiblich	aQ
^march	jIoY
^marine	aSbQ
^markt	iV
^marque	bYcJsG
^marquette	cV
^marz	eXqJ
^mas	fTgQ
^master	iIjYlS
^master in	jS
^mathe	iFjVkW
^maths	jT
^maths 	jS
^matin	bKjHnW
^max	iIpIr_tK
^max 0	jSpSqRrF
^max 000	rV
^may	o_
^may 0	oV
^mba	lYrIsJ
^me	td
^meal	bGdKeKfHh]iHjEkJnIoKqIrKsK
^meals	hUiJ
^mecanicos	aTbHmS
^med	aIbDcIdKh]nKoGpKqGrH
^media	bIiYkK
^medical	hXiQkI
^medical 	hQiVjKkIpJ
^medio	fKjRmT
^medir	aKcIi[tI
^medizintechnik	bU
^meetings	aKeKfKlV
^mehr	iIqXtR
^mein	bJcIq[sK
^meister	lWpJ
^meisterbrief	iIjW
^mejor	cJjKkUqKsS
^mejor 	cKjKsV
^melden	pV
^menos	fUpJrXsK
^mention	cIgJkWqJrI
^menus	i\\
^merci	pJt[
^merci 	lT
^meta	iSjK
^method	iV
^method transfer	iV
^mets	qJrV
^mi	fQmJ
^mi 	aIbVtK
^mi-temps	bKeTtK
^micro	hJiIlVnR
^mid-size	bW
^mikro	aKiWtR
^mil	gR
^mileage	hXiG
^min	aKjU
^min 0	aKjU
^mind	jZ
^mind 00	jZ
^mindestens	jX
^mini	jQkQ
^mini digger	jQkQ
^minijob	eW
^minijob 	eQ
^minimum	jWrR
^minutes of	iQ
^mir	aTlQsJtS
^mise	i[
^mise a	iT
^mise en	fJgJiV
^miss	nR
^mit	pJt\\
^mit 0	fIgWmKtG
^mit der	nR
^mittwoch	dU
^mittwochs	hVpK
^mixed	bZhK
^mme	gKmTpV
^mo	jX
^mo-fr	fZ
^moi	qV
^moi je	qV
^moin	tU
^moin 	tU
^moins	bKpIsVtI
^moira	aJbGcGdJeIfFgGhIiGjIkHlSmInIoIpIqWrIsHtI
^mois	cKeRsV
^mon	bSfTqQ
^mon-fri	fT
^mon-fri 	fS
^monday	fW
^monday to	fU
^mondays	fXhJ
^money	aIbGcEdFeKgShJiJjGkSlInKqWrKtD
^money 	aJbJcDeIfIgThIiGjGkUlJmInIoIpHqCrIsItE
^moniteur	kS
^montag	fSoVpE
^montage	cSiYjK
^montar	iS
^month	gVhCiZ
^monthly	gX
^months	gTkE
^more	cJeJfVgKjJkKoGpIqU
^morning	tZ
^morning 	iJt[
^most	bSfQpHsT
^most of	bTcKpHsUtK
^mostly	bUcJhIiUjImT
^moves	aKcKdSgIiIjJkUmKnJoHtK
^movil	gIhX
^moving	iTjKkR
^mowing	iV
^mowing 	iT
^ms	aCbHcIfFq[tC
^muelle	iUmJ
^muelle de	cU
^multimarca	cQ
^muss	j_kJlQ
^muss 	iGjXlJ
^must	j_sQ
^must 	jW
^must be	kKs\\
^must handle	jV
^must have	jT
^must know	jQkT
^mutuelle	hZ
^mutuelle famille	hW
^my	qS
^n	hEjWmW
^n +	mZ
^nach	bKqT
^nach dem	qWtJ
^nachfolge	iKoU
^nachts	fRiRjR
^nada	eThFpU
^nada de	eThGpQ
^nahe	bJcWiI
^national	bUnV
^national 	cJnV
^ne	jRrV
^ne pas	jW
^near	aKcdiKtI
^near 	cT
^nearly	gShKjR
^necesita	aTcItR
^necesita 	aJcJtW
^necesitamos 	aJtV
^necesito	aTcJ
^need	bKcKoRt[
^need 	tU
^need 00	dSeKoR
^need to	jW
^needed	cGiJt]
^needed 	cGiHlDt]
^needs	jWtU
^needs 	aHcKiItX
^needs :	jV
^negociar	iX
^nein	cKgRhQjTlQnFqK
^nein 	bKcHgQhSiKkKmKnEtK
^nen	a[bKcIiHjK
^net	gZ
^nettoyage	bTiR
^neue	aUmI
^neuen	cJiSoTtJ
^neues	bUiJmJ
^never	fWgG
^never a	fS
^new	t[
^new hire	gTiTmJtG
^nhs	bUpW
^ni	lVqW
^ni 	iRjKpS
^nice	bXhJkTpHtF
^nice 	bR
^nicht	dQjRrS
^nicht "	pHqJr]tJ
^nicht notig	jKlW
^nichts	aKiUqEtY
^nie	cIfUlDsW
^night	aXgRhJiTjFtH
^night audit	aJfS
^nights	aYbJfDiHnR
^nine	bJfTgIhQiR
^nine till	fVgJhK
^niveau	gQ
^nivel	aUbKcHfJjVqK
^nivel 0	aUbKcHfJjVqK
^nix	jTlR
^njc	gY
^nm	cKiGjW
^nmc	iHj[
^no	lY
^no 	aFbGdUfXhJiHlEmJnKoJpFqRtD
^no "	rS
^no agencies	bKlHrY
^no degree	lZ
^no evenings	fXiJ
^no exclamation	iKrX
^no exp	jKlT
^no experience	lW
^no hace	tQ
^no lo	cJhKiJlSqW
^no more	eVjXlJ
^no need	jHl[qQ
^no pedimos	jJlX
^no se	jGlWqU
^no solo	jWlJ
^no sorry	bFcUdIeKfJgKhJiHlEmKoWpIqKrJsKtE
^no sundays	fU
^no wait	aKeTpRtJ
^no weekends	fYlKpK
^nobody	hGjKlQqSsS
^noch	fGmVtT
^noche	aIfUgJhKiKjKqR
^noches	fTjK
^non	iKjUlUtJ
^non 	cHeJfTgRhKiJjJ
^none	cHiRqU
^noon	pQ
^north	bJcU
^norwegian	hT
^nos	kQtS
^not	aDjRlSpKtS
^not "	aJtS
^not a	cHjSqWtJ
^not for	bKdYjKlHqTrFsKtI
^not just	jZ
^notdienst	fT
^notdienst nur	fQ
^note	qTtQ
^notes	bItX
^notfalls	jQqU
^nothing	iDlQrUtG
^notre	a@bQq\\tD
^nous	bRlQpT
^nous avons	iQlSmIpI
^nov	fToVtI
^november	fVgKpKqK
^now	aEbDcFgKhQiIjJoZ
^now 	aEbDcFhHiJo[
^nr	bGcX
^ns	hSjK
^ns business	hSjK
^nuits	gSiKlR
^nur	eEgIjCkVlQnKpHrKsZtJ
^nvq	jY
^nvq 0	jZ
^o	aVdRgSiK
^o sea	fSpQ
^ob	jGkKlZqT
^objet	pVrJtR
^objet :	tV
^obligatoire	jTqQ
^obra	aIbGcGe]iIjKmFtI
^obst	cJhUiUlJnJpItJ
^obviously	hTjIpK
^obviously 	hTjIpK
^occasional	fWiFnW
^oder	hKlRoStX
^oder 	cJfFgGjHpKt]
^of	aSoY
^of 00	bUhKiUoI
^of a	aHcKtW
^of the	tU
^of them	aV
^off	bJcUfShGiRjGsS
^offers	iW
^offers 	iW
^office	dS
^office 	aKdCtW
^office is	cY
^officer	aVbJ
^offnungszeiten	fU
^oficial	bJgX
^oficina	cZfIiJ
^oficina 0	cHdX
^oh	aKbJcGeJiJjJkKnKoKpHqWrKsWtD
^oh and	pJqS
^ohne	aJbUcJeJfKgThKiEjRlJnKqIrTsKtJ
^ojo	hIqRrX
^ok	hJj\\t]
^ok 	t\\
^ok brain	tS
^ok so	tS
^oktober	oW
^on	bS
^on 	bTcGdJfXgJtK
^on a	bTfHgGpJqXtJ
^on call	fY
^on est	bZlK
^on fait	bZ
^on ne	aIbHqV
^on the	bRcThK
^on top	gS
^on veut	bIdReHhKjIlKmKoGqItU
^on-call	fQgX
^on-call shared	fUgI
^onboarding	iV
^onboarding 	iS
^once	jV
^one	aRbSfStG
^one 	aVbJcGdSfRhGjKnToKpHqItF
^one anchor	dY
^one day	dWhTiK
^one of	bIhQjRkJlIqHsT
^one saturday	fR
^one week	fSnT
^online	jIpYsK
^only	sY
^onsite	hSpR
^open	aJbSdKeGfHhIi[jKqKrKtI
^open-ended	eXhJoK
^opera	j]
^ops	aWbEiSmD
^options	cKgWiH
^or	fQ
^or 	bKcDiJjEkJpYtU
^or 00	fT
^ort	c^dGiIkIlKmH
^ort :	cR
^os	aKhWtQ
^ot	aXbEcBdIfQgRhIiGjFkJlKmKnKoKpKqKrKsKtE
^ote	gY
^ote 00	gU
^other	hVmU
^otherwise	cXdKgHhEjJkKlUmJ
^ou	bKcYeSfHiIjS
^ou 00	eWfDpQ
^ou a	jU
^oui	aEcJfFhViJjKtQ
^our	aApJqUsQ
^out	cUiV
^out of	cRfCi[
^out the	tU
^outside	c\\hH
^overnight	nX
^overtime	cKfTgR
^own	j[
^own 	cKhHiGlW
^own the	iU
^owned	bQ
^owned by	bQ
^owner	fIhJi[lKmH
^owns	iU
^oye	tU
^p	eQjVtK
^p &	aQiTtK
^p /	aKbKeT
^packaging	aQbTcK
^paid	bQhW
^paid 	cKgGnVpGtI
^paid weekly	gThJ
^panel	eRiWpR
^panier	gViK
^par	aGcKeWfTgGqTtF
^para	bUcJoU
^para el	bQ
^parents	cKhWiGpHqQrJtK
^parking	hZiK
^parking 	hS
^parkplatz	cIgKhV
^part	cGeVfKtT
^part time	cKeXfJ
^part-time	aQbJcIeTfJtJ
^part-time 	aQbJcIeTfJtJ
^participation	cKeHfIgWhRiGjKnK
^partner	aHbRcHqUtK
^pas	dQlQ
^pas besoin	lZ
^pas de	aKfRjD
^pasa	pY
^pass	gQhTiKjS
^passer	pW
^patch	cWfSiS
^patience	j\\
^patience with	jV
^paul	fVqStT
^pay	g\\tG
^pay the	gKiTnV
^payments	aWbViI
^payments 	aGbWcKiK
^pedidos	iSoK
^pension	cQhX
^pension 	hZ
^pension 0	hZ
^peon	aX
^people	aIjSrS
^per	aBdSiStW
^per diem	hQtK
^perdon	bIeSfQ
^perdon 	aJbHeUiKpJ
^perm	e]fH
^perm 	eXfF
^permanent	eY
^permanent 	eT
^permis	jV
^permis b	jV
^permis c	gJsQ
^permiso	jW
^permiso b	jQ
^pero	lTqT
^pero de	cUtU
^pero lo	cJfKiKkIlUpKqItS
^pero si	jXlSqH
^persona	pS
^personal	iSjEkGlUmS
^personas	aJbW
^petites	iR
^petits	bKiQnR
^pets	dIfGhSiHkJlStI
^peu	iX
^pflege	iV
^phd	iFl\\tE
^phone	fShRpV
^phone 	cJhX
^photo	iUpKrKsY
^photo 	iSjJmJpJrJsUtK
^physics	aKjU
^physics 	aKjU
^pi	bHcUiGjJmVtI
^pick	i^kHlS
^pilotage	iS
^ping	hYiGjKpR
^place	c[
^plan	i\\
^plan de	iXkK
^plan the	iT
^planning	fSmR
^platform	cJlSmQ
^platt	iKjIkRl[tJ
^plc	jS
^please	pRrS
^please 	aKbJcFiEpSsKtS
^please :	iJpRrQ
^please don't	qVtK
^please make	rV
^please no	pJrKsW
^please not	qQrFtT
^pls	cJgRjKrQtU
^pls 	aJbJcHgIiTrIsEtV
^plus	gUjIpKqR
^plus 0	bT
^plus a	aHbKmU
^plus one	cXgHhG
^pm	aVmXtE
^po	gU
^podemos	gQqQ
^point	aJfKgStW
^police	iJj[oK
^poligono	cS
^polish	iUjHkV
^poner	i_
^ponlo	pKr]
^por	eRrQsS
^por favor	aJpJrWsQ
^por las	iKjKsW
^por los	iJjKsT
^port	cSiTpQ
^portatil	hU
^portefeuille	iX
^portefeuille de	iX
^portfolio	pR
^portfolios	iSlGpU
^portugues	kY
^portuguese	hJiJjW
^position	tQ
^position :	aU
^possibilite	hX
^post	aTcKi[rQ
^post 	iX
^post :	aQ
^poste	cZoUsS
^postgres	jS
^postgres 	jS
^posting	hIpXqJ
^pour	bVcQoSpK
^pour 	aJcHeTiFtS
^pour la	kR
^pour le	cS
^pour un	bQ
^power	jRkX
^power bi	kZ
^ppl	aKbJrQsT
^pr	eIoX
^practice	bT
^practising	hYjJ
^prasenz	dW
^praxis	bXjJ
^prefer	sX
^prelevements	iZjK
^preparar	iR
^preparar la	iS
^preparation	iU
^preparation des	iU
^preparing	iW
^presence	bUdQ
^press	aQcKdKiXjI
^pricing	aKcUiV
^prime	g[
^prime de	gShU
^principal	pTqR
^prise	oU
^prise de	oU
^private	aUh[jGtH
^private medical	hQ
^priya	eS
^pro	gUhT
^pro rata	gThKoJ
^probenahme	iUjJ
^probezeit	eQ
^probezeit 0	eQ
^process	pU
^process :	pT
^product	bQgJhR
^product :	bT
^production	aKbKgZkGlJ
^producto	bTgKiKjS
^profit	gV
^profit share	gV
^project	aUbKeKpJ
^propinas	fJgXhJ
^prueba	pX
^pruebas	gVhDpJ
^pto	aGeFhZiGjHkKsI
^public	eSiQ
^puesto	aU
^puesto :	aU
^puis	eTiIpS
^puntos	cKgJiKkX
^put	rY
^put the	hErX
^putting	iT
^python	jHkZ
^python 	jGkW
^q	iFjZpR
^qa	aTiQ
^qc	aS
^quarterly	gIiWnS
^quarterly bonus	gWhI
^quatre	jUmJ
^que	jY
^que 	cGhUiHjImUtX
^que acabo	qRsT
^que el	pGrTsT
^que es	iVjKoRqK
^que hara	i[tI
^que lleve	iX
^que no	qKs^
^que para	gWiQ
^que se	jSpTqQ
^que sepa	jQkW
^que son	mR
^que ya	fKjFlUqHtK
^quelqu'un	aZ
^quelqu'un pour	aS
^quereinstieg	kJlU
^quereinstieg aus	kJlU
^querida	tU
^questions	iJmWtG
^qui	aJiUoQqJ
^quick	aKbQtU
^quick one	bS
^r	jVtS
^r 00	gVtI
^r 000	fKhIkT
^r oder	jQ
^rang	bWgJ
^range	gRrQ
^rate	gT
^rathaus	bJcZpJ
^raum	c\\iI
^re	t[
^re :	t[
^read	bIcIjWkJ
^reads	j^qI
^real	gYhKjQlK
^really	jXkIsJ
^reason	qU
^recibir	iS
^recruit	gQiVmJ
^recruitment	lJpV
^recrute	bJtU
^recrute 	bJtU
^red	gKjZlK
^reden	gQjY
^redisenar	iR
^ref	aJpStU
^ref 	pU
^references	iTpQ
^referent	aV
^reg	iUpR
^regional	jHkZ
^registered	aUbUgIlK
^registered with	bIeSjR
^regular	eYiJqK
^regular full-time	eQ
^regulatory	aVcHeKfJiQjGqKtK
^regulatory 	aUbJcHeKfJiQjHqK
^reisen	nR
^relations	iZ
^release	iS
^relevo	eV
^relevo de	eQ
^relocation	hT
^remise	hW
^remote	dY
^remote 	dR
^remote anywhere	jI
^remoto	bQcJdX
^remplacement	bIeUjStJ
^remuneration	eJgX
^remuneration :	gV
^rent	eYfKhEiQjG
^rentable	bWoG
^repas	gEh[
^repas du	hU
^reponse	fHpR
^report	iT
^reporting	mT
^reporting to	mT
^reports	iEmZ
^reports to	iKmW
^repos	fVgJiJ
^reprise	eUfK
^reprise d'anciennete	gRhJ
^reps	aVbF
^requiere	bKcKtU
^requiere 	bKcKtU
^requisition	aIjJtW
^responder	iV
^responsable	iRmY
^responsable 	iTmQ
^rest	aGbGcEdWhJjIkKmKnKpKt\\
^restaurant	hT
^resume	pW
^resume 	iJpWtK
^resumes	pV
^resumes to	pV
^retail	iFjTlS
^retention	gUjK
^retired	jIkTsQ
^retour	nTpR
^reunions	iU
^review	gRoJpS
^reviews	iV
^right	jRsQtY
^right 	t^
^ring	pY
^ringing	iR
^risk	bTcIdIgJiU
^role	aUiU
^role :	aUiU
^rondes	iU
^rondes 	iT
^roof	bXiHjVsI
^room	hJiEmZsJ
^rosenheim	cU
^rota	aKcHfQgJhIi[jJmFtJ
^roulement	bIcJnY
^round	bIcRiRpQ
^rtt	fIgHh^
^ruckfragen	pS
^ruckfragen herr	pS
^rue	cZ
^rue de	cZ
^ruf	pY
^rufbereitschaft	fXiJ
^run	iX
^rund	fRiS
^running	bFiZmK
^runs	gKiX
^ruta	bJcSnV
^rythme	dKeHfW
^s	bTcRjS
^s /	gW
^s 0	iTjImR
^s'il	lSoKrR
^sa	f[
^sab	cKfT
^sabados	fXtI
^saber	jV
^sachbearbeiter	fQ
^sachbearbeiter /	fQ
^sachbearbeitung	aToS
^sag	aJgKqUtX
^sag 	bKcKqVtQ
^sagen	aKbHcTdKeTfIgHhIiJjKlKmKoKqIsKtK
^sagen wir	aKbHcTdKeTfIgHhIiJjKlKmKoKqIsKtK
^sala	bQjR
^salaire	gV
^salario	gU
^salario :	gU
^salary	gU
^sale	eIiWmI
^sales	iIjU
^salut	aIbJtZ
^salut 	tQ
^same	fIgXjK
^same day	fIgWiJpQ
^samedi	fVhJ
^samstag	fW
^samstag nur	fQ
^samstag sonntag	iQ
^sans	iCjGl[tI
^sap	iIj^kS
^sap mm	jT
^sat	bIfY
^sat am	fQgR
^saturday	fU
^sauberes	jY
^sauna	bJcJh\\iJ
^savoir	jV
^say	fRhDoSpHqQrW
^sc	fJgS
^scale	fKg\\
^scale 0	fIgWrK
^schlosser	jS
^schnuppertag	pU
^schon	jSkW
^schon 	cIjUkQlI
^schon war	kT
^school	aQfShV
^schooling	iEt[
^schools	bStK
^schreib	bJpTrS
^schreib mir	aQpSrK
^schreiben	gS
^schreiben sie	gSrQ
^schulung	iYjI
^schwindelfrei	jZ
^screen	pT
^se	kVnQ
^se come	hT
^season	gUhQkF
^seasonal	cKeWjRsItI
^seasonal 	iIjU
^seat	cTnK
^sechs	eRfTjK
^second	iTkW
^secretaire	aU
^secretary	aJrQsGtW
^secteur	cU
^securite	iX
^security	iT
^sede	c^
^sede en	cX
^see	aKcHiUkQtX
^see the	iV
^seed	bUhKiSoJtJ
^seguimiento	iW
^seguro	hW
^seguro de	hR
^seguro medico	hS
^sehr	tU
^sehr 	tV
^sehr geehrte	tT
^sehr geehrter	tS
^seit	bW
^self	eS
^selon	fXgFhVrK
^semaine	dIh\\
^send	pZ
^send it	pTrK
^senior	aWjJlW
^seo	aQjQ
^sepp	iJpU
^sepp 	iIpR
^september	aEbHfVoQtJ
^seria	aQcIkQtV
^seria la	kX
^service	aQbWcGgUhGiJjJtE
^service charge	g[hK
^services	fKiT
^servicetechniker	aVbKcHiIjJnKtK
^servir	iR
^servus	tU
^servus 	tQ
^set	iU
^seven	bTmQ
^sexo	sX
^sgb	aTbHfJgIjV
^share	fIgVpR
^shared	iT
^she	iR
^shift	fZ
^shift :	fW
^shifts	fQiIjKtS
^shifts 	cIiGjHsGtT
^shifts ?	fQsI
^ship	hKlS
^shop	bFdUfJhZiJjQnH
^short	pW
^show	jZlQ
^si	kc
^si habla	kU
^si maneja	kS
^si no	jJkGlToUpG
^sia	jU
^sich	jQmWtJ
^sicheres	iKjZ
^sie	mRtT
^sie fahren	eKfU
^sieben	aHbUhJ
^siege	cW
^sign	gSiVjKmK
^sin	hIjQsV
^sin nombre	rS
^since	aDbHcKiFoJqWrHtT
^singen	bKcV
^single	h[iEnSsC
^sinon	aKbKlKtZ
^site	cYpS
^site :	c]
^sites	bHcIfJiHn\\
^sits	cFm^pI
^sits with	mVpJ
^sitz	cW
^six	bVcKfRkS
^six weeks	fV
^skoda	aHbScIeKhUiKmJqKsKtJ
^slack	tZ
^slim	jEkXsQ
^small	bVcKjKkVpH
^small 	bYcJ
^smart	bRdSsT
^smic	gW
^sms	pYrEsK
^snow	aKcCgFhXiSjHoK
^snowflake	hKiGkVtK
^so	pJtW
^so 	qGrRt_
^so 00	gR
^so :	aW
^so about	fVgH
^so i	aQoJtU
^so say	jJqRrU
^so that's	aV
^so the	cHfTtS
^so um	bQtR
^so who	aSqKtR
^sobre	cKnSqI
^soc	aRbKcViKjIkQtE
^social	iR
^socios	bS
^soir	cIfWgKiFqU
^soit	bKfS
^soll	cKhJiTjTkFrHsJtW
^solo	fTiGkJsX
^some	bIfSi\\jHkV
^somebody	aShKiJqStK
^someone	fQiU
^someone to	aVtK
^someone who	iWkT
^sommer	fYgKjJ
^somos	bUiKmY
^somos cuatro	bXmH
^son	aQhImX
^sonntag	f[
^sonntags	fU
^sonst	iHjRsQ
^sonst gibt's	rS
^sorry	aHbGdQfQiFpJt]
^sorry 	aIc?dTfTgIhKiKjRpIrRtK
^sorry for	pKtX
^sous	iR
^sous l'autorite	iR
^sowie	cKjZkImK
^soy	bUtU
^spanish	jTkQlKtI
^spanish 	jJkT
^spatestens	oU
^speaker	aKtS
^spesen	iQqS
^sql	iJj\`qH
^sql 	jT
^sql and	jS
^squad	m\\
^sr	aS
^sr backend	aS
^st	bYcT
^staatliche	jS
^staatliche anerkennung	jR
^staatsexamen	jV
^stadt	bVcHiT
^staff	fKh[iRpG
^staff discount	hRiJ
^stand	fHiSjQ
^standby	fXgHiJpK
^standort	cT
^staplerschein	kKlX
^staplerschein 	jRkJ
^start	of
^start 	cGfXgI
^start 0	oW
^start :	oR
^start monday	oS
^state	pIrVtK
^statut	eT
^statut cadre	eS
^stay	fUjSmJ
^stb	aVeIhR
^std	fHgV
^stelle	aTtT
^stelle :	aSgK
^stellenantritt	iHnHoU
^stock	fJgShIiQmR
^stop	pQtT
^storung	fQ
^strong	jUkJsV
^student	aIbUiVtJ
^studium	jSlW
^study	hViG
^stufe	gZqJ
^stufe nach	gS
^stunden	cFdHeHfEg\\hJiFjJkIlImJnSsJtH
^sub	eTgS
^subj	tT
^subj :	tT
^subject	tU
^suchen	cJtW
^suchen 	aKbFcJiJtW
^sucht	tX
^sucht 	cKtW
^suite	aIbJjWtY
^suivi	iVnS
^summer	fJhW
^sunday	fUgQ
^super	bTcIgXkR
^supervise	mV
^supervises	iDjKmZ
^supervising	hKiJlRmY
^supervision	hTmQ
^supervisor	jU
^supplier	iV
^sur	c\`dViClJtK
^sur site	cJd[fK
^survey	gTkJoJqT
^surveyors	bVcJiH
^sustitucion	cKeVtK
^sustitucion de	aQ
^sweet	gQkT
^swim	bKj[
^sympathy	jV
^t	qQtT
^t €	gSqS
^ta	pFt\\
^tag	fGgUpTrK
^tage	hQ
^taille	aHcIiXjQtH
^take	iXrT
^takes	bUgIiR
^taking	iXkK
^tambien	bTiS
^tarif	g[
^task	bJcKfUiUjK
^taux	fIgThTiHsJ
^tbh	sW
^te	cRjItZ
^tea	h\\jIpDqFrJtI
^team	iKm[tV
^team 	aIcDiGmTtU
^team :	mV
^team of	iKmU
^teams	aHbJfKiStU
^technicien	aV
^techniker	jQlV
^techniker oder	jQlR
^tecnico	aTjR
^teilbar	fTiK
^teilbar 	fTiK
^teilzeit	aHcSeDfUgShKmJ
^tel	pX
^telearbeit	dVfJ
^telefon	gJiTpS
^telefono	pW
^telefono de	pW
^telephone	cKh\\iKjH
^teletravail	dS
^tell	cTjRpT
^tell us	cTpT
^temp	cKeYoQtH
^temp to	eU
^temps	f]
^temps de	gTnK
^ten	fT
^tender	iW
^tendria	mX
^tenir	aSiV
^teresa	qS
^term	cQfXiJ
^term time	cQeIfYgKiH
^termine	iVjK
^terraform	eJiVjUlKrK
^terraform 	cIeJgKiEjYlJrJtI
^tes	pWqHrK
^test	iY
^texas	jUrS
^text	pSrU
^text 	pFrV
^thank	aKmJtZ
^thank you	aKmJtY
^thanks	rQtS
^thanks 	iKrU
^that	jSlU
^that the	aRbJiR
^that's	fStU
^that's it	pItZ
^that's the	fShUqIrIsJ
^thats	cJhFlRpHtY
^the	iSqQ
^the 	bTiR
^the 00	bQoRqY
^the board	tS
^the first	gKiSjT
^the last	bRqW
^the main	cQiR
^the office	aUcRiE
^the one	bKcUrTtI
^the shop	bJiU
^the team	jJlRsR
^their	iEjRqU
^then	bHcIfQiVpStT
^then a	iIpT
^then coffee	pT
^then panel	pU
^there	aKkIpEtY
^there are	dHjTtH
^there is	aJdRfSkHmWtK
^there's	hUjRmVtI
^there's a	cKhXjImItJ
^they	iU
^they 	cJiQlW
^they can	hKiElRp[
^they do	iT
^they don't	jIlXmS
^they have	j\\
^they need	aIiHjZ
^they report	mQ
^they will	cSiS
^they'd	mX
^they'd run	iWmI
^they'll	iS
^third	bQcJeKiKjIpGqYtJ
^this	aIcRiToT
^this 	cHiUoUtG
^this is	aJcUdS
^this person	bKcKiVmK
^though	cGdRjJkRlXmK
^three	bQdTeRjV
^three 	aJcJjW
^three days	aJdReYhKtK
^three of	d[
^three years	j\\
^through	sWtI
^thu	aJcIfSjFtV
^thurs	cIiGjJkKlKmKoFpDqZrKtH
^thursdays	dSfSpJ
^ticket	hUpK
^tickets	hUiR
^tickets 	hXnK
^tickets resto	gIhXiK
^tiene	hWiDjRmXqK
^tier	aRbTcJtI
^tier 0	aRbTcJtI
^tiktok	iV
^tiktok 	iQ
^till	aJcJgFhHiFo[
^time	fXgGjS
^tips	fIgVhJoJsR
^titel	aUtQ
^titel 	aRcJpJtS
^title	aUiGtW
^titulacion	jKlY
^titulaire	gKjW
^titulaire de	jQ
^titulo	jVkR
^titulo de	jSkS
^to	iWtV
^to 00	gVhIoR
^to :	iImTtZ
^to a	qTrK
^to advertise	tU
^to be	aIfIiKjKnHsV
^to date	jS
^to run	iJmVtG
^to start	iU
^to the	i[pS
^to £	hR
^toil	fVpHtK
^tone	pKrW
^tono	bIiKpJrX
^top	dJtV
^top 0	dJtV
^toronto	cWdQ
^tout	cJfJhKjIkIlSoWpGrKtE
^town	bXgJtK
^tr	aGbGcGdGeGfFgShViGjHkGlGmGnGoGpGqGrGsGtG
^trabajaria	iRmT
^trade	aTbHiWpR
^traditional	jU
^trager	bW
^train	gKhDlHnYqI
^trainer	aRbKgKjTkJ
^training	bReIhTiKjJkIl\\
^traitement	g[iJ
^transfer	iYjK
^transport	aKjX
^travail	eJiYkIoH
^travel	iT
^travel :	nR
^tres	bScIdUiJ
^trips	dGfYhJnK
^trois	bRdRhK
^trois jours	dW
^trotzdem	qYrK
^truck	hUjHkV
^trust	iHj[pI
^tt	d\\
^tu	jRpWqQ
^tu me	pX
^tu peux	aKtR
^tue	aHcKdHeJfVgJhKiHjJkJlJmJnIoJrJ
^tues	cKdTfViIjJ
^tuesdays	dVfKhJpJ
^tuition	cJeShSiKjKmKsItK
^turkisch	aHbKjVtI
^turkisch 	aIcKtJ
^turnaround	iUjS
^turnhalle	bRcTiImJ
^turnhalle 	bU
^turno	cKfX
^turnos	fUiK
^turnover	bQfKiS
^tus	hV
^tv-v	gX
^twelve	eRfRgQ
^twelve months	eVfI
^twenty	hV
^two	aRmX
^two 	aScIhJjTmXtE
^two consultants	mV
^two days	dWfU
^two home	dU
^two hundred	bSgViI
^two in	aIj\\mJtJ
^two of	mW
^two to	dKeKjKnV
^two years	jX
^tx	cS
^type	eViKjRrStG
^type :	eWrTtG
^typescript	jV
^typescript 	jU
^tz	eYfJ
^tz ab	eYfJ
^u	hGlVmQ
^uber	iJmJpUqVtI
^uber das	iJpVtI
^ubernahme	eYfHiH
^uberstunden	hW
^uberzahlung	gU
^uh	hU
^uh 	hU
^uk	bKcYgJ
^um	kStX
^um 	aKcHhQjKkTtS
^umbau	cIiV
^umgebung	bQiJjU
^umsatzbeteiligung	cIfIgWiI
^un	a[kW
^un 	aUtK
^un (	aXbI
^un /	aV
^un abrazo	tV
^un dia	dU
^un peu	iVkV
^un samedi	fU
^una	a[rZ
^una 	a[cKiJ
^una persona	aU
^unbefr	eQ
^unbefristet	eX
^unbefristet 	eT
^und	bRiRjTtR
^und 	cKdTfJpJrFtX
^und 0	fIhTiHpT
^und 00	fU
^und bitte	iKjVsQ
^und brauchen	bIiJtV
^und das	iSrR
^und die	dSfJhKqQtI
^und zwar	aHbIeZfJjKkKtG
^under	aIiJm]rV
^under 000	mKpKrV
^une	aXfRtQ
^une experience	kU
^uniform	hT
^uniform 	hT
^university	bWcGlH
^unlimited	eWhRiKjK
^unos	eSgQ
^unos 00	eT
^uns	aIbIcEqUtW
^unser	bSkQ
^unsere	iQqU
^unterlagen	pW
^unterlagen an	pR
^unterlagen bis	pY
^until	aKbKcKeKfGgChJiHlKnKoKpWrIsKtS
^up	dYeRhI
^up to	dUeS
^urban	hViK
^urban sports	hViK
^urlaub	tV
^urlaubsgeld	gS
^us	aJrEs[tE
^use	bSjQpIqJrX
^use the	bUjKrR
^usually	fQ
^ute	hRtS
^ute 	hRtS
^ux	aTbK
^v	jW
^va	rKtY
^vacancy	qV
^valid	jU
^van	hWiKjElRnW
^variable	gVhI
^vat	eKgWhFiHjK
^vbl	dJfKgJhY
^vbl 	dJfKgJhY
^vehicule	hSnR
^vehicule de	hSnR
^vendor	iU
^vendredi	fUgK
^vergutung	gW
^verkaufen	bGiX
^verlangerung	eYiG
^verschwiegenheit	jW
^verschwiegenheit 	jW
^verteilt	fQ
^verteilt auf	fQ
^vertrage	iQjR
^vertraulich	hIjHpRqW
^vertraulich 	cJqS
^very	kU
^vetements	hQ
^vez	dTfKhKnT
^vhi	h]
^vhi 	hZ
^via	pY
^viajes	iKnY
^viajes :	nU
^video	bYhHiCjT
^viel	bX
^vier	aRbSfXgK
^viernes	fUhSiJ
^villa	bGcYtI
^village	cRiK
^visits	dIiFnXpW
^visits after	iKnGpYrK
^voice	iXjTtR
^voice memo	tW
^voici	cKrKtX
^voila	t_
^voila 	gIhItX
^voiture	h[
^voiture 0	hT
^vollzeit	cKeWfSgK
^vollzeit 	aKbIcHeSfVgI
^voluntary	bIcIfSgHhHiJjKnVoH
^vom	iSoVpH
^von	fS
^vor	bTcHdW
^vor ort	d\\
^voraussetzung	jW
^voraussetzung :	jW
^vorbereitung	fIgV
^vorgesetzte	mY
^vous	hHiQjZ
^voyages	iQ
^vrai	cHiJjXoKtJ
^vz	bHcHf]gTjK
^vz 	bJcIeIfTgWiJjH
^w	mY
^w /	dKiIkQm\\
^w 0	aSeTiSoH
^wa	jT
^wage	fTgStF
^walk	iVpT
^wann	fUjUkIrKtH
^wann :	fYnKtI
^want	aWiHsW
^wanted	bHtZ
^wanted 	aBcHdHt\\
^wanted :	aQtJ
^wants	tT
^wants to	tT
^war	oVpJtG
^ware	kY
^wartung	iW
^was	gQiRtU
^was :	aTcJiS
^water	aHeHiTtT
^wc	aKcDiZjI
^we	bV
^we are	aIb]cFtK
^we do	b]iHjK
^we don't	lZ
^we give	hZjIlK
^we grow	bZcKtJ
^we had	bJiKpKqVsU
^we have	bTqStK
^we lost	iJq[
^we make	b\\
^we need	aSbJtS
^we pay	bIh[iFlDnR
^we train	lU
^we want	aTtW
^we'd	aKhUiKjQlKmJtQ
^we'll	l\\
^we're	aHbVcVlQ
^we're 00	b[
^we're a	bUcK
^we've	aHlQqStR
^wed	fY
^wednesday	dS
^week	dJfWlKtK
^weekend	aW
^weekly	gSiR
^weeks	cJfQhT
^wegen	iGjRqKsY
^wegen der	kQqKsY
^weil	fBiIqVsW
^weil die	eSsS
^weiß	cIgIqW
^welcoming	iRrQ
^well	aFcIpK
^well 	bJcHdIfSgRhQiGjJmKnKoKpHqQrHtK
^well spoken	jU
^wellness	hRiT
^welsh	kW
^wenn	hSk]
^wenn die	iVkKnR
^wenn du	hJkVlT
^wenn er	gUhTjJkFtK
^wenn jemand	kY
^wer	aKkVsRtQ
^werden	fXhKiKmFtK
^werkstatt	aJcXtK
^werkzeug	hRjKlU
^west	bEcX
^what	iUtU
^what do	hVtQ
^what i	bKj[lKtI
^whatsapp	pStQ
^when	cKfTgKiJo[tS
^when 	aKcGdJeKfEiHjJkKmKnKoSpKqKrKsKtU
^when ?	fJlJoUtS
^where	cQt[
^where 	cEfJkKtY
^where :	cYdG
^which	aJbQhRjJ
^which is	bUoJ
^whichever	cQfSiI
^whichever 	cQfSiI
^who	bRiBlWmGtS
^who 	cIiFlHtY
^who can	jU
^why	qX
^wie	gRtR
^wie am	qU
^wieder	aGcKiJpKtX
^wife	aJdGsX
^will	lXmUqK
^window	jR
^wine	gKhSiJ
^winter	fWhQ
^wir	bXtR
^wir 	aCbTcHtT
^wir bieten	tS
^wir brauchen	aFbGiTqJtS
^wir haben	iGkU
^wir hatten	qQsV
^wir machen	bR
^wir sind	bTcV
^wir suchen	tT
^wir zahlen	gQ
^wird	bIcBgRkTtX
^with	mXrR
^with 0	gKmRpU
^with a	tQ
^with one	dViKmX
^with the	bFcEjKlKmHrUtS
^within	aJbKcIiElQmFtX
^within 0	lT
^without	iGjUlGpGrV
^wo	cQdUpJtU
^wo :	cX
^woche	fUhInT
^wochen	fKhS
^wochen ferien	fKhS
^wochenstunden	fQ
^wohnung	h[
^work	jR
^working	iIjY
^working at	cHjX
^works	hJjHmV
^would	iGkU
^would be	sQ
^wound	bIiYlH
^write	i^
^write 	iT
^write it	rU
^write the	iY
^writing	dRiS
^written	lTpS
^wunschenswert	kT
^wunschenswert :	kT
^x	aVdTgRhQjG
^x 0	aVbJeK
^xmas	fJhYiIoE
^y	hW
^y 	h[jK
^y 0	bJgRiS
^y 00	gXkJ
^y a	eTqTsG
^y de	eUgQhG
^y dejar	i[
^y dos	hSjV
^y el	q\\
^y en	bSfKiIpT
^y haber	gJhKjSkQ
^y hay	hWiK
^y las	gWhK
^y llamar	iS
^y modelo	iQ
^y que	hKjRpUrQ
^y saber	jY
^y si	jIk[lJoTpK
^y sin	pKrTsR
^y un	gDiUqX
^y una	fQ
^ya	aKbTkRtU
^yard	aZbGc[
^year	eWhXiH
^years	iJtW
^years 	cIhKiGqItU
^years ?	tS
^yes	cIeRkKoWpKtQ
^yes 	aHbIcDeRhJkGoWpG
^yo	hJjQpRqXtT
^yo 	aGhGmDpSqTtV
^yo y	mV
^you	iRtR
^you can	aEbEtX
^you don't	dKfJiUjKlQqJtK
^you get	fV
^you keep	gX
^you know	cUjJqUtH
^you make	aJbGgKrY
^you need	jX
^you needn't	lW
^you report	mT
^you sit	iQmS
^you will	iKtX
^you'd	nR
^you'd be	cKiJmKnWtT
^your	aKfHgShHiQkHlJmJpCqTsJtJ
^your call	hHiJpKqY
^yours	iKpGsKt[
^yr	cKjU
^yrs	jX
^zahlen	iIjUkKlQ
^zehn	iJjT
^zero	bTeShFjJlXpH
^ziel	iZmK
^ziel 0	iZmK
^zona	cY
^zu	iTtW
^zu besetzen	aUmKtR
^zu zweit	mX
^zum	aHbHcGhQo^pKtI
^zum nachstmoglichen	oT
^zunachst	bIeXgGpJ
^zur	b[dRhKiG
^zusatzversorgung	hX
^zuschuss	hSmK
^zvk-rente	hV
^zvk-rente 	hW
^zwanzig	fU
^zwei	dSmUnQpQ
^zwei tage	bHdW
^zweimal	hKnZ
^zwischen	fSgT
^zwischen 00	sT
^zwolf	hXjI
^£	gU
^£ 0	bQhV
^£ 00	gZ
^£ 000	fShU
^€	gW
^€ 0	gT
^€ 00	gW
a /	hTiT
a 0	nS
a 00	fWgQ
a 000	bJgRhKjQtV
a :	aKiQtU
a and	fRjQ
a bad	iVjKsR
a bit	bHjX
a board	mT
a bonus	kS
a car	lS
a casa	dQhXqJ
a case	qS
a chair	aJeWgItX
a charitable	bR
a cinco	fRmQpQ
a convenir	bKfSoS
a cto	aTiJqR
a cv	pR
a data	aS
a day	bIgVi\\
a de	aX
a defaut	aKgKjJkS
a degree	lQ
a deja	aJjTqW
a dental	hKjHkVlQ
a desk	gFhYkHqQ
a domingo	jT
a driving	iHlU
a duree	eV
a dutch	bS
a family	hKsU
a few	bS
a fin	oVqR
a fleece	fKhKiKjW
a friday	jVlR
a full	fHpJsZ
a good	bQ
a half	fTgUjG
a head	aWiRtK
a hundred	gS
a jour	iTj]
a l'agence	pSsU
a l'aise	jZ
a la	iQ
a lady	aKqKrKsZ
a las	cQfUiQ
a line	aQcIrU
a list	gIiFjVlV
a little	bJcIhIiSnHpJqKrZtE
a long	iKkVoTqK
a los	bKeSi]lJsK
a lot	iQjKlKnS
a man	jJs[
a mayo	eWoJ
a mi	cKqSsQ
a mile	jWnT
a model	iKjSqS
a month	iRnQ
a msg	pR
a must	jJlZqJ
a ne	aIjKq]rJ
a nice	dThJjRkX
a nightmare	iQ
a nivel	jT
a nordic	bTeK
a notre	aGbJiIjHkQmTsKtW
a part	aHiUmX
a person	aIrUtY
a plus	hUjJk_
a prerequisite	lV
a quarter	dViUjQ
a real	eHjZqQ
a requirement	jJlUtR
a retired	lRsTtI
a round	iIjRpU
a sabado	gIhS
a saturday	fRiU
a scandinavian	jIkV
a second	iIkUqRrI
a senior	aQ
a ser	kW
a small	bTiJpV
a su	mTtS
a sus	jS
a time	iVpK
a todo	eSpWtJ
a una	aRfVtH
a ver	tX
a viernes	fX
a view	bJeTtS
a walk	pT
a week	fSnS
a wk	cTgEhX
a woman	qJsY
a working	i[
a written	pQ
a year	bQgKhS
a yr	hJiT
a £	bHhGiZ
a$	t]
a.m	fQiRpR
a.m$	iR
aa	bXcIiWjI
ab	nSoW
ab 0	gSoT
ab 00	fV
ab dem	fFhWiJmKnVoGqK
ab januar	eWgQqJ
ab marz	bKeVtK
ab oktober	oU
ab sofort	oR
ab$	hR
abend	f[
abend$	aItU
abend-	fTiIjS
abends	fWiI
abends daheim	fSnR
abends$	fWiHpT
aber	gKkZ
aber nicht	kKlRqS
abery-	cUfJ
aberystwyth	cUfJ
aberystwyth$	cQfI
abgeg-	fYjK
abgegolten	fZ
abgegolten$	fZ
abges-	jYsR
abgeschl	jS
abgeschl ausb	jT
abgeschlossen	jSsS
abgeschlossene ausbildung	jQ
abgeschlossenes	jT
abier-	bT
abierto	bS
abili-	cIhKiHj\`nE
abkla-	iS
abklaren	iS
able	jY
able to	jZ
able$	i[
about "	rZ
about 0	bXiFjK
about 00	fUgKmS
about 000	bR
about it	jT
about the	pHqRrT
about £	bTiJjK
about$	bFdVfSkHqItU
above	iVjJkT
above all	jFkW
abraz-	pGt_
abrazo	tV
abrec-	aVhKiXtH
abrechnung	hHiRjSpR
abril	oSqXtK
abril$	bKqYtJ
abrim-	tU
abrimos	tU
abrimos$	tV
abrir	iV
abs	eQfKiIjW
abs 0	eS
abs$	bKfJiIjX
absat-	bJcIrQtT
absatz	bJcIrQtT
absch-	j]
abschluss	j]
absen-	gSpKqR
absence	gRpJqWrHtJ
absol-	gIj[qQ
absolutely	jRtS
abspr-	dTfTtJ
absprache	dTfTtJ
absprache$	dTfTtJ
abste-	hWsS
absti-	gJqX
abstr-	jR
abstract	jR
abt	aIiS
abt 00	iQ
abwas-	aFbXiVtH
aca	bGcFjY
acaba-	iZjI
acabo	eJqVsS
acade-	bUcQlS
academy	cTlT
acc	sY
acca	jQ
accen-	jHs\\
accent	jHs[
accep-	jJlRoZpQqG
accepted	pW
accepted$	pU
acces-	bTgS
access	bSiU
access$	bFfViS
accom-	hQiWjVlQrH
accommodation	bKcKiKjZrF
accompagner	aQiQ
accompanist	iFjUlFmZ
accou-	aXtK
account	qR
account$	bIpT
accountant	aX
accountant$	aVtH
accounting	jQlR
accounting$	iJjQlXqK
accounts	aViSjI
accounts$	iXjH
accru-	gV
accue-	iX
accueil	iY
accueil$	iVtK
accur-	jV
aceit-	gQiS
aceite	gQiS
ach	q_sItI
achat-	mQnT
achats	mQnT
acht	bVfRlT
acht$	fU
achte-	aGbWcJfXiEtJ
achtu-	fS
achtunddreißig	fS
achtunddreißig stunden	fS
ack	iKjV
ack$	iKjU
acomp-	iVjR
acompanamiento	iY
acqui-	iT
acros-	bQnQ
across	bQnQ
actio-	bSiUtS
actions	iZ
actions$	iZ
activ-	iUjS
active	bTjU
active directory	jT
actua-	hQjVrR
actual	rQ
actually	hUjY
acute	fXiEjR
ad	aRrZ
ad please	aQfHtX
ad$	aUbKcGdJpHqUrV
ada	gTiQ
ada$	gWiQqH
add	aJfTpKrT
add the	pJrY
addit-	fKgWhK
addition	fKgWhK
addre-	cQdKiU
address	cTdI
ade	bJiQjW
ade$	bIiTjS
adema-	hSkS
ademas	hSkS
adher-	bV
adherents	bV
adherents$	bUiG
adjun-	pQtT
adjus-	aTcUtE
admin	aYeKfKgJiTjTtI
admin-	a[mS
administrator	aW
administrator$	mT
admis-	eUjK
ados	aFbYj[
adr	kWlX
adr no	jJkHlY
adres-	pZ
adult	cJdKfIgHiXmKpKqK
adult-	iQkU
adults	iQkU
adv	hS
advan-	kW
advantage	jKkX
advantage$	jJkZ
adven-	oU
advent	oU
adver-	rWtQ
advert	eHrRtU
advert$	aJeFrTtT
advertise	eTlHqS
advis-	jHmZ
adviser	aT
aed	cUgT
afin	jT
afin$	jR
afrai-	dUjU
afraid	dUjU
after 0	fKgWhUjH
after 00	aJeQfFgThSqW
after a	aVhQiIqStJ
after probation	dW
after six	pS
after the	gYhIoT
after$	aDfYh[iEjJpFtQ
after-	aT
afternoon	dQtS
ag	bVcEjS
again	aIqVrVtS
again so	qT
again$	rYtW
age	gTsXtT
age$	gYtR
aged	bSgSlR
aged 0	bVgJ
agenc-	bS
agence	aScRqR
agence de	aJcY
agence$	aVbHcFjUpQ
agencia	bSqU
agencia de	bWjT
agencia$	cIlKqZ
agencies	bVpQrV
agencies$	p\\rF
agency in	pR
agency or	jR
agency side	jZ
agency$	bXeVhIiKmJpK
agend-	hQiQjQtR
agenda	hQiQjQtR
agenda$	cGhKiRtV
agent	aVbQiStK
agente	aWdR
agents	cTjKmT
agents$	cKmT
agentur	bQjQqT
agile	cFdZiHjH
agile$	cGdYiHjI
agm	iHjW
agost-	fUoQ
agosto	fUoQ
agosto$	hQoU
agree-	aRiJqRsV
agreed	aJiKqTsY
agreement	lU
agreement$	eQgQiJlW
agric-	bKiTjSnJ
agua	bRhUiKjJ
aguin-	hW
aguinaldo	hW
ah	qKtX
ah nein	aKeJfXlGnJrTtG
ah$	bJhRiG
ahi	eThR
ahm	t^
ahm$	jItY
ahnli-	jQkV
ahnliches	jQkV
ahora	fRiU
ahorr-	kZ
ahorro	gJiU
aid	jW
aid$	jYkI
aide	gKhTiY
aide au	gKhTiY
aider	i[lH
aides	aVmQtG
aimer	jVnW
air	gQ
al 00	eT
al 000	gCpRqW
al ano	hYnY
al dia	fQgRjQ
al lado	cU
al mes	fY
al que	qV
al taller	bIp[
al$	h]
alarm-	nV
alarms	nV
alarms$	nV
algo	jT
algui-	aQ
alguien	aQ
algun	bRrZsE
algun-	cKfSqQ
alguna	cKfT
alime-	bUhT
alimentacion	bTcKhWiJ
alimentacion$	cKhXiI
alimentos	jQ
alimentos$	jU
all 0	gRhKiJjS
all day	fU
all in	bQfQ
all that	iRsV
all the	dShQiIjJlVpJ
all$	hRmW
alle	qS
alle 0	aKcJdX
alle gleich	bKcKdKfKgWjKoKqK
alle$	cKhU
alleg-	iSjHkU
allei-	iV
allem-	kZ
allemand	k[
allen	fGgY
aller	bQ
aller-	jS
allergens	iY
alles	lTtF
alles andere	dVfKiKjT
alles$	aVbKiKjJlYrI
alloc-	fIiZ
allocating	iR
allow-	gThZ
allowance	gU
allowance 000	aHbKfIgRiG
allowance and	gShI
allowance £	gKhU
allowance$	dGgQhQ
allta-	aRfIiJlFqJtZ
almen-	aCbZcXfKiGoKtA
aloja-	gKh\\
alojamiento	gKh\\
along	bQjKlXqX
alors	fQtR
alpha-	aKcYiJjK
alrea-	dKsS
already	dKsS
als	iJ
als 0	jQqQ
als zwei	fT
als$	bHkV
also	tU
also 00	fTgRoD
also ahm	tT
also die	aKhQtT
also so	sW
also wir	aT
also$	bKcIhKiFta
alta	dXe[gKhG
alta en	eR
alta$	aJcEdUeTiKjKsJtK
altas	bIcSiZ
alte	oV
alten	tT
alten-	fHi[oJqJ
alter	aJbVfFrIsZ
alter als	jT
alter-	fSiH
alteren	kX
alternance	eT
alternance 0	eV
alternante	mZ
alternate	fX
altur-	cU
altura	cU
altura$	jT
alu	jKlT
alway-	bRpV
always	bRpV
always have	bRfS
am 0	fVoQ
am 00	pQqU
am in	lItU
am liebsten	oSsR
am samstag	gWhG
am see	bV
am starts	cJfViKoH
am tag	bQiQnR
am telefon	jRqQ
am tresen	iRmS
am$	fSpT
ampli-	bGcFeUfRgHiJtV
amt	bV
an 0000	pR
an :	iSpWtQ
an a	aSbKmKnU
an ad	eQrKtQ
an advantage	kVlQ
an apprentice	aHhJmZ
an asset	kU
an den	iUmQ
an der	bTcS
an die	bJiTpS
an frau	iHpW
an hour	fRgQiQ
an hr	bKgU
an mich	jKm\\qItQ
an opening	fStR
an personal	pT
an renouvelable	eS
an sie	pS
an tvod	gS
an$	gIhRtS
anaes-	iJjX
anali-	aR
analisis	gJiR
analista	mR
analistas	aUmS
analy-	hSmZ
analysis	jV
analyst	aWmS
analyst$	aRmS
anbei	tW
ancho-	aJbQdX
anchor	aJbQdX
anchor day	dT
ancie-	hT
anciennete	hT
anciennete$	eJhV
and 0	aRdJiHmRpR
and 00	fT
and 000	bR
and a	bT
and able	iKjW
and about	aGbJcW
and an	bEiCjJm]
and ask	pT
and at	jR
and b	fQjR
and be	jSqG
and by	iV
and can	j\\qD
and daily	aQ
and dental	hTiIjK
and don't	aKbKhKiHjJlImJpJqKrXsJtJ
and english	jS
and five	hW
and half	aKfJgU
and have	iGjT
and he's	qWtH
and i	jIlQqR
and i'll	eJhRiJpTqH
and in	pHr\\
and it's	hTlKqVsI
and keep	iZmHtK
and keeps	iT
and me	mSpKqRtI
and medical	fIgQiK
and new	fFhY
and no	fQsQ
and not	sU
and one	aRpR
and our	rU
and pack	gJiWjS
and run	iTtT
and second	aUiQ
and set	dIiKjX
and sit	iJmS
and so	iU
and talk	jY
and ten	bUgU
and that	hKiJsW
and the	mQ
and then	qQ
and they	bIfSjT
and thinking	jU
and to	gKkW
and two	aX
and uh	bJcJgKhRjJtU
and we	bJcTqQ
and we'll	cVjK
and will	iRqW
and without	jKsU
and you	gSiR
and £	eKgRhEnW
ander-	tR
andere	cSdRkQ
andere$	jV
anderes	jS
anderes$	jS
anders	tV
andre-	cTjKmUqJ
anerk-	fKjQ
anerkennung	fKjQ
anfan-	aUoZ
anfang	oT
anfangen	oXpK
anfor-	aHtT
angeb-	iUrV
angeh-	iX
angel-	gS
angelehnt	gS
angelehnt an	gS
anger-	cQgUjJlTtK
angers	cRjKlU
angers$	cSjKlV
anges-	eXjR
angestellt	e[
angestellte	iU
angestellte$	iU
angestelltenlehrgang	aIiHjZ
angla-	jX
anglais	jX
anglais courant	jV
anglais de	jV
angli-	pGr[
anglican	jSrIsV
angry	aEfHi[jJ
anima-	bJgR
animal	cTqQ
animation	iX
animaux	hQsR
animaux$	hT
anime-	iW
animer	iV
anlag-	cVgW
anlage	cSgX
anlagen	bJcU
anleg-	iUjJkK
anlei-	i[jI
anleitung	iW
anmel-	i[
anmeldung	i[
anmeldung$	iU
ann	aFbEc_dKeGfGgFjKkKlHmBnGoGqGrIsKtK
annee	dSqT
annel-	pT
annon-	oHtQ
annonce	oHtQ
annonce :	aQ
annou-	cIqTtW
annua-	fX
annual	iVjT
annual$	iWjF
annualised	eKfV
annually	fXhK
annually$	fXhK
annue-	hTiV
ano	eThVjQ
ano con	hWjG
ano$	hSnU
anoni-	qIrX
anony-	cKiVpIrZ
anos	jasQ
anos de	iIjZ
anos en	j\\
anos gestionando	jW
anos y	bJjT
anos$	nRsW
anoth-	aQhR
another	aQhR
another$	aDiTkIqTtS
anruf	pV
anruf-	pWtJ
anrufen	iIpWtJ
ans	jZsQ
ans d'experience	aKjU
ans de	jUmZ
ans en	iJj]
ans$	bUeWiJjIsRtK
ansch-	cJiVpQ
anschreiben	jKpT
anspr-	mSpW
ansprechpartner	mU
ansprechpartnerin	mJpWtJ
anste-	aQbIeXtK
answe-	iTmR
answer	mV
answer to	iIm]
answering	aSiStK
answering the	aTtK
answers	lJpR
ante	iWmQ
antec-	sU
antecedentes	sU
antes de	fRiQpR
antes del	oV
antes$	bJtX
antra-	gKiVpEtZ
anual-	iR
anuales	iR
anunc-	pKrW
anuncio	pKrW
anwes-	aCbKcJdTfGhKjInKtZ
any	iIoQtT
any 0	aJcS
any more	qQ
any of	bKcHdUjJkY
anyon-	eKoTsV
anyone	eKoTsV
anyth-	tW
anything	tW
anything about	nKqVrK
anything$	tW
anywa-	pQ
anyway	pQ
anyway$	rT
anywh-	cW
anywhere	cW
anywhere between	dJnV
anywhere in	d[
anywhere$	hQ
anzei-	rU
anzeige	rU
anzeige$	rX
aout	aKbKhSo]
aout$	aJbIcKhToYtK
ap	aVmUtH
apart-	gS
aparte	gS
aparte$	gR
apert-	iSjJ
apertura	iSjJ
api	kX
aplic-	iKjUrT
app	bTiUpV
app$	cIdJkKpZ
appar-	hXiK
appea-	iTpKqJrVsV
appeal	iW
appearance	cKdKqKsY
appearance$	bJcJdIiKkJoKrKsX
appli-	pR
applicable	fVgJhVjH
applicable$	hVjG
applicants	jQsQ
application	kKpT
applications	pU
applications from	iJrRtS
applications$	j[
apply	pZqStG
apply by	pX
apply$	rU
appoi-	pRtR
appoint	tV
appoint a	iS
appointment	jTpT
appointment$	jSpT
appointments	iS
appointments$	iQ
appre-	kR
appreciated	kR
appreciated$	kS
apprecie	jQkU
apprentice	aUgQmT
apprentice$	aUmW
apprenticeship	gUhJkHlQ
appro-	jT
approved	bUtQ
approved it	aJt\\
approved$	aTbViFjHtH
approx	fQ
approx 0	fT
apren-	l[pHtG
apres	dRoQ
apres 0	eShT
apres 00	fEgKpU
apres l'essai	dRgQ
apres$	eSjI
april	oa
april$	oT
apunt-	hKpV
aqui	lUpGtS
aqui la	cHdXgQhK
aqui$	lZpGqJsK
arabe	iKkX
arabi-	jGkRlX
arabisch	jAkQlZ
arbei-	aQfRjQ
arbeiten	cEd\\fJhJiG
arbeitest	fSmQ
arbeitsort	cW
arbeitszeit	fUhKnUoG
arbeitszeit ab	fThKnVoG
archi-	bTkWlJ
archiv	pKqTrU
are a	bQ
are as	jKlU
are in	jXrI
are none	bJiX
are not	dJjX
are$	aJcWjEkKsTtR
area	iSjW
area$	aIcJdJeJfJgHhHiUjVkJlImInJoIpJqJrFsKtJ
areas	bQcGjS
arger	pHqVrQ
arger$	pHqVrQ
argue	jStT
aroun-	cW
around	cW
around$	cUgGtT
arrange	iQtU
arret-	qU
arrete	pQ
arriv-	iVpR
art	aHcHjZkKlU
artic-	gRiWjF
article	gTjJ
articles	iWjI
artis-	bQiYmJ
arvo	fVgIiR
arzte	bX
arzte$	aJbViH
as	rR
as a	fKkQnTsY
as discussed	tU
as long	dRfR
as per	gS
as promised	tS
as soon	eKoV
as the	iJmSqS
as they	aHtX
as we	fThKiIjHlS
as well	iSjKrU
as you	aKiJjHtW
as$	aGeTpKqQrWtQ
asap	kSo^
asap$	aFo^pJ
ascen-	bRiWjVtH
ascp	fGjQtT
ascp or	fGjQtT
aseso-	aT
ashor-	fKpU
ashore	fKpU
asi	oTpIqQ
asi que	oTpIqQ
asia	aWbHdQ
asist-	aV
asistente	aZ
ask	pSqV
ask for	pY
ask$	hKqW
asked	lTqStS
asked to	iKlZqStH
aspir-	bJcHi\\
assem-	iZ
asses-	iXkQ
assessment	iKpW
asset	kU
assig-	aFfIiWmW
assis-	aViXmW
assistance	iR
assistant	aYiImR
assistant (	aQ
assistante	aU
assistantes	aScH
assistants	mV
assoc	aWtK
assoc-	b\\iI
associate	aRgS
association	aKbW
association 00	bW
association$	aKbX
associe	hUqQ
asst	aShKiGlKmZ
asst$	aJjQtS
assur-	hWiVmE
assurances	eJhZiG
astre-	f]gR
astreinte	f]gR
astreinte$	fJgW
asunt-	pR
asunto	pS
asunto :	tQ
at 0	fTiWjU
at 00	h[iIjW
at 90	gThJpK
at a	gIiUkS
at all	q\\
at cost	hQlU
at ease	jRkVlJ
at heights	cHjS
at home	dSjXsZ
at it	hFjJpCq]rRtH
at least	iJjY
at night	fWiZjK
at one	hKiU
at our	hU
at ten	fJiWjS
at the	cR
at time	jV
at times	iQnQ
at$	aFbHgKhUtT
ateli-	bVcQhK
atelier	bYcRgKhJiK
ateliers	iS
atenc-	aThR
atencion	aThR
atend-	hIi^
atender	iU
attac-	jUsKtR
atten-	iRjQ
attendance	fHhU
attendance bonus	fJhU
attends	jSlI
attor-	bUtK
attra-	qJsW
attractive	qJsW
atv	bIcJfCgFh]jI
au 0	oZ
au 00	iKoRpX
au 000	sS
au comite	iJtV
au comptoir	iR
au moins	iIj^
au plus	jKnXpR
au president	pT
au salon	iSjHpT
au$	cGeVjIoYqKsH
au-de-	hRjJqR
au-dessus	hRjJqR
au-dessus du	gShSiKjI
auch	hR
auch auf	cSpHrYsH
auch mal	fUiVjK
auch privat	hU
auch$	bHiVkTlRoRpI
audio	bKiU
audit	dSiX
audit$	f[jJ
audit-	iSjUpU
auditorias	iUjJ
audits	iVjK
auf 000	eQfHgZ
auf dem	aVcHhWqJ
auf der	iQsR
auf die	fWhImU
auf drei	eW
auf ein	eXmI
auf wunsch	hV
auf$	qKrXtV
aufba-	iX
aufbauen	iV
aufga-	iRtU
aufgabe	iVtI
aufgaben	tR
aufgaben :	tR
aufma-	i[
aufmaß	iS
aufsi-	aWjRtG
aufsicht	aWjRtG
aufst-	fV
auftr-	bTfIiX
auftrag	aIbRiSkH
aufwa-	gT
aufwarts	bQgUsQ
aufwarts$	bRgSsR
aufzu-	bSlU
aufzuge	aKbTlU
aug	bJcIfHhUo\`
aug$	oW
augus-	eQoU
august	eRoV
august oder	oQ
august$	fRoR
aula	aSmUtK
aula$	cKjSmS
aun	q[
aun no	qY
aunqu-	iU
aunque	iU
aunque no	iU
aupre-	iQjQ
aupres	iQjQ
aupres des	iX
aupres$	jS
aus dem	bYiK
aus der	jGlVsX
aus$	jVnT
ausb	jT
ausb$	jS
ausbi-	aJjWlW
ausbildung	aJlX
ausbildung als	aFjX
ausbildung$	jS
ausdr-	jJkHlX
ausdrucklich	jJkHlX
ausfu-	aIgKiZoKtW
ausge-	fTj[
ausgeglichen	fZgIiJjJqIrKtJ
ausgeglichen$	fZgIiJjJqIrKtJ
ausgelernt	hIjTlQ
ausku-	iWpS
auskunft	iRmKpT
ausla-	iSrFsX
ausro-	iU
ausrollen	iU
aussc-	iYtQ
ausschließlich	pV
ausschließlich uber	pQ
ausschreiben	rJtT
ausschreiben$	rJtT
ausschreibung	aQbJtQ
aussi	kTpQ
aussi$	iJjJkXlK
auswa-	p\`tE
autho-	iUjV
author	jQ
authorised	bSeKiJjW
authority$	jS
autis-	aQkU
auto	hQnU
auto$	bChX
autob-	hX
autobus	hX
autoc-	hSjKkX
autoh-	bT
autohaus	bT
autom-	aXiJjTkJ
auton-	bUeSiH
autonoma	bUjQ
autonome	hUiIjR
autonomo	eX
autonomo$	eX
autor-	jU
autou-	cXiJ
autour	cXiJ
autour de	cRfK
aux	aIiYqStQ
aux clients	iT
auxil-	iGkTmR
auxiliar	aShT
auxiliar de	aYhJ
auxilio	gT
auxilio de	gT
außen-	aYfIiTtK
außer	fVgJhV
außer-	fJgVhIjQ
avail-	cVdEfRhSiK
available	cVdEfRhSiK
available$	cXdEhSiJ
avant	fFpX
avant le	pU
avant$	rTsT
avanz-	jV
avanzado	jV
avanzado$	jV
avec	mS
avec la	iU
avec le	iS
avec les	qY
avec un	pX
avera-	fSgR
average	fSgS
average 00	fQgUiJjJ
average$	fShJ
avez	jV
aviso-	lIpKrVtI
avisos	lIpKrVtI
avoid	rXsT
avoir	iJkU
avons	gKiQlZmHpG
avril	oWpS
award	aKbJeKfKgXiIjKlInKtJ
award level	aKbJeKfKgXiIjKlInKtJ
award-	jQ
awards	iT
away	fDn_
aws	fIgYiKjR
ayuda	aQ
ayuda-	iSlRmQ
ayudantes	iKlTmT
ayudantes$	aTmW
ayunt-	bX
ayuntamiento	bX
ayuntamiento de	bX
az	cYiK
azubi	gKm_
azubi$	mZ
azubi-	mU
azubis	mU
b	j[
b (	gQhS
b /	gWpJ
b 0	eQgSjS
b and	jR
b or	eZjG
b ou	eRgIhQ
b with	hS
b$	jY
b-sch-	hHjXsI
b-schein	hHjXsI
b.ed	cKiKjWkI
babie-	mSsQ
babies	mSsQ
babies$	hKmRsR
baby	aSbIiVoIqZtG
bac	j]
bac +	j^
bac pro	jU
bache-	jW
bachelor	jRlG
bachelor's	jU
bachelor's in	jX
back	hKsQ
back or	hEjDs^
back to	fVhIiQ
back$	bUfQiQqQ
backe-	aSlS
backen	iQmU
backend	aU
backerei	bDjJlW
backf-	qV
backfill	qV
backfill for	qV
backg-	jTlU
background	jTlU
background check	fJiKj\`kKlGtK
background would	kY
background$	sXtJ
backl-	iU
backlog	iU
backs-	aWbR
backstube	aWbSiI
bacon	h[iVjImH
bad	c\\iR
bad$	cR
badge	iSjS
badge$	iUtK
bahn	bXcJhFjKn\`
bahnc-	gKhZ
bahncard	gKhZ
bahnh-	aIbUcStG
bahnhof	aJcU
bahnhof$	cR
baja	qWsQ
bajar	oS
bajas	iX
balan-	eJiV
balance	eJiV
balay-	jS
balayage	jS
bambe-	cS
bamberg	cS
bamberg$	cQ
banca-	jU
banco	iT
banco de	iS
banco-	iU
bancos	iU
bancos$	iU
band	aTgThJqQ
band 0	aWbHiRtK
band$	gWhK
bands	iR
bank	eWiTjE
bank holidays	hR
bank hols	hXoKqR
bank of	bJiEmVtW
bank$	eWiRjIrV
banke-	lV
banken	bKgTiR
banki-	iV
banking	iV
banking$	iU
banks-	iJjYtV
bano	cGfIhFi]
banqu-	aVbHiW
bapti-	aKtU
bar	b\\iRrQ
bar$	bU
barem-	gZ
bareme	gZ
bareme$	gR
baris-	aQbQtI
barista	aQbQtI
barista$	aVbJjI
barra-	cJiUjGpU
barri-	cXkV
barrio	bVcUfI
base	aFccdQgT
base +	gQ
base 00	cKfIgZhH
base en	cS
base$	c=dZgXiK
based	aKc\\dT
based in	aIbUcS
based$	bScI
basic	gTjWlR
basic 00	aHbIcIfFgZiKjCkKlImKnKoKpJrKsKtI
basic$	fTjKlT
basically	cSdGjJsRtS
basically$	cVkKtK
basico	kT
basico$	jT
basics	iKjSlQ
basics$	aJjRlQ
basis	eRjS
basis (	bQgHjT
batch	cJjKo\\
batch$	sR
batch-	bIfWiR
batches	bIfWiR
batches$	bIfWiQ
batim-	gQ
batiment	gQ
bauen	hUtQ
bauen$	iR
bauin-	iJj[
baule-	aQjQ
baust-	cXsR
baustelle	sW
baustellen	cZhK
bav	gJhZpH
bav$	hV
bayer-	iKnW
bayes-	kV
bayesian	kVtJ
bcbs	hW
be /	dYhIjZkH
be 0	fSmS
be a	fTlS
be able	iK
be better	kKsY
be comfortable	jU
be considered	lU
be discreet	pKqY
be doing	sX
be in	eUjIrX
be of	qK
be on	fRiGjKkQ
be one	dKiKkIpGqKrYsHtH
be polite	qT
be$	iKjTlRtQ
bea	aIrItV
bea$	iStS
beant-	aQeT
beauf-	iY
becar-	mW
becau-	rR
because	rR
because i	aKcKiKt[
because of	fQiFnU
because the	jQpHrU
because we	iQlGmX
because$	iGlHmXqFrK
bed	bUdTfKhU
bedie-	aViR
bedro-	bVhS
beds	bahIpK
beds$	bW
been	bSkQ
been here	bQjKmRtI
been on	bTtJ
been through	kT
been$	bRfS
beer	aKcIiGjXtK
befor-	jQoS
before	jQoS
before 0	oJpRqX
before 00	fEjKpY
before the	jQ
before$	jXlT
befri-	eY
befristet	eZ
befristet auf	eR
befristet fur	aJeUjI
befristet$	eT
begin-	o]
beginn	fKoZ
beginn 00	oS
beginning	eJoW
begle-	iRmWpI
begleiten	iSjQ
begleiten$	iRjQ
begru-	iJqVrWsJ
behan-	bUiXjIpHsG
beheb-	iT
beheben	iT
beher-	jY
beherrschen	jY
beherrschen$	jV
behin-	cThFjS
behind	cThFjS
behind them	jQ
behor-	b\\jJrU
behut-	qStQ
behutsam	qStQ
bei 00	hJjYtH
bei den	sX
bei der	hV
bei gleicher	pU
bei mir	p[
bei uns	eRlV
bei$	jSlRpRtK
beim	iSjJqYtK
being	jVqT
being the	tU
bekom-	aQtV
belas-	iHj\\
belie-	aJfUpQ
believe	aIiJrVtQ
below	sXtY
below 00	s[
bemer-	rQsS
bemerkung	rQsS
bemerkung :	rQsS
bench	aWbQtH
bench$	bUcK
benef-	hZrR
benefits	hRrT
benefits :	hS
benefits$	hHtU
beng	iDj^mK
berat-	iZ
beraten	iW
beraten$	iR
beratung	iU
berei-	fQjX
bereit	jUlKnV
bereitschaft	fWjY
bereitschaft zu	fIiFj]
bereitschaft$	fYhJ
beric-	hJiHmb
berichtet	hKiJmY
berli-	bSdHnRqQ
berlin	nTqR
bernd	iKoKt]
beruf-	gSjWkK
besch-	bVcKfFgZ
beschaftigte	bZ
beschaftigte$	bV
beschaftigten	bR
beschaftigten$	bS
beset-	aUoWtR
besetzen	aWtT
besetzen$	aKiKt[
besetzung	o[
besoi-	lStU
besoin	lStU
besoin d	lEtZ
besoin d'un	iRlS
besoin de	lR
besoin$	lU
bespr-	tR
besprochen	tR
besse-	bUiKkXoSpK
besser	bUiKkXoSpK
besser$	k\\
best	sQtW
best$	hIpUrH
besta-	iV
beste	tX
beste gruße	tX
beste-	eJfJiYpU
bestellung	eHi[
besten	fIpY
betre-	iRpRtR
betreff	iIpTtS
betreuung	iU
betri-	cHh[
betrieb	aJbU
betriebsrat	iKjTqUrK
bette-	mSsU
betten	bWcJeImX
betten$	bTcImVsK
better	sX
better than	kKsY
better$	jT
betwe-	nQqR
between	nQqR
between 0	fS
between us	qSsZ
between you	qStJ
between$	gUiUjJpJqS
bev	mV
bev and	mWqK
bevor	iVtR
bevor-	kRsQ
bevorzugt	kRsQ
bevorzugt$	kTsR
beweg-	aSfKiU
bewer-	pe
bewerben	jJ
bewerber	pU
bewerbung	pX
bewerbung an	mIpS
bewerbung bis	pR
bewerbung uber	pQsK
bewerbung$	pS
bewerbungen	p\\
bewerbungen an	pQqR
bewil-	iJjSlJqT
bewoh-	bYiVjI
bex	aFtR
bezah-	hTlRpQ
bezahlt	hUpR
bezahlt wird	cIgX
bezahlt$	gIhQpW
bh	h\\iJjJ
bh$	hW
bi	kY
bi$	kS
bibli-	bVcQtI
bid	fX
bids	jR
bien	fSiIjQkSrTtT
bien$	jRkW
bienv-	iCjKl]
bienvenu	jKkV
bienvenu$	jJkV
bier	b]iF
biete-	tT
bieten	tT
bieten :	tS
big	iIjQk[sU
big plus	kY
bike	gT
bilan-	bWcJjIkR
bilds-	bHcEdGgHh\\nI
bildu-	iWkH
bilin-	aUgS
bilingual	aUgS
bilingual$	aUbJcItK
billi-	iTlJ
billing	iTlJ
bin	aKhKmUpRtT
bin ich	mYpQtH
binde-	hQtR
bindestrich	cRhKtT
bins	cIgKhJi\\jKqJ
bio	bYhQjK
bio$	bYiK
biolo-	jV
biologie	aSjT
birth-	hRjQ
birthday	hS
bis 0	qV
bis 00	sQ
bis 000	jKqS
bis ende	eZ
bis fr	fW
bis juni	fXoG
bis september	iKmSoSqG
bis zu	dVgQ
bis zum	fWoKpX
bis zur	eUiTtJ
bis zwolf	fS
bis$	fVhToS
bishe-	qV
bisou-	tV
bisous	tV
bisous$	pJtV
bissc-	aIbTiUkG
bisschen	aIbTiUkG
bissl	jUnT
bist	jKmW
bit	bGiQ
bit about	qU
bit of	bGkU
bit$	iSjVkE
bitte	qQrasU
bitte an	pWrI
bitte bis	pV
bitte die	rT
bitte kein	qRsU
bitte keine	sV
bitte mit	eRiKlSpSrK
bitte nicht	gGq]
bitte nur	sX
bitte uber	rKsS
bitte$	iTrUsT
biz	fJgZhJ
bl	hIiFm_
black	jZlJpQ
blanc-	eUgFhVqJ
bleib-	qQsX
bleibt	qS
bleibt unter	qQ
bleibt$	iR
blend-	dXiIj@kZ
bleu	aIbWrT
bleu$	aIbUrQ
blog	i\\jGqR
board	iRtT
board approved	tT
board of	mT
board$	aJiUpStR
board-	bWiFpItT
boarding	pHtW
bodeg-	b[cKdJnR
boden-	bW
body	bRrYtH
boile-	iV
bois	aJbYiT
boite	cEjFm]sJ
bolog-	cKnV
bologna	cKnV
bolsa	rZ
bon	qQtQ
bon$	aJqVtS
bonjo-	tV
bonjour	tV
bono	cKgV
bono por	cIgV
bonus	g]k[
bonus 0	fJgZhG
bonus 00	gXhK
bonus half	gQ
bonus if	gT
bonus on	gQ
bonus points	kV
bonus up	gUhK
bonus$	dJgThJkc
book	iZjUpS
book$	aJjIpVtJ
booki-	bRiR
booking	gR
bookings	bUiSqJtI
books	aRhTiWjHtH
books$	aWiRjJtD
boots	gJhWjR
boots$	hWiJ
boots-	bRjIkX
bootstrapped	bS
bord	jT
border	bSdT
boss	iHm[qTtX
both	iI
both languages	rU
both$	eRfSiKjQlR
bothe-	lT
bothered	lT
bothered$	kGlX
bottl-	aJhUiWjFlKoH
bough-	iKpR
bought	iKpR
boula-	bS
bourg-	cRhYqIsStI
bouti-	bX
boutique	bTcK
boutique de	aKbS
boutique$	bScJpQ
boutiques	bUiK
box	h[
boxes	aHb]gHhDi<j\`tI
boys	aVfUiKsV
bp	fKjSkT
bp$	fHiJjRkU
brain	tT
brain dump	tT
branc-	bThTlS
branch	bThVnKpK
branches	aHbTkJlQ
branches$	aGbTkIlS
brand	aYcJjQrI
brand-	kSmZ
brann-	aKbVcKgJiKtJ
brannock	aKbVcKgJiKtJ
brauc-	lW
brauch	tT
brauchen	aQ
brauchen eine	aQcJ
brauchen$	iJtR
brauchst	jSlW
brauchst du	hJjTlU
braucht	dQfKhRjIlVnS
braucht er	cFdYlJpJtJ
braucht$	fJhVlJnY
braucht's	jJlWpJ
brauchts	gXjHkGqKrG
bread	bU
break	bUeQfS
break-	iW
breakdowns	iS
breakfasts	iVjK
breaks	fSiQsS
breaks$	iZ
breme-	aKcaiFjG
bremerhaven	cS
bremerhaven$	cT
brems-	iX
bremsen	iX
brend-	bUcKqT
brendan	bWcK
breve-	aKkWlS
brevet	aKkWlS
brico-	aJbTjX
bricolage	bUiQ
bricolage$	iS
bridg-	bT
bridge	cRhQ
bridge$	cTtK
bridges	bUcJ
bridges$	bW
brief	iWjGpY
brief-	aIbJiQtY
briga-	aQbKjHkKm]nKoKpG
brigh-	eW
brill-	bWhVpJ
bring	lQpUtS
bring-	lV
bringen	lXtR
bringen wir	lZ
bringen$	tR
bringt	iWkStI
bringt$	kV
brist-	cT
bristol	cT
bristol$	dKgU
briti-	cTpKrSsS
british	cTpKrSsS
broad-	dRhT
broadband	dRhT
broke-	iVpIqU
broker	iSpIqV
bronz-	jHkV
bronze	jHkV
brot	gJh[iI
brotc-	bSiU
brotchen	bSiU
broth-	bSmQ
brother	mT
brotz-	bVhRtK
brotzeit	bWhStI
bruss-	cZhJiEnRtI
brut	gZ
brut selon	gV
brut$	fIgX
bruto	aJgTtU
bruto$	aJbIgTiKtT
bruto-	gZ
brutos	gZ
brutos con	qI
brutos y	gY
brutos$	gY
bruts	eKgX
brutt-	gS
brutto	gS
brutto$	aSgT
btp	bHcHgIhWiSjV
bts	cGjZlU
btw	bXqR
buche-	hV
buchen	iT
buchen$	iR
buchh-	iRmT
buchhaltung	iRmT
buchhaltung$	cKmW
bucks	fJgT
budge-	iR
budget	qS
budget 0	gJhV
budget is	qV
budget of	hX
budget$	iU
budgets	jV
budgets$	iVjI
buena	qU
buena-	tT
buenas	tT
buenas$	tU
bueno	bJcEqQrVtX
bueno$	aJcHpIqUrQ
bueno-	tT
buenos	tT
buenos dias	tT
buffe-	fJiR
buffet	fJiR
bug	jU
bugs	i]jD
bugs$	iZjE
build	aKbYoRtI
build-	iR
building	bRlS
building$	iKjTlX
builds	cIiT
built	gTqR
built$	bScK
bulga-	jRkKlR
bulgarian	jRkKlR
bulgarian$	jRkKlR
bulle-	bHiXrS
bullet	rX
bulli	cGnW
bundl-	iT
bundles	iT
bundles$	iS
bupa	hViKjH
burea-	bJcQdV
bureau	cIdXhQpQ
bureaux	cY
burge-	aTpUsV
burgermeister	aIhKpXsY
burn--	qVrK
buro	cUdXmQ
buro in	cY
buro$	dTmWpItK
bus	h\\jX
bus from	cHgJhZ
bus to	cHeIhBiGjTnWpJ
bus$	aIbIcFhZiGjGlTmFnJqK
busca	aDt]
busca$	cJtX
busca-	aQfKhQtW
buscamos	aVhTtU
buscamos$	aDbIcJgJiIrKtY
buscando	cKfJjS
buscando$	aKtS
busco	aYtH
busco$	bIjKsKtR
busin-	aRjRsR
business	aRjRsR
business card	hSjI
business$	jTsW
but	qX
but a	aJjZtS
but don't	hJmKqXrU
but it	cJdXgJkK
but no	lW
but not	gKqV
but one	fX
but only	aHeUjIsJ
but two	dUiUjI
but we	bU
but you	dIf\\oJqK
but$	jKkVlTqV
buy	aKbIcJdIeIfIgIhbiKjBkHlJmJnIoIpJrJsItD
bwl	jY
bwl oder	jY
by 0	pX
by a	eKfYiG
by next	i\\
by the	oUrK
by thursday	dGfKnV
by us	hSjSpR
by$	pY
bye	t\\
bye$	t\\
bzw	aZcKgTjGsK
c	gSj]
c +	iQjU
c 0	gUjZ
c :	fGg\\jK
c and	aWbJjJ
c$	aXgShQtJ
c'est	rRtT
c'est pour	tU
c'est$	fGtX
ca	iRnTtK
ca 0	bQgU
ca 00	iYnR
ca 000	nS
ca$	kKnU
cabez-	cJhZiT
cabin	aXdWgJhViG
cabin-	bU
cabinet	bVjR
caces	eIiGjX
cad	aIiJjJlZpJ
cad plus	gS
cada	jKn^
cada mes	nV
cada tres	eJfVgUhF
cada uno	fKiKnR
cada$	jFpV
caden-	bRiSjIsU
cadena	bV
cadena$	aIbRhQ
cadre	bKeWtR
cadre forfait	eQ
cadre$	eX
cafe	bQhW
caiss-	bQ
caisse	bQ
caisse$	iYpR
caja	aKbSiVjQtJ
caja$	fIiUjSkK
cajas	hSiUjK
calcu-	bTiQ
calde-	aIbWcEjV
calef-	hX
calefaccion	hX
calen-	iY
calib-	bIcIiX
calid-	aRiTjImQpItK
calidad	aRiTjImQpItK
call	pTqR
call 0	fU
call from	jQ
call in	fQpR
call it	hKoStR
call the	iR
call$	pSqStQ
call--	gThIiS
calle	cRiKjHkT
calls	iXpVsS
calls and	iQpR
calls to	iTjHlJpWqKsK
calls$	bFcFmJpQsX
calm	jYqIrV
calm when	j[rJ
camar-	a^cJeKfHiImIoKtG
cambi-	i[
cambiar	iU
cambr-	aIcU
cambridge	aIcU
camin-	iU
camio-	bRh[
camion	h[lJtI
camion$	bTcIhR
camionnette	hU
camionnette$	hV
camp	aQgKhV
camp$	aFbVcGgKhTiJ
campa-	jWoV
campana	iKoS
campana$	bRiKoS
campanas	iFjXnV
campo	cQgUjS
campo$	cSjU
campu-	cVhQ
campus	cVhQ
campus$	cRhUlK
can	jQlS
can apply	aIjHlSq[tF
can be	fRiJjKlX
can do	fKgXjVlB
can get	aTjKkKlVpJrY
can u	jKlTrJtW
can we	t\`
can you	jKrQtW
can$	qJrTtU
can't	jY
can't be	bSsV
can't$	dSqT
canad-	cJdRjKlJnY
canada	cJiKjJlInZ
candi-	iHpRsU
candidate	qStU
candidates	sT
candidats	iHqY
candidats$	iHqY
candidaturas	pS
candidature	pW
candidatures	pU
candidatures a	pU
canin-	aQb]cK
cannu-	jW
cannulation	jW
cannulation$	iQjW
cant	aItS
cante-	hV
canteen	hV
canteen$	gJhZ
canti-	iYsQ
cantine	hUiR
canva	aJbIcJgKiRjIkZ
canva$	aIbHcIgKhJiQjIkZtK
canva-	iIpW
canvassing	iIpW
cap	bReSgUjT
cap$	fJgYhKjQ
capab-	jR
capable	jR
capable de	jR
capac-	jT
capacite	jT
capat-	aVsR
capit-	iQ
capital$	cR
cappe-	pT
capped	pT
capped at	pT
capta-	aTpT
captain	aTpT
car	hTtT
car user	hW
car$	hHiTjX
carav-	cKhWiGjKkXlHpHtK
card	h\`jV
card$	hXjU
cardi-	c\`fI
cards	eXiT
cards$	iUjQ
care	bViXlS
care about	lW
care and	bQ
care plans	iUjJ
care$	hJiSlW
caree-	eV
careers	tQ
caref-	cKhXiJjVkK
carga-	i[
cargar	iY
cargas	iS
cargo	aSjDmRnU
cargo a	hJkKlFn[
cargo$	iQmU
carme-	tQ
carmen	tQ
carmen$	tR
carne	jW
carne de	jW
carne-	jS
carnet	jS
carnet de	kR
carol-	aJcUpT
carre-	bUlYpH
carrera	lZpG
carrera me	lW
carri-	aHcSpW
carriers	bY
carriers$	bTtK
carry	hRi]lJmKtJ
carry$	hU
carry-	sU
carrying	sU
cars	iU
cars$	iQjR
cart	bQ
carta	jHpUsW
carta-	fKgHh[tH
carte	aJiKj\`
carte-	aS
cartera	aS
casa	dZhZ
casa con	hV
casa$	dWhXiG
case	aUpWtF
case in	aKiKrU
case$	pU
casel-	iY
caseload	iY
caseload of	iR
cases	gKhRiW
cases a	cKgJhW
cases$	i[
cash	hSiUjK
cash plan	hXiJjH
cash$	iZ
casi	kQlRtV
casi$	lUtX
caso	p[
caste-	aDbJc^rRtE
castellano	jRrU
castl-	bTcIpS
castle	bTcIpS
casua-	bFeYiJjImU
casual	eZ
casual$	aReW
cat	gRhHkVmQ
cat$	bQgTjJmT
catal-	fBjUkQ
catalan	kTrS
categ-	hSjS
categorie	eQjR
categorie a	jS
category	hU
cater-	eVgKhFjR
catering	eVgKhFjR
catering$	eSgJjR
cator-	gQ
catorce	gQ
catorce pagas	gQ
cause	iSpKqYtK
cause$	iTpKqWtK
ccn	gWjQ
ccn 00	gZjG
cdd	ec
cdd 0	eT
cdd de	e[
cdd$	eW
cdi	ec
cdi 00	eT
cdi apres	eS
cdi cadre	eT
cdi ou	eT
cdi temps	bQeQfH
cdi$	e\`
cdl	a\\bHcIhTmKrKtK
ce	jQqS
ce que	bRgQ
ce$	hXjU
cela	iKkVqRtJ
cells	dVgTiH
cells$	gUiKoK
cent	gUhU
cente-	hJkXlX
center	hJkXlX
centr-	bQiQ
centre de	aFbKcXjK
centre$	aRiS
centres	bQhJiQ
centro	cQdFnWtK
centro de	bQcWtG
centros	bQlQ
centros de	bQlQ
centu-	iJjX
ceo	mWpQtJ
ceo$	mVpRtJ
ceram-	aKbTtQ
cerca	b?cZjVkU
cerca$	cCjXkR
cerra-	iV
cert	gJjUkYlY
cert cii	hSjRlK
cert iii	iRjV
cert with	jR
cert$	bJcJdIeFfKhJiHjFkHlXnIoIpIqIrIsItK
certi-	iKj^lR
certificado	jS
certificate	iJkV
certificate (	jT
certificate$	hRjIkUlJ
certificates	lU
certification	iKjVkV
certs	bKkXlQ
certs$	aJbJcJdIeHfGgIhIiGjGkUlTmJnJoJpKrHsH
cet	fSoJpT
cfa	eUjR
cfc	jZ
cfo	aViIjKmYpRtF
cfo$	aZbHmUtE
chain	aTrQtI
chain-	iJkS
chainsaw	iJkS
chair	qT
chair$	eRfJhU
chair-	bQiYsK
chairs	aJbUiR
chall-	bHcRiU
chamb-	bThRnQ
chamber	iHsS
chambres	iR
chang-	fIiXsU
change	jXsS
changes	bTiV
changes$	hKiXjIsJ
chant-	aUbTiJ
chape-	bU
charg-	mQ
charge	iQmT
charge (	bK
charge of	iTkJ
charge$	iT
charges	iKsX
chari-	bTjJlV
charitable	bR
charitable trust	bR
charity	bSjIlV
charity$	bUmK
charl-	cZiJjRpR
charla	gKpX
chart-	kZ
chartered	rT
chase	iZ
chasi-	iT
chasing	iT
chat	pVtQ
chat on	pT
chat$	pU
chats	iZ
chava-	iRkT
chavales	iRkT
check	jYpGrRtK
check w	qTsJ
check$	fSgViGpGqKrQ
check-	i\\
check-ins	cKhKiU
checks	iW
checks$	iW
cheer-	cHiDjRp@t_
chef	mW
chef de	aUtK
chef ist	aKmZ
chef$	aDiZmHqJtT
chefs	aJbHiZmV
chem	eJhFiVjYkDlJ
chem /	iYlK
chemi-	aRjS
chemist	bR
chemist$	aV
chemistry	jU
chemistry or	jU
chemn-	cS
chequ-	h[
cherc-	tX
cherche	tV
cherche 0	bV
cherche quelqu'un	aVmItJ
cherche$	aIbKcItW
cherchons	aJqR
chere	aKtX
chez	bTqQ
chez nous	eUjK
chf	hT
chf 0	gR
chf 00	hT
chf 000	hT
child-	bQtK
childcare	jQ
childcare$	jS
children	aQsQ
children and	bViK
children in	qIsS
children$	fKhSjU
children's	aIbTdKiTtJ
chine-	jGkX
chipp-	bWcJtG
chiru-	bT
chirurgie	bT
choic-	eRfQkU
choice	eRfQkU
choice$	eSgKiJkW
choir	aSiT
choir$	iV
choos-	dSiS
choose	dSiS
choose$	dTiR
chora-	jR
chorale	aQiQ
chris-	pEtU
christmas	gQhStK
chrom-	bQjS
chron-	aTcQsQ
chronic	aTcQsQ
churc-	bW
church	cUkRpHsR
church of	kS
church$	kVlImKsQ
churches	bYcIiJtK
ci	iQ
cient-	iKjS
cierr-	iU
cierre	iU
cii	hSjRlK
cima	jQ
cima or	jQ
cinco	fTmY
cinco anos	jT
cinco$	mGpVsS
cinq	fRqU
cinq ans	jS
cinq heures	fV
cinq$	fU
cinqu-	jVsU
cipd	jX
circu-	dYiQ
cis	e\`iI
citar	pJrZ
citar el	rU
cite	pKrY
city	cWjR
civil	hDiZqErW
claim-	aSbKgUqJsRtK
claims	aTsS
claro	hWrR
claro$	bKhW
clase	bQpR
clase-	iT
clases	iT
clases$	iS
class	lRoW
class 0	aZiKj[tF
class of	dHiUjHmKoXpKsS
class$	bKiIlRm[
class-	aKfQiXjHkStQ
classe	iTqW
classe$	iSqX
clean	iYj[lKtQ
clean-	aSjJmWtG
clear	fWiJqS
clear$	eJqT
clear-	bKgVhKjV
clearance	hKiSjUtH
clerk	aXmQ
clerk$	aVbGiItV
clerk-	mT
clien-	iR
client	aR
client$	eJiUnT
cliente	iXjJqSsS
cliente sin	iXjG
cliente$	aWtK
clientele	aUbKiJjVqJ
clientes	cQ
clients	iR
clients$	iV
climb	jZ
clini-	bW
clinic	lT
clinica	hRiIqS
clinical	aUbJiRtK
clinics	bQiT
clinics$	bU
clock	jToV
clock$	jU
close	iQjT
close at	fSgIhW
close-	pS
closed	bRfS
closes	jTpV
closi-	pR
closing	gQpS
closing 0	pX
closing date	lKpX
closu-	bRfS
closures	bSfU
closures and	bViI
clotu-	iU
cloture	iU
club	bTcGhQiQjKoUtQ
club$	aGbQcIiStU
cm	aTeTjTtE
cmo	mT
cnc	aQbTcQtE
co	c\\
co$	bTcYtH
co-op	aIb]fJ
coach	aTjX
coach-	hGj[mE
coaches	bTjQ
coaches$	bVcJ
coast	c^iFjI
coast$	c^gKiFjI
cobur-	qT
coburg	qT
coche	gGhYjXtI
coche de	gBh[
coche y	jU
coche$	cJfKhUiJjQkIqH
cocin-	aXhTtE
code	iJjRqU
codig-	lVpQ
codigo	lVpQ
coef	g[
coef 000	gZ
coffe-	iT
coffee	iT
coffee with	pS
coffee$	iW
cogna-	c[eIgJmIoHsK
col	tX
col$	tZ
colac-	eJfRgGhY
colacion	eJfRgGhY
colch-	hT
colchones	bRiR
cold	iXjS
coleg-	hZjU
colegiacion	hRjXkKpK
colegiado	j[
colegio	bT
colle-	bShX
colleagues	hJkRmU
colleagues$	hJkQmV
collective	hS
collectivite	kQ
college	aKbTlQtH
colum-	cYiRpIrGsH
com	bZcHmRtF
com$	aCb[cDtE
comar-	cZjJ
come back	eQ
come in	iQpQ
come to	tQ
comed-	gJhTtQ
comedor	gJhTtQ
comedor$	aWbJhTtK
comer	fVpS
comer$	fWpT
comer-	aXgT
comercial	a]tK
comes	eTtR
comfo-	jZ
comfortable	jW
comfortable with	jW
comid-	hR
comida	hUiS
comida y	hWkK
comida$	cIhSiS
comidas	bTdU
comin-	cJiJlSqRtW
coming	cJiJlSqRtW
comis-	gWhJ
comision	gS
comisiones	gVhI
comit-	gImTqR
comite	gHiImTqS
comite de	iHmVtT
comites	iV
comm	fHgShV
comma-	iSjT
command	jUmT
commande	iSjV
commandes	aTiRjK
commandes$	aTiRjK
comme	hRsXtT
comme-	lR
commence	hKo[pItH
commerce	aKbRjQ
commerce de	aKbRjQ
commercial	bQiQjRlT
commercial$	bReIhIiQjYlI
commi-	bTiX
commis	aW
commission	eRgT
commission 0	gWhI
commission$	eUjIkK
commissioning	aRiQ
committee	sKtQ
committee$	sKtQ
comms	jSmT
commu-	bWiV
commune	bRcVqE
communes	bJcTiU
communities	bUiQ
community	aTbUcIiK
como	qTtR
como va	aJlUqHtV
comp	fYiJjYkElK
compa-	jU
companeros	mStX
compania	eSrR
compania$	eSrR
companies	bW
companies$	bViJ
company	bR
company car	hRnR
company$	bIcJhRiUjJnR
comparable	iKjW
comparable$	iIjS
compe-	fWiDjQlGpT
competency	jRpQ
competitor	qX
complaints	i\\
complet	eSfQjR
complet$	eWfQ
completa	eTgV
completa$	aKeV
completed	pQtV
compliance	aSjUtJ
compo-	hRiS
compr-	cIfSjX
compra	iY
comprises	bRgJhQiK
compt-	aUlK
comptable	iKqS
comptoir	iR
comptoir$	iR
compu-	aWlUtF
compulsory	fUlU
computer	iSlU
computer$	iTlS
comun-	bV
comunicacion	aUbS
comunicacion$	aUbRcJ
comunidad	jR
comunidades	bWeJ
con 0	aSmR
con 00	bUgDqT
con cartera	aS
con cinco	cQjQ
con dni	pV
con el	iWpS
con gente	iKjTqS
con la	eRhKpV
con los	jY
con nombre	qW
con posibilidad	dViKoT
con un	hTlTpK
con una	hKiUjDmU
con usuarios	iQjSkJ
con$	cKnStR
conce-	bVgQhQi]
concertada	bUgUiH
concertada$	bIgWhRiG
conci-	a\\bIcKfKhJkWlItK
concu-	hDiKjVkXqV
condi-	jS
conditions	jW
condu-	jS
conducir	iS
conducir$	jT
conducteur	iFjUmT
conducteur de	aTiGmWtK
confe-	gDh[iW
conferences	iZ
confi-	aQgTiKqR
confidence	iKpV
confidential	iKjJlKpVqR
confidential$	bJjIqTrK
confidentiel	rW
confidentiel$	pKqGrX
confirme	aWeKgJhKjJqG
confl-	iIj\\kJ
confo-	aIiWtW
conge	qW
conge-	eQhU
conges	hVpK
conges$	hT
conmi-	mX
conmigo	mX
conna-	aIlV
connais	kS
connais le	kS
connaitre	jSlT
conne-	iZrS
conoc-	bTkXmK
conoces	bZeK
conse-	bTfTiU
conseil	iZjK
consejo	fRiUqR
consi-	eV
consider	dKeVkHpQ
considered	eSlQ
considered for	jS
considered$	eTfIgKjKlUmI
consignes	jU
conso-	hIiZ
const-	cSiT
construction	iS
construction or	iIjUkT
consu-	bQiS
consultant	tR
consultants	aTmQtH
consultants$	aRmTtF
consultas	iT
consultas$	iZ
consultora	bTjFpJrTtK
consumer	bViRmH
conta-	aQjR
contabilidad	iSjS
contact	pT
contact :	pS
contacto	bJcKjVpU
contacto con	bJjRpU
containers	iW
containers$	iW
contando	pQ
conte-	iW
content	aVmUpKtH
contestar	iQ
conti-	bTfStW
contr-	e]
contract	eVtS
contract (	eS
contract 0	eT
contract :	oTtK
contract$	jFtU
contractor	e[
contractor$	eWgK
contracts	iVkT
contracts$	bSjHkY
contractuel	eTjK
contrat	bTeR
contrato	eT
contrato de	eWfE
contrato$	eS
contribution	hW
contribution 0	hTiJ
control	aRiS
control de	aTiRtH
controller	jKmYtI
conve-	gY
convenio	eRgS
convenio de	gW
convenio del	eUpJ
convenios	iV
convenios$	iVmK
convenir	bKfSoS
convenir$	bKfSoS
convention	bJeIg[hKiI
conveyancing	iR
convo-	rV
convocatoria	rV
coo	bIhHiKpFrJt\\
coo$	bIhHiJpFrJt\\
cook	a[fKjXtK
cook$	aQjVkK
cooke-	hQiQjR
cooki-	hUiR
cooking	hUiR
cool	iKjXkV
coop	b\\cHtK
coop$	bVcIiTtK
coope-	bWjS
cooperativa	bWpK
cooperativas	gQ
coord-	aYiVmQ
coordinator	aRiRmRtJ
coordinator$	aW
coordinatrice	aRiImU
copie-	pUtQ
copies	bQpV
copy	hDiXmZ
copyw-	aWjQ
copywriter	aWjQ
core	fZjS
corin-	pTqS
corinne	pTqS
cork	cWnT
cork$	cZtJ
corp	bYiRjI
corpo-	nXqR
corporate	iQqW
corre-	gGqQ
correct	cJgEhRiJlU
correo	pTtS
correo :	mKqKtV
corri-	aFiHjIrZ
cortar	iQ
corte	iWjR
corte-	iS
cortex-m	iS
corto	rWsK
cosa	iKjW
cost	bQiTlT
cost$	hViI
coste-	aTiRjRtH
could	dVgJqR
could be	cJdR
could you	tR
could$	aHeV
counc-	bR
council	bT
council site	bKpV
council$	bVgQ
count-	bQiRqT
countries	bUiJ
countries$	bU
country	cT
counts	hKiT
counts$	hJiR
county	bSqS
county$	bIhInTpIqU
coupl-	jEs_
couple	sU
cour	bTiR
coura-	iTjV
courant	jT
courant$	jV
courr-	gKiYpQ
cours	aKjSkTlS
cours de	jVkV
cours-	hRjS
course	hSjR
course$	hV
courses	iS
courses$	jQ
court	hJi\\rU
court$	pIrUtI
court-	bYjI
coute-	hU
couve-	bV
couverts	bQ
couverts$	bR
covad-	iIkX
cover	eZpS
cover letter	cHp\\
cover the	gKhRlV
cover$	aSbGcEdKeZfHgIhKiDjHkKlKnKoHpEqFrJsJtG
covered	gQ
covering	iV
covering letter	pX
covers	bR
covers on	bVjT
cp	fIgUhUjGrI
cp 000	aKcKdKgYhGjGkKmKoKpJtK
cpa	iUkDlY
cpc	fJhJj_
cpd	gFh\\
cpr	cRhKiKjVqK
cqc	bZjIqW
cranb-	cRdQ
crech-	bYhUtJ
creche	bYhUtJ
creche$	bXtI
credi-	aS
credit	aTiRlQtJ
credits	hT
crew	aQm[nR
crew truck	gThHiKkKnZ
crew$	bHcCiJm\\nGrJtS
crews	iV
cring-	rV
cringe	rV
cringe$	pKrW
crist-	aJbUcDiZkJmJqKrK
cro	bYiQjGkRmH
cross	bSjTlStI
cross-	dW
cruce-	aIcXdH
cruces	aIcXdH
cruces$	cU
cs	jW
cs 00	kR
cs$	iJjY
csat	iVjH
cscs	jVkR
cscs card	hJjYkKpJ
cse	hYpF
cta	aY
cto	aSqUtK
cto$	aSbClKqWtJ
cuadr-	fTiV
cuadrante	bKcKfW
cuadrante 0	bKcKfW
cuadrar	eJiV
cuadros	iT
cualq-	pT
cualquier	pT
cuand-	iSnR
cuando	iSnR
cuare-	bSfQsQ
cuarenta	bSiKsR
cuarenta y	sT
cuatr-	mU
cuatro	mU
cuatro a	fUmDpV
cuatro dias	eRfT
cuatro$	qS
cuent-	mT
cuenta	hQjKkSmR
cuentas	aRmVtK
cuentas$	iJmY
cuento	kQ
cuento en	aKqRtS
cuento$	kU
cuida-	hTiS
cultu-	bVsS
culture	bTsU
culture$	bUcI
cumpl-	fKhYqJ
cumple	fKhYqJ
curas	iY
curre-	iRjR
current	jT
currently	eKiVrR
curri-	pW
curriculum	pR
curso	lU
curso de	iKjWkQ
curso-	hV
cursos	hV
cursos$	gKhUiJpK
custody	kX
customer	iRmT
customers are	bRiI
customers$	bSsQ
cut	aJjRrZtR
cv	p\`
cv +	pQ
cv a	pS
cv and	pT
cv en	pU
cv et	pV
cv to	pT
cv y	iJpU
cv$	pQsT
cvs	p]
cvs to	pU
cvs$	pW
cycle	hTiVjJ
cymra-	kY
cymraeg	kY
d	iT
d &	hKjV
d /	aUeHiRjI
d for	lS
d gesucht	bQeR
d in	aKjTrS
d$	aUiU
d'adm-	iY
d'anc-	gS
d'anciennete	gT
d'anciennete$	eT
d'ast-	bKiJmV
d'astreinte	bKiJmV
d'eco-	sU
d'ecole	sU
d'ecole$	sR
d'ent-	aXjT
d'equ-	iKmZ
d'equipe	iKmZ
d'exp-	aQbQjRtF
d'experience	aKjU
d'experience$	jU
d'ill-	eKiVrWsJ
d'ing-	aUbJjJlW
d'int-	aThT
d'un	eW
d'un an	cKeZhQ
d'un groupe	bScI
d'un$	aIbJcJeTtW
d'une	bRcJhHlTpQ
da	lQqV
da soll	bJiUjJmUqK
da$	hXiIjIqUsK
dabei	gShZtG
dabei$	gV
dach	aZiTtK
dach$	aZtK
dachd-	iV
dado	bJqRtX
dafur	jDnZ
dahei-	dThSiInRoK
daheim	dThSiInRoK
daheim$	cFdTfShRoI
daher	qX
dahin	aTdJeJhIiIjIlKnKoKpHqYrFsHtF
daily	fTiZ
daily$	iZjH
dairy	b\\cK
dale	bRjJpTrI
damen	jImV
damit	aKfEhJiGjEk]lJqJsEtU
damos	bWgHh[iJjHtI
damp	bTiYjKkI
danac-	eQhR
danach	eQhR
danis-	kTlStQ
danish	lTtR
danish$	rGtU
dank	aKpFrFt_
danke	jTt_
danke$	jXtS
dann	mRtS
dans	cR
dans la	iKtR
dans le	cRnQpIsR
dans les	bR
dar	bKgRlGqWrI
darf	aIbShViJtR
darun-	fRmT
darunter	fRmT
das bitte	pFtT
das bleibt	qQ
das haben	iT
das hat	hTpQqR
das ist	iXjS
das jetzt	jVqGtQ
das kann	jJlQqJrV
das lassen	pHqTrR
das macht	hIrS
das muss	q\\
das nicht	lJrVsX
das portal	iWjK
das sind	iWmV
das team	qVsX
das ubliche	iSjT
das war	aUcWkG
das$	eRhRiTjG
dashb-	bIfKi]jJ
dass	bSqSrQtK
dass er	jSlGpKqS
dass man	iQ
dass wir	bXiCrQ
dass$	bTjV
data	i[
data :	tW
data engineer	aU
data$	i[tG
date	jXtR
date :	fIpQtY
date$	j^
daten-	rT
datev	iJjY
datos	hW
dauer-	bTeUqKtG
davon	fYiGjWmQ
davon$	fTiIjV
dax	jZkG
dax$	jZkF
day	iR
day 0	hSiXoHqJ
day 00	hWiUoK
day a	hQiR
day from	dTgT
day here	iIpT
day in	hViT
day is	hIoVqQ
day on	dKiRpW
day one	e[pK
day we	oJpV
day which	hKiQoR
day$	iW
days	dXfU
days +	sS
days /	d[
days 0	f^
days 00	fT
days a	dJeVgJiFnT
days at	dZfHhG
days but	fVgJhS
days from	dTiJ
days home	dQ
days in	dXhS
days incl	hS
days leave	hW
days no	eS
days off	hS
days office	d\\fG
days on	d[fF
days plus	hQ
days some	fWhKoH
days then	cHfRnU
days to	fRgTpJ
days tue	dKhKiQpV
days$	fRhW
dazu	hQmRrQ
dazu$	jTmXnR
dbs	j]
dbs basic	jX
dbs$	gIhRjT
dbt	jTkXtK
dbt$	jRkW
dc	aBbEc]dHiJkFlKmInHoHpHqHrKsHtB
de 00	bT
de 000	bViS
de 2000	bIhWjQ
de :	aKbItX
de abril	fRoR
de agencia	bQtT
de agosto	fCoW
de alimentos	jQ
de alta	eZgIhF
de ano	iSlKqT
de ayuda	aRbQ
de besoin	tX
de bord	jT
de cada	fRjGnXpQ
de caisse	iTkS
de cierre	fJhWiKoK
de conducir	jV
de conges	fQgT
de control	aRmUtG
de cuatro	fRmS
de datos	aQhX
de dependencia	eU
de deux	pS
de diagnostico	jS
de diciembre	hKiS
de dimanche	gS
de direction	iQ
de dos	eQ
de droit	aHiJjVkQ
de empresa	hYiK
de enero	oRqU
de equipo	aThRmI
de esto	qX
de facturacion	bT
de febrero	iKpU
de fin	pW
de forma	bHiSjS
de formation	k[
de fuera	bKhYkI
de gestion	aQ
de guardias	iX
de hasta	gQ
de horno	fR
de hosteleria	gR
de igualdad	qKrT
de imprenta	bSiU
de it	gHiZ
de julio	oS
de l	fV
de l'ecole	aSbJmR
de l'ehpad	tS
de l'heure	gV
de la	bQ
de las	dUjVpQ
de lectura	jKkVpV
de ley	gIhU
de ligne	aRbKiY
de linea	gQiSjK
de lo	gU
de los	iQrS
de lucro	bY
de lunes	fR
de manana	fS
de marzo	oSpR
de mayo	oWpT
de mes	mQpT
de mesa	bU
de moins	bRjT
de musica	fJiQjQ
de no	aYrR
de noche	jYkDpJtJ
de noviembre	oS
de nuit	aXfShK
de ocho	fSiHjHmX
de octubre	eRoQ
de pensiones	gKh\\
de plage	bTrWsK
de plus	qVsU
de poste	oT
de pratique	aKjX
de preference	fJsV
de preferencia	cKpJsX
de primera	aT
de primeros	iKkWoU
de producto	iU
de projet	aVjJ
de prueba	dQeR
de quedarse	dJeViKjIoT
de rang	aKbXoQ
de recrutement	gKqZ
de remplacement	eZjRrI
de repos	fY
de salud	bRiS
de sante	bViGtT
de segunda	aQbUiJpKtK
de semana	aTfW
de septiembre	hV
de service	hSnR
de siete	mW
de sueldo	eTqI
de tecnico	aU
de teletravail	dW
de tierras	aGbVcTiK
de trabajo	dQ
de transporte	gT
de tres	bTcKoW
de tu	tV
de un	iZjKrT
de una	eKhKiWqW
de unas	iZ
de unos	nS
de usuarios	iR
de vacaciones	hU
de vacances	fKgKhX
de verdad	jVtR
de vida	hT
de vie	bSiR
de vigo	bKdQiR
de vos	hTpS
de$	bQkUtQ
deadl-	iQpU
deadline	oHpU
deals	iR
dear	qSt\\
dear mr	tR
debaj-	mQrQ
debajo	mQrQ
debit-	iT
debut	eUiKo\\pErItK
debut-	l[pK
debutants	l[pK
dec	aHdKeIoXtJ
dec$	aHdJeHfQgKiJoUtJ
decem-	fKhQiJjUoT
december	hSiKoUqG
decembre	jW
decembre$	jVkJ
decen-	iRjWkK
decent	iSjTtK
decent$	iVjStI
decente	hRjS
decente$	hSjS
decid-	aIpXtS
decir	jZqK
decis-	pQtQ
decision	pQtQ
deckh-	aQbTtI
deckhand	aQbTtI
deckhand$	aVbGtJ
decla-	gWhFiRjJtW
decou-	iWnRqU
deer	cHiV
defau-	aKgKjJkS
defaut	aKgKjJkS
defen-	cS
defense	cT
defin-	iToHqX
degre-	jSlT
degree	lT
degree in	eKiIjZlG
degree no	lQ
degree or	jU
degree$	l[
deja	jUqS
deja el	pR
deja tenu	iKjT
dejar	bWiU
dekan-	tR
del	iR
del 0	hRoS
del 00	gThSoF
del banco	iT
del campo	cUgV
del centro	oKpV
del cliente	iR
del convenio	gQ
del dia	bUfIiS
del mar	cVtK
del$	gW
delan-	iQqQ
delante	iQqQ
deleg-	gVhKmQqR
delegado	gWiKmS
dem 0	aKbKcKdJeJfJhXjJkJlJmJnGoFpJqIrIsJtK
dem steuerberater	iTjKqT
deman-	jSlUqT
demand	aSpDq^rKtH
demande	jRlTtS
demande$	jTlW
demar-	hIo\\
demarrage	hIo\\
demas	aJeKfYgKiKjHkKlKqKsK
demen-	aVgJhR
dementia	bW
demi	fXsQ
demi$	fX
demon-	iWjS
den ferien	fTlI
den schlussel	iQjQ
den$	hEjBl^
denis-	qQtS
denise	qQtS
denise$	mRtQ
denkb-	eU
denkbar	eU
denkbar$	eV
denke-	iKqW
denken	iKqW
denta-	aTtJ
dental	hQ
dental$	aVbIeIhS
denti-	bYcJ
dentists	aKbWmJtK
dentr-	iW
dentro	dQqQ
dentro$	dRqS
depan-	aHi[
depar-	bTmQqQ
depart	iIoXqS
depart$	iIoU
departamento	mWtT
departamento de	mWtT
department	aV
depen-	gSm\\
dependencia	eU
depending	gU
depending on	gR
depends	gUhHiIoR
depla-	hJiKna
deplacements	hKiJn\`
deplacements$	iJnV
deplo-	hKi^nQ
depos-	hIiZ
depot	c\\hS
depot$	cWhUkJlJnKqK
dept	aEbTtW
depui-	hSqV
depuis	hSqV
deput-	iKjQmS
deputy	iKjQmS
deputy$	aQiJmS
der alte	oU
der baustelle	sW
der das	iHjVqR
der einarbeitung	dS
der herr	qW
der hochschule	aKjT
der karte	aUtV
der letzte	qYsI
der rest	fIhWiGqI
der stadt	aJbRpT
der$	fSiSqU
derni-	nSpRsT
dernier	nUqQ
dernier arrete	pQ
des	bSi]
des le	oY
des$	bSnKqV
desay-	hV
desayuno	hS
desayunos	hT
desca-	iXjJqJsZ
descu-	gJh\\
descuento	gJh\\
descuento en	gJh\\
desde	oS
desde el	eY
desea-	k[
deseable	k[
desha-	qR
deshalb	qR
desig-	aSgImR
design	iTkQmQ
design system	iKkV
design$	aJiZjGmJ
designation	aXeSiK
designer	aWmV
designer$	mW
designs	jV
desir-	hJjJka
desirable	hIjJk]
desirable$	kR
desk	dUgHhRmV
desk$	dRiGmT
desks	bUiU
desks$	bViT
despe-	fKgGhS
despues de	pR
despues$	kQ
desvi-	iW
detai-	qUtS
details	jKqTtT
details$	hJiEqUtU
detal-	aEiHjJlHoKqXtU
deter-	eY
deuts-	jUlV
deutsch	jWlW
deutsch reicht	jFlZ
deutsch und	jW
deutsch$	iKjSlR
deutschlandticket	hV
deutschlandticket$	hW
deux assistantes	aUcFiJ
deux$	aTfUiKtK
deux--	cIfXgJkTrItJ
dev	a[tK
devel-	iY
development	bRiS
development$	aFb[iKtH
developpement	bKhHiX
devs	iYjElKmV
devs 0	mV
dezem-	oU
dezember	oU
dfg	aEbXeRgJ
dg	aTpR
dg$	aSpR
di	iVjJpCt[
di +	fKi[jIqJtH
di$	bKcIdSiGkKpHrKtV
dia	bQ
dia de	aKbXfUtG
dia y	bR
dia$	fTgSnS
diabe-	iW
diabetes	iT
diabetes$	iT
diagn-	iWjRtJ
diagnostico	jS
diagnostico$	jS
diari-	cKdUiQ
diarios	bWiI
diarios$	bWiH
diary	hDi[lQ
diary$	bKcJfKi^jGkJlKmE
dias	dTfX
dias de	fT
dias en	dVfDiJnY
dias libres	hS
dias por	dS
dias y	fW
dias$	fUhQiS
dice	qHsZ
dich	mV
dicho	qT
dicho que	qT
dicie-	kT
diciembre	kT
diciembre$	iV
dicta-	aFrZ
die anzeige	qS
die ausschreibung	aRbIcQ
die frau	qTtK
die gemeinde	iKpT
die halfte	tT
die leitung	gWhJiSmG
die leute	dVpG
die macht	fJi]jJ
die neue	aTiRqJ
die person	mW
die personalabteilung	gJqFtZ
die stelle	mYqD
die stunde	gS
die woche	nQ
die zeitung	iKqRrQ
die$	aFcHt\\
dieci-	iVmUsJ
diem	hS
diens-	hVnX
dienst	bS
dienst$	iU
dienstag	tQ
dienstags	dTiS
dienstags$	dS
dienstantritt	oU
dienstort	cY
dienstplan$	iU
dienstwagen	hSnV
dienstwohnung	h]iJ
diese-	aR
diesel	aSjQ
dieses	rQ
diesm-	jQ
diesmal	jQ
dieta	gTnT
diez	jSpU
diez anos	jZ
diff	gV
digas	qU
digge-	kQ
digger	kQ
digit-	sQ
digital	bQoIsQ
digs	fFgJhQnW
dikta-	pGtV
diktat	pGtV
dikti-	bKtY
diman-	fU
dimanche	fU
dimanche$	fTgQ
diner-	gViR
dinero	gViR
dinne-	bRhX
dinner	hY
diplo-	jTlY
diplom	jTkT
diploma	hUjS
diplome	lX
diplome$	lWpI
diplomes	iKlU
dir	hRmTtT
dir$	tR
dire	iUqQ
direc-	mW
direccion	aXmR
direccion de	aVmQtJ
direccion$	jSmS
direct	eWhHiKpT
direct$	p[
directamente	eUrK
directeur	iRkRmG
directeur$	iTmH
direction	bViS
direction de	aTbUiH
director	rItQ
director of	mXpGtK
director$	pUrGtT
directora	hJmZ
directory	jT
directory$	iJjS
directrice	pT
direk-	aTeSqI
direkt	cSeWlImS
direktor	qKtW
dirig-	aQiS
dis	gShKrSsS
disab-	jKmS
disci-	cHhHiYlG
discl-	pSqQ
disco-	cHeYfGgFiRjJsV
discount	hSiJ
discount on	hSiJ
discovery	iQ
discr-	hKjXqT
discrecion	pX
discreet	jSpKqV
discreet$	jRpKqW
discretion	jY
discretion$	jW
discu-	gVhI
discussed	tU
disen-	mY
diseno	jSmUqK
diseno$	mT
diskr-	jXqS
disku-	bKjWqIsTtU
diskussion	bIfHgJjZsEtY
dispa-	aTfStI
dispatcher	aTfStI
dispo	bKgHjXtR
dispo-	hS
disponentin	aTpU
disponibilidad	hJjSpT
disponibilidad de	gQjJpX
disse-	jDkJl_mJ
distr-	bVjT
distribution	aTkV
district	bQcW
district$	cZ
dit	bHcFiIpJqUrFsVtX
diver-	aQ
divers	aQ
divers$	aQ
dix	jV
dix ans	jW
dix pour	gR
dkk	bDgRhDi\\
dm	pXqR
dni	pV
do a	fKiSjRmH
do all	gSiKlW
do bis	fT
do it	jX
do not	pKqYrQ
do the	iXsS
do this	tT
do we	hHtX
do you	hY
do$	iSjUtR
doce	aJbViGjImRsG
docs	iRjS
docs$	iUjUtK
docto-	lU
doctorado	lW
docum-	bUiRjW
does	pQ
does not	pKqKrStJ
does the	iFjWmKsU
doesn't	qR
doesn't know	qS
doesn't$	qY
doesn-	jQqQ
doesnt	jT
dog	mV
dog groomer	aRfQ
dogs	aGbZhVkKlGtJ
doing	sT
doing the	iX
doing$	iR
doit	qKr\\
dokto-	aXiJmRtI
dokum-	iY
domic-	iQnT
domin-	fYjQ
domingo	fV
domingo a	fQ
domingo al	fR
domingos	fY
domingos$	fR
don	aJjRqR
don't	lUqZ
don't ask	gTqQ
don't care	hJl]
don't do	bKdUfIhHiRlJqGtI
don't have	lVmQqJrQ
don't list	bIhKiGjJlImJpKqKrYsJ
don't mind	jW
don't need	jJl^
don't say	hKjUlGrR
don't use	hK
don't want	aIiXjJ
don't write	jKqZ
don't$	lQpJrW
donc	tV
donc$	cKjKqEt]
donde	cTd^tI
donde quiera	dW
done	kSlXsQ
done by	jEl]
done in	bRcKpY
done it	jKlQmTpIsW
done$	fKhKiGjYkH
donne-	dW
donnerstag	dWiH
donor	bKi\\mEtG
donor-	iUjV
dont	qQ
dont mind	eVjFlU
dont need	iUlT
dont put	bKqVrJ
dont trois	iKjW
dont une	jW
doodl-	j]lK
doodles	j]lK
door	aQ
door that	dTjTpKtK
door$	hUmS
doppe-	aGbUcGgJhIkKlKoIqItU
dormi-	eKiXjJqU
dos	fQ
dos anos	jTnY
dos dias	dWnQ
dos lineas	bS
dos$	jW
dossi-	iSpY
dossier	pX
dossiers	iVpQ
dot	jU
doubl-	iVlT
double	eJfRlVqR
double$	eKiKqT
doute	iVqS
down	cViS
down to	aJiJmJnUtR
down$	cSfXiJ
dr	mXpUtW
dr$	bRj[kJlG
draft	aErQt[
draft for	bQtR
draft-	iZ
drafting	iR
drafts	iZjJ
drafts$	iS
drain-	cJiY
drauf	gUtS
drauf$	gV
drauß-	cSjWlJ
draußen	cSjWlJ
drawi-	iQ
drawings	jQ
dream-	kTrH
drei	hSmS
drei jahre	eShSkK
drei monate	bJeHhXlJoS
drei tage	fQhJnX
drei wochen	fVhKjKlU
drei$	gUhKiQjKpXtJ
dreie-	aQfJgJqKtU
dreim-	jRnRqR
dreimal	jRnRqR
dreiu-	cKfJhXjI
dreiz-	bKgRhR
dreizehn	gR
dreizehn komma	gR
dreizehntes	bHhUiKmKqK
dreiß-	cQfS
dreißig	cQfS
dreißig stunden	cKfT
drh	bHcHiJmTtW
drin	hHiJjSm]pF
dring-	tR
dringend	tR
drink-	qT
dritt-	dTmS
dritte	fT
drittmittel	bJeX
drive	lY
drive a	kUtJ
drive$	gTjQlS
drive-	aWjVmU
driver	aSjRmQ
driver /	a]tJ
driver$	jUmQ
driver's	jT
driver's license	jT
drivers	aViQmWpH
drivers (	a[bIcK
drivers$	aSbRfJmTpH
drivi-	iJjWlRnR
driving	iJjWlRnR
driving licence	iKlW
drohn-	iV
droit	aYiB
drop	aVpS
drop cv	pT
drube-	jFkTpGrUtQ
druber	gTiQqSrK
druber$	fKgViJqTrJtI
drug	iEjb
ds	jT
du arbeitest	fSmQ
du bist	mX
du commerce	aKbRjQ
du das	pKqY
du kannst	oU
du midi	hW
du personnel	gIhX
du$	jVkQlG
dual--	hYiRjI
due	aRjJ
due to	qRtU
duerm-	fKgZjXsG
dulce	aHbZcIrHtH
dump	tT
dunde-	cZtJ
dundee	cZtJ
dundee$	cT
durch	fXgViD
durch-	iV
durchziehen	iV
durchziehen$	iT
duree	eX
durin-	gIlUpS
during	gIlUpS
dutch	iFl\\tK
dutch is	lU
dutch$	cKiHjGlUrU
dutie-	hQiQkK
duties	hQiQkK
duty	fThWiR
duty$	hU
dynam-	cIiQ
e	gU
e 0	gV
e 00	g_jC
e de	aY
e ingles	jT
e mois	gR
e v	aKbZ
e$	cQgKiQjW
each	gQiTnV
each day	hSiVkH
each$	iR
earli-	fUtJ
earlies	fUtJ
early	bRoQ
earth-	jR
ease	jRkVlJ
ease with	jRkVlJ
easter	hSoSqQ
easter$	cKoUqS
eastern	bKcT
eastern$	cX
eben	iQtS
ebens-	lV
ebenso	lV
ebenso$	lW
ebitd-	gQ
ebitda	gQ
ebitda$	gX
echel-	aQbSgStJ
echelon	aQbSgStJ
ecoch-	gRhT
ecocheques	gRhT
ecocheques$	cKgWmK
ecole	jSl[
ecolo-	aTbXdI
econo-	jU
edad	iIjGs^
edge	cKkUqS
edici-	jQlT
edicion	jQlT
edicion de	aQhJjXkJ
edinb-	cU
edinburgh	cU
edinburgh (	cU
editi-	aJbTgIiGjTkWoD
edito-	aRbSiKjK
educa-	aU
educacion	iVjV
education	jT
eg	bWgc
eg 0	gfhKjJ
eg 00	fKgS
eg$	b]fDgGhEiKpDtH
egal	fJhIiJl]pIqSrQtI
egal$	gHhIiGl\\pHqVrFtI
eh	cQ
eh$	bIgQtT
ehren-	hTmV
ehrensache	hYiKjR
ehrensache$	hYiKjR
ehrli-	bRcHfJhRtR
ehrlich	bRcHfJhRtR
eigen-	hVlQ
eigene	bW
eigenen	hQiJjR
eigener	h[
eigenes	bRkKlZ
eigentlich	hGoSpKqY
eight	bTfSlT
eight$	fTgS
eight-	gQjJtS
eighteen	bTeKjHtT
eighty	gU
eighty$	gU
eignu-	jUpV
eignung	jW
eignung bevorzugt	pU
ein jahr	eWmH
ein paar	bTiHtV
ein tag	bIdViVjJlK
ein traum	kZ
ein$	bKfKiGjRpXtT
einar-	dXoT
einarbeitung	dUhJoU
einarbeitung$	dS
eine	aR
eine halbe	aKeRrS
eine$	aFbKcKhQiIjUmJt\\
einem	bUcKeJiJjKmUpR
einen	aWbW
einen$	bHcJiIlItY
einer	jQ
einfa-	cKiY
einfach	cHiWpQ
einfu-	jTpHrV
einge-	jZmVqI
eingefuhrt	hUiKjTqK
eingefuhrt$	hViKjSqK
eingr-	gQ
einhe-	bJiWqHsW
einheitslohn	gU
einka-	aRhSmR
einkauf	iSmU
einkaufer	aWbQiKjItI
einkaufer$	aS
einma-	iSjT
einmal	iSjT
eins	iUjV
eins davon	jV
eins$	iQmJ
einsa-	cSgS
einsatz	aJfJgWpTsJ
einsatzgebiet	cV
einsc-	aJjY
einst-	aEbUgUiFjXtJ
einstieg	oU
einte-	iZ
einteilen	iZ
einteilen$	iW
eintr-	iToR
eintritt	iToR
einwe-	iY
einweisung	iY
einwo-	bX
einwohnern	bX
einze-	aGiY
eis	fHi\\
eithe-	fViKjR
either	fViKjR
eje	iQlKmS
eje$	aQmS
ejerc-	aTpR
ejercicio	aTjIpS
el 0	oRpV
el 00	eQpR
el ano	bSeSoI
el anuncio	tR
el certificado	jSqK
el cierre	fV
el cliente	iRsY
el curriculum	pQ
el curso	kRqU
el de	mW
el dia	nV
el formulario	pX
el hospital	bQcTjH
el hotel	aIbWcKtK
el lunes	fSoT
el martes	oUpTtQ
el medico	iV
el modulo	qQ
el mostrador	aRiU
el movil	rW
el nombre	rU
el perfil	tR
el primer	eUgJ
el que	fTqT
el texto	iUrU
el$	eRfThGoTqQ
elder-	aKbU
elderly	aKbU
elec	bUcKjJkX
elect-	aQiSjW
electrica	bSiR
electrical	fIpU
electricien	aSiKjTtI
electricos	iGjTmR
electronica	iQpT
electronica$	dIi[jE
elekt-	jUnW
elektriker	jV
elektriker oder	jR
elektriker$	jR
elektro	aKbSeKjR
eleme-	aWcJjTtJ
elementary	jY
eleva-	jW
eleve-	bRmR
eleven	bRmU
eleves	aRbR
elf	bY
eligi-	kR
elle	bIcIiZmS
ellos	iS
else	nRtU
else$	eKiIoKt[
elter-	eShRiRpI
eltern	pHsW
elternzeit	eShSqTsI
elternzeit$	eXpJ
elternzeitvertretung	bKeU
elternzeitvertretung bis	bKeV
em	bSeR
email	p[tQ
email$	lKnIpW
email-	iTjQmK
emails	iTjQmK
embal-	iWjFlX
embar-	kUqV
embarrassing	iQqS
embarrassing$	iRqS
embed-	aT
embedded	aT
embra-	aKcGiRjWkH
emerg-	i^pH
emergency	fRjRpI
emoji-	rY
emojis	rY
empez-	fSoVqS
empie-	aJeViIoS
empieza	aJeViIoS
emple-	bQhR
empleados	bThT
empleados$	bRcGhU
empleo	eSiKjV
emplo-	bQeVhX
employed	eYhK
employed$	eXgIhJ
employee$	eQ
employees	bXiH
employees$	bS
employer	bShTpJtT
employer$	bGeKhUjIpIqJtY
employment	eThJpS
empow-	j[
empower	j[
empre-	bShQ
empresa	bShQ
empresa y	bVtK
empresa$	bKhZjR
empty	aJdKfTgUtT
empty$	dHfUgVtK
ems	aGcZfItJ
ems$	aHc\\dKfJtJ
en 0	e[iGjBnV
en 2000	bUiSqTtJ
en agosto	hX
en altura	jU
en aula	jT
en casa	dVfS
en castellano	cIrT
en cdi	cFeVjH
en cours	jTlT
en cuatro	fRmKoEpX
en el	bGmR
en ingles	kS
en janvier	eJfVgKiVoF
en juin	fUgKqQ
en la	pU
en ligne	pW
en negro	eTgJiKqR
en planta	dViR
en produccion	iKjX
en producto	gV
en un	mVrS
en una	aRfJpRtH
en vigor	aIbKjW
en zaragoza	cTnU
en$	jSmR
encad-	jTmX
encadrement	mT
encadrement de	iV
encar-	aUiV
encargado	aU
encargado$	aVtJ
encei-	bKqWsS
enceinte	bKqWsS
encim-	mS
encima	mS
encor-	bTqR
encore	bTqR
end	iSoZ
end of	oS
end$	iVoQtG
end-t-	iUjQmI
end-to-end	iUjQmI
end-to-end$	iUjQmI
ende	eTqRtV
ende$	cKeRiKpDt[
endor-	aKiUjTmK
endorsements	iY
endorsements$	iV
energ-	iRkRrQ
energy	rT
energy$	iT
enero	cHoapFqR
enero$	cHo_pEtK
enfan-	aJbZjS
enfant	gRhJiS
enfant$	gQhKiU
enfants	jY
enfants$	bKhQiKjY
enfer-	jRmX
enfermeria	jU
enfermeria$	jS
enfin	dS
enfor-	aRmQ
enforcement	aRmQ
enforcement officer	aRmQ
eng	aRbThFiKjV
eng$	bXiIjQ
engag-	aIrW
engin-	aQ
engineer	aY
engineer (	aVgH
engineer$	a\\tK
engineering	jS
engineering$	jR
engineers	bUmY
engineers$	iGkJlJmYqKtK
engines	bY
engines$	bY
engla-	gU
england	gU
engli-	jTrQ
englisch	jSlR
englisch c	jS
englisch$	iRjTtQ
english	jSrT
english and	jKpJrY
english at	jZ
english for	aJbJcHjRrVtJ
english or	jVkJ
english perfect	jQ
english$	bWjY
enhan-	hUjR
enhanced	hUjR
enhanced dbs	hKjX
enoug-	jVsR
enough	jVsR
enough for	sS
enough to	jU
enough$	iJjSsQ
ensei-	aRiH
ensen-	l]
ensena	kKlY
ensui-	aKbQdRrQ
ensuite	aKbQdRrQ
entera	fRsS
entero	hV
enterprise	jS
entge-	gW
entgeltgruppe	gW
entha-	fGiUqR
enthalten	fGiUqR
entid-	bU
entidad	bU
entie-	iVtQ
entiende	tR
entit-	aFb^cHjUtJ
entra-	fRoT
entrada	fSoU
entrada de	fViQoJ
entre	nV
entre 0	f[
entre 00	gTsS
entre nous	qYsU
entre-	qT
entree	oZ
entrees	iS
entretien	pS
entretien avec	pS
entretiens	pX
entretiens$	pT
entrevistas	iJlJpQqT
entrevistas con	jSkI
entri-	fRiU
entries	fRiU
entry	i[
entry$	bKdKi]jK
entsc-	fSpU
entwi-	iS
entwicklung	iS
entwicklung$	iQ
entwu-	rRtQ
entwurf	rRtQ
entwurf$	rU
envir-	fQiV
environ	fQiTnR
envoi-	pV
envoy-	pT
envoyez	pT
epi	hXiQ
epi$	bIcKhYjJ
eps	h]
eps y	hY
equal	jQmVqK
equip-	bQmS
equipe	hSmR
equipe :	mS
equipe de	hKmW
equipes	aKfWiImS
equipment	gS
equipo	mQ
equipo de	bQmU
equipo$	pUtJ
equit-	gX
equity	gX
equity$	gW
equiv	jV
equiv-	jU
equivalent	jR
er$	gUtU
era	fIg[
ere	aZcIiS
ere$	aZcIiS
erfah-	jTkS
erfahrung	kU
erfahrung mit	kY
erfahrung$	aR
erfol-	fJg\\jYkI
erfor-	jJlZ
erforderlich	jJlZ
erforderlich$	jJlZ
ernte-	bRoS
erp	iRjX
ersch-	iUpR
erst	eVq]
ersten	hQrR
ersten jahr	gShIiRjKrK
ersten$	tS
erstg-	pV
erstgesprache	pV
erwah-	bKqUtK
erwahnen	bKqUtK
erwar-	bJiIt]
erwun-	iJkWsT
erwunscht	iJkWsT
erwunscht$	eSiJkZ
es	qT
es el	aHb[cKqKtK
es la	cJgXiIpW
es lo	kTqFsZ
es obligatorio	iT
es para	aKcJeXfItR
es por	q]
es que	aJqT
es un	iUkQ
es una	b]cIpH
es$	aItZ
esa	qT
escal-	eJiVjUlHqV
escalations	iT
escalations from	iT
escan-	cUiW
escandallos	jV
escol-	bJcKiRtS
escri-	fQ
escribe	hKqQrS
escribo	tT
escrito	fXgIjI
escue-	bTcJtQ
escuelas	tT
eso	jRqVrS
eso en	jAkFlEqb
eso es	cKiGjU
eso no	jWqT
eso se	f[iJjKqRrK
eso$	aQcIiEj\\lRqGrJ
esos	jVrV
espal-	jS
espaldas	jS
espaldas$	jS
espan-	dQ
espana	dR
espana$	dQiQ
espanol	jSrQ
esper-	gViWjJ
ess	bXtI
ess$	bXtI
essai	eTpW
essen	h^iHjRtI
essen-	gGhVjQlR
essential	jRlT
essential car	hW
essential for	nW
essential$	iKlT
est	bQiQq_
est 00	bWeQgKlJqH
est 2000	bX
est a	iT
est en	iUqS
est une	bU
est$	bTcReSjJtH
esta	mWtU
estab-	eSqU
estac-	cY
estacion	cY
estam-	cU
estamos	cU
estamos buscando	cKfJjS
estamos en	cY
estan	bQmV
estar-	cIjIk[
estaria	cIjIk[
estat-	hQiR
estate	iR
este	eIfGo\\qQ
estim-	tR
esto	qStR
estre-	bXsX
estrellas	bZ
estrellas$	bVmJoK
estud-	hTlV
estudios	lX
estudios$	lX
et	iQ
et 0	cQgUhK
et 00	iKjToHsT
et au	jT
et de	gRiS
et demi	fXsQ
et des	bV
et la	jQ
et le	iSqS
et les	gRmQrS
et pas	iKqSsX
et produits	gFhT
et suivi	iR
et un	aGbWcIdJhSqI
et une	aImSnS
et$	fRh_iKmTpJ
etabl-	b\\
etablissement	bZ
ete	aHbKiJoFqZtT
etiqu-	i[jJ
etre	iGjUkSlJrV
ett	aJcEe]mJtC
etwa	iS
etwa 0	fQgS
etwa$	eIfV
eu	gKhRiTj\\lF
eu$	gJhWiS
euch	pTrY
euh	tY
euh$	aKcKtW
eulal-	bRcKpHtU
eulalia	bRcKpHtU
eulalia$	cIpHtV
eur	bEi[tJ
eur$	hT
euro	g^
euro aufwarts	gV
euro plus	fTtJ
euro$	gShQ
europ-	iRnR
europe	iSnS
europe$	iFnV
euros	gW
euros al	eKgT
euros$	hS
evang-	aFbXtJ
evangelische	aEbXtJ
even	bTjRsV
eveni-	fZgR
evening	fTgVhK
evenings	fX
evenings no	nK
evenings$	iS
event-	hJqY
events	jSmQ
events$	iKjRmR
ever	sStW
ever$	sXtQ
every 0	bTfUsR
every day	dUiS
every month	f[gEiRtH
every other	fXhK
every second	f@h\\
every third	fVgJ
every week	eQgToSpK
every year	h]iHjFlH
every$	fT
every-	lTsR
everybody	iQlW
everyone	gUhKrX
everything	jUqR
everything$	iGjXqT
eves	fZhK
eves$	fXhK
evide-	jYrQ
evidemment	jUrT
evidemment$	jTrU
evite-	rUsT
eviter	iJrRsV
evtl	hX
ew	bZiItF
exam	aS
exam$	hRpS
exame-	jV
examen	jV
examen$	iSjQ
exami-	aYt@
examp-	pQ
example	pQ
example$	pQ
exams	iGj_
excel	jc
excel a	jW
excel$	j[
excel-	iJjTkUsT
excellent	iJjVkU
excep-	nS
excha-	iQjSpK
exchange	iQjSpK
exchange$	bVeJiTjI
excit-	rT
exciting	rT
excla-	rW
exclamation	rW
exclamation marks	rW
exec	aTmU
exec$	aTiImU
execu-	aWtK
executive	aYtK
exemp-	aReU
exempt	aReU
exempt ?	aJeXlKtJ
exempt$	aT
exete-	cVdSiIjI
exeter	cVdSiIjI
exhib-	bS
exige	iKj]lT
exige$	iIj[lU
exige-	dQ
exigee	dQlR
exist-	bSiKtR
exp	jSl]tI
exp$	iIjQkUlQ
expec-	fQiQ
expect	fQiQ
expect 0	fRhKiUsJ
exped-	aRbQtH
expen-	i]mJ
exper-	kXlT
experience	kSlVtQ
experience is	iKlR
experience of	jW
experience with	kWlI
experience$	iEjRlStR
experiencia	jSkU
experiencia con	jQkS
experiencia en	jRkX
expla-	iS
explain	iS
explain a	aIjS
expli-	kY
explique	iV
explo-	bYiEp\\
expor-	aQbW
export	aTjS
expos-	iQkU
exposure	iQkU
exten-	eVfR
extended	aKfStK
extension	eX
extension$	eX
exter-	hImUpTqS
extra	fUgQkR
extra :	fKhS
extra$	fYiK
extra-	hTpU
extras	hU
extras :	hS
eye	jVkH
f	aTiS
f /	aQeTfWhK
f$	aY
fabri-	b_tI
face	fRiTsT
face a	sS
face$	fTiW
facha-	aQjTmQ
fachb-	bTkQtV
fachbereich	bUcKtV
fache-	qU
fachk-	aT
fachkraft	aU
fachkraft fur	aU
fachkraftezulage	gU
fachkraftezulage 000	gU
fachl-	mV
fachlich	mV
fachw-	gJhY
facia-	iTsV
facil-	bScSpRqK
facility	bScSpRqK
facto-	aKcWiZ
factory	bJcZtJ
factu-	gViQ
facturacion	bT
facul-	hKiJjGl[pC
fahre	hFlIn_qK
fahre-	nS
fahren	hRjInU
fahren$	hWiV
fahrer	aS
fahrr-	hV
fahrradleasing	hV
fahrradleasing$	hV
fahrz-	fHnV
fair	bJcKiZ
faire	iWqU
faire$	bJcHgWiZtK
fais	iTrVtS
fait	qT
fait le	iRmQ
fait que	jSsW
fait$	iQjV
faite	hWkFlW
faite$	jUkElV
faja	eIhW
fall	bJoZ
falle-	mSpFtW
fallen	mWsQ
falli-	aHiXnKqTrKtI
falls	aKcX
falls$	aJbUcKiSjJtI
falta	aTbJlStT
falta un	aScVtD
falta$	aKcKjJlYtU
famil-	bRs[
familial	bSeWjIlKmKsK
familiale	bQpIsV
familiar	bVcH
familiar$	bRcHhQ
familias	hTiQ
familias$	hTiQkKsK
familie	hW
familie$	hY
familienplanung	jEsY
familienplanung$	iKqKsW
families	jQ
families$	bRfKiIjV
famille	bUsR
famille$	hW
family	bRsR
family firm	bU
family health	gJhR
family man	sY
family owned	bS
family$	h\\
far	bScVgK
far$	bRcVgK
farm	j^
farm$	aRbQhT
farme-	iS
farmers	iS
farms	aIbY
farms$	bS
fashi-	bS
fashion	bS
fast	lU
fast$	aIiWjHtT
fast--	rR
fast-paced	rR
faudr-	aT
faudrait	aT
faudrait$	aDtZ
fault-	bJeJi]jHlK
faults	iUjI
faut	jXtR
faut deux	aXcFtH
faut quelqu'un	jVnJ
faut$	aHtZ
favor	lTrTsU
favor$	lWpJrEsR
favou-	gTjKkU
favour	gTjKkU
favour$	gUjKkU
fca	bQiJoW
fcr	gRiU
fda	iV
fe	bYcGjJ
featu-	iZ
feb	lJo^tK
feb or	iJoV
feb$	oY
febre-	iKo^tJ
febrero	oTpR
febrero$	iJnKoIpT
febru-	oRpU
februar	oTpR
februar$	fKiJoTpV
february	oIpV
february$	oIpT
feder-	kGlU
federal	jRkFlV
federation	aKgTjK
feed	bTiVjJkS
feeds	cHgYiEjH
feel	aSrT
fees	h[iR
fees paid	hV
fees$	hXiXkJ
fehlt	aViHqJsXtS
feier-	bJeEfRgShYiEjInKqK
feierabend	hT
feierabend fur	hT
fein	k]
fein$	k]
felt	aJjYsR
femme	a[bJcJiS
fenet-	tJ
fenetres	tJ
fenom-	iRkXtK
fenomenal	iRkXtK
fenst-	gKhJiX
fenster	gKhJiX
ferie-	fRhT
ferien	fShU
ferien$	hY
ferme	fShXoHpJ
ferme-	hU
fermes	bRjS
fermes$	bRjS
ferri-	bQcRiGnR
ferries	bQcRiGnR
ferro-	aIb]
ferti-	bTiFjU
fest	e_pK
fest$	e]pI
festi-	gRiS
festival	iUoQ
festivos	gViK
fetes	cHhQiT
fevri-	iQpQ
fevrier	iQpQ
fevrier$	iQpQ
few	bQ
few lines	bT
fh	aKiIjZmJ
fi	bJjV
ficha-	gDhFiWqY
fichas	iY
fichas$	iY
fiche	lRtS
field	dTpIqS
fifte-	mYtJ
fifteen	mYtJ
fifty	gTjIkT
fifty$	gRkW
fifty-	g^iJ
fight-	qT
fighting	qT
figma	j\`tF
figma$	j[
figur-	fRqV
figure	fUqS
fijo	e\\gW
fijo 00	eFgYhKqQ
fijo$	eZgW
fijos	aGbJcHe[fEgUhIiJsJtK
file	gTi]lK
files	iSpT
files$	pT
filia-	bScSmR
filiale	cWiI
filiale d'un	bScI
filialen	bWiTtI
filialen$	bYtH
filin-	bJiXjR
filing	bIcIiUjU
fill	aIeJfUtR
fill$	aJbHcKfU
fille	iGs\`
fille et	sR
fille$	bKcKdIeJfIgKiHjJkKlFmKnKoKqHrIsZtK
fille-	bSiIpS
filled	pUqQ
filled$	pX
fils	aJbVsXtH
filtr-	iVpUqG
fin	fRoT
fin de	fVqR
final	aIbGcGdIeHfJgJhJjIkJlDmInKoKpKqUrJsItZ
final-	pTqS
finales	oR
finales$	iQoR
finally	qQtT
finan-	iS
finance	gTpKqVtF
finance$	aJiTmQqI
financial	aIiZ
financiera	aV
financiera$	aV
find	qW
fine	dQl\\
fine if	lV
fine$	dRjRlWtR
fines	oU
fines de	oU
finge-	iKjX
finis-	aSgSoJ
finish	fQiR
finish 0	hWoJ
finish at	fT
finish early	fHgUqS
finish$	bHfSgIhIiUlHoJ
finished	jT
finni-	cXhKjKkT
finte-	bRkQ
fintech	bRkQ
fire	jVtR
firew-	cFjYkFsK
firm	ba
firm (	bWiJ
firm of	aKbU
firm$	bY
firma	hYpU
firma$	hYpU
firme-	cZhVjHpJrS
first 0	eRhUiJ
first 00	cJdVeV
first aid	jX
first and	aReW
first call	pXqI
first of	iJo\\
first time	fHgXhJiQjI
first$	iXsU
fisch-	bUcThJ
fish	aYbRcKgJhJtI
fishe-	jTlR
fished	jTlR
fisio	cJfGh]
fisio$	aQcHfJhZtJ
fit	jZsQ
fit$	jX
fitne-	bTgGhSjS
fitness	bVhHjU
fitte-	lW
five	fVgG
five and	hT
five days	dRfX
five no	eKfZgJ
five of	eJjT
five on	bQfSiK
five weeks	hY
five years	iGj\\
five$	dHeXhYnJ
five--	bWjS
five-figure	jY
fix	gWiStI
fix 0	gS
fix on	lV
fix$	fTgTiHjQ
fixe	gU
fixe +	gShH
fixe$	gQtT
fixed	dUe]fDiKjK
fixed term	e\\jH
fixed$	dTeXfIgSiHjH
flach-	aWbKgXhJtH
flat	g[hSiG
fleec-	iKjT
fleece	iKjT
fleet	aQbViKtQ
fleet$	bX
fleis-	iBt[
flex	fXiQ
flex 0	iZ
flexi	fUhQ
flexi$	fT
flexi-	dVfR
flexibel	fSiIoW
flexibel$	fUhJiHoR
flexible	dReQhR
flexible working	hXrQ
flexible$	dXiIlK
flexitime	fU
flexitime$	fRhR
fligh-	h\\iIpJ
flight	hYpJ
flights	hXiH
flo	mUpS
flo$	mUpR
float	jVtQ
float$	fJjV
flood-	bSjU
floor	bGcWdJiT
floor-	aXiQtD
floors	bSiT
floors$	bQiU
flori-	jQrT
florist	jSlK
flott-	bUdXfE
flotte	bV
flu	cIiDj]
fluch-	iUjJpDrFs[
fluen-	jZ
fluent	jX
fluent$	jX
fluid-	jX
flush-	iY
fly	bJcWpVqJ
fobi--	fGgFh]
fois	mS
fois par	mU
folge-	fVtU
folgende	tW
folk	fVpS
folks	iXjKlU
follo-	fT
follow	gQ
follow the	gQ
following	iItT
fonct-	gIhSmT
fonction	gJhToR
fondo	hX
fondo de	bJhXsK
fonds	aSpU
food	bUiKjW
food or	jR
foot	iYjK
footb-	aQbUiHoJqK
football	aQbUiHoJqK
for 0	gSiVoV
for 00	bWpT
for a	iQpQ
for each	gVqK
for free	hIiIqSsS
for kids	gKiS
for linkedin	rT
for one	kW
for someone	cKdQqR
for swim	bV
for this	d[jSlHpEqFsZtH
for three	hViG
for two	l[tT
for up	iU
for us	bSoQtQ
for you	gHh_pR
for$	td
forde-	bRfSiRjEkS
forec-	iXrJ
forecast	iXrJ
forei-	pIsX
foreign	sQ
forem-	aSiU
foremen	iX
foremen$	fIiT
fores-	bUcS
forest	bUcS
forfa-	eWgKhS
forfait	eWgKhS
forfait 000	eWhI
forge	hSiIkY
forge$	hUiKkT
forgi-	tV
forgive	tV
forgive the	tV
form	eRpS
form only	pS
form$	aHcKeHjVpQtT
forma	bHiSjS
formacion	hUjQ
formal	rS
formation	kUlR
formation$	i[kK
forme	lIsV
forme-	jKkUnV
forml-	rQ
formlos	pR
formlos$	iJpV
forms	p\\
forms at	pV
formu-	pW
formular	iStR
formulario	pX
fort	bKcYhIjV
fortb-	hWiIjQ
fortbildung	hWiIjQ
fortn-	fSpS
fortnight	cJfTpT
fortnight$	fUpU
forty	bUfQiUkJ
forty hours	fY
forty$	bFiUmT
forty-	bZgX
forty-five	gTiSjK
foto	rYsU
foto del	rU
foto$	iUpQrIsU
fotos	iRrV
fotos del	kS
found	dWpUtI
found-	bSkU
foundation	bVgIjIk[lI
foundations	aUiT
founded	bV
four	fS
four days	dYfVgJqH
four in	m]
four nights	fX
four years	hSjQ
four$	fYiR
four--	iIjY
fourn-	aRhZpK
fournis	gKhX
fournis$	hW
fournisseurs	aThKiU
fournisseurs$	aXeHiK
fourt-	bTcGfUiJ
fourteen	bTcGfUiJ
fp	jSmV
fr	fVjQ
fr 00	fU
fr$	cJjXkI
frag	hHq[t?
frage-	pW
fragen	pW
frais	bViQ
frais$	bWcItK
frame-	kR
framework	kT
franc-	jTsQ
francais	iJjS
francais et	jQ
francais$	pRrR
france	aV
france$	bR
frances	iKj_
frank-	jGkVnR
frankfurt	cRnT
franz-	kT
franzosisch	kT
frase-	aTbKcTtD
frau	iKmZpTqQtS
frau dr	aGmIpS
frau zbinden	qU
frau$	mR
fraue-	rYsT
frauen	qKrSsU
free	hb
free 00	hQ
free$	hWsR
freel-	eZqStQ
freelance	aJe\\qVrKtJ
freelance 0	eR
freelancers	eJlHqJtX
freelancers$	eJlHqJtX
freez-	sT
frei	f]h]
frei$	fSha
freib-	aXcUiHjKtE
freie	fSqW
freie mitarbeit	eRgK
freie-	hV
freien	hV
freier	dJ
freif-	fKhSiUtK
freig-	hQq[
freit-	fT
freitag	fV
freitag$	fSqT
freitags	iRpQ
freitags bis	fQ
freitags$	iU
freiz-	h[jK
fremd-	bJeSjVmR
fremdfirma	bKeVfKjJmT
frenc-	jUkR
french	jUkR
frent-	jHm\\qK
freun-	jSlQpIt]
freundlich	jXlT
freundlich$	iQjJlXqJ
freut	jBk]lKpQqI
fri	fYoQ
fri +	aHfVtH
fri 0	fQpR
fri nite	dJfUpS
fri sat	tT
fri$	bJcIoWtI
fria	iSjUpJ
frida-	fS
friday 0	pQ
friday$	jT
fridays	fU
fridays$	aKbSfQ
fridg-	hUiV
fridge	hUiV
fridge$	hQ
frien-	jRtR
friendly	jT
friendly$	jU
frigh-	jQqS
frightened	iJjRpKqR
frigo-	bYcJjQtJ
fring-	bKgW
fringe	bKgW
frio	jV
frio$	eSjW
frisc-	lW
frisch	lW
frisch$	jUlQ
frist	fIp\\qTtJ
frist 0	pXqK
frist :	pYtG
from 0	fQoUqQ
from 00	fKgRhBiUoT
from :	tX
from a	iIjW
from day	eX
from home	d_
from may	fIh\\oJ
from my	bJhStV
from the	pTrQ
from uk	jHsV
from us	gHh]jIqUsI
from$	cKdRhKtR
froma-	aWcEh[iEjJkItK
front	aV
front desk	hSkStT
front of	hJiTjT
front-	gRjIpR
froze-	pKqT
frozen	pKqT
frs	h[
fruh	fVoT
fruh /	fT
fruh 0	fS
fruh$	fTgJoT
fruhj-	aRoWpIqKrI
fruhs-	aSfJhUjI
fruhstuck	hXjI
fruit	bVfJhUiHpKqK
fruta	cIhVi[jItJ
fruta$	cJgRhXiH
fs	j\\
fs b	jR
ft	dKe\\fFgQhFjKkHqKsV
ft$	cHe[fEgThIiHjHsItI
ftc	e]hQ
ftc$	eZhTpJ
fte	aQeXgV
fte$	aSbJcIeVfFgS
fue	aIq[tJ
fuel	hVjK
fuera	gR
fuera de	gQpQ
fuera$	bTfSgR
fuhre-	jQnR
fuhren	iSpR
fuhren$	iSmQ
fuhrerschein	jVnW
fuhrerschein$	iJjZ
fuhrt	bEm^
fuhrt$	aWbGiT
fuhru-	iTj]
fuhrungserfahrung	iJjV
fuhrungszeugnis	jY
full	fRjS
full driving	hIjU
full family	bJhX
full remote	dT
full time	eYfTiEjImVtJ
full$	eTfSgIhS
full--	eXiG
full-time	eXiG
full-time$	eV
fully	cHdShV
funci-	eWiR
fund	gEl\\
fund$	gFhXpJtK
funda-	bT
fundador	mSpT
funde-	eUhVjK
funded	eWhXjH
funders	iX
fundr-	aWiJtK
fundraising	iKkQtJ
fundraising$	aYtK
funds-	iV
fundsachen	iV
fundsachen$	iV
funf	fQjR
funf jahre	iKjU
funf$	bKcJgQiUjR
funft-	iQ
funfu-	gWjKlK
funfundzwanzig	fUjK
funfundzwanzig stunden	fUjK
funfz-	iJqV
funfzehnten	pR
funfzehnten mai	pR
fur 0	aU
fur 00	fKgTiS
fur alle	cKhU
fur das	aKiStW
fur den	aQjR
fur die	aXbKhSnQ
fur ein	aJhRjU
fur unser	aHbUcT
fur zwei	eRiTjJ
fur$	cJnStV
furni-	bX
furniture	bX
furs	aXsV
g	gSjWpRqItV
g 0	jUtK
g 00	jT
g$	aGbKcKgSjVpEtW
ga	cUhRkV
ga 0	hTjWkK
ga$	aKcYhQiKjJ
gaeil-	kS
gaeilge	kS
gaelt-	lQqK
gaeltacht	lQqK
galle-	rR
gallego	kQrR
game	jUpS
games	bYhR
games$	bTdKhT
ganas	iKjTlX
gang	bUcKiJpQ
gang$	aJbWcIfIiJjJpTtI
gar	hKqW
gar nicht	hKqW
garag-	aRbQiKjI
garage	aRbQiKjI
garan-	fRnS
garda	jHnUoW
garde	hVrT
garde le	fJhVmKrU
garde-	qUrT
garden	bTmKoJqS
gars	aIbXcJfKhIqUtJ
garte-	aTcKgT
gartn-	bTiJjXlH
gartner	aSmT
gary	bIpWqT
gas	iQjTtI
gas$	aGbUiJlTnV
gaste	jKkTsR
gasth-	bWcF
gastr-	aJbWcHjTtK
gastro	jVlQ
gastro$	gKjSlR
gate	bKjHpY
gatos	bWiRjS
gatos$	bYiYlKmKpK
gc	aTqR
gcse	iKjU
gebar-	hHiHjDk^
gebau-	iTjR
gebaut	iSjT
gebie-	cQ
gebiet	cQ
gebra-	aDcStU
gebraucht	aDcStU
gebraucht$	cGtW
gebur-	bZfKhQ
gedac-	gRpFqS
gedacht	gRpFqS
gedacht$	pGqS
gedul-	jV
geduld	jV
geduld$	jS
geehr-	tT
geehrte	tT
geehrter	tR
geehrter herr	tR
gefor-	fIkZtK
gefordert	fIkZtK
gegru-	aJbT
gegrundet	aJbT
gehal-	gW
gehalt	gRqU
gehalt :	gV
gehalt$	cIg[qI
gehalter	fJgT
gehalter$	fJgT
gehor-	bScKiJnW
gehort	bUhS
gehort dazu	hX
geht	tU
geht auch	iIjQkJlUoWpI
geht in	lVqX
geht$	bFcJfTtT
geht'-	fSoT
geht's	fSoT
gel	aIcQiZ
gel$	aIbIcUjItI
geld	fRqW
geld :	fJgU
geld$	fRqX
geler-	iJlW
gelernt	eRlQ
gelernt$	eTrQ
gemei-	b]cImKpT
gemeinde	iKpT
gemeinde$	pR
gemeinden	iV
gemeinsam	iTpT
gemes-	iW
gemessen	iW
gemus-	aShUtI
gemuse	hYiStI
gen	jU
genau	cHiJjYkKtT
genau$	cGiItV
gener-	aSbRpT
general	aS
general$	bKcSgTjKtK
generation	aKbUtS
generation$	aJbVcK
genre	gJpJs[
gens	iUrW
gente	iKjRqR
genug-	pR
genugt	pR
genugt :	pR
geogr-	iQjW
geography	iQjW
geran-	aWiTtI
gerante	aWiTtI
gerat-	iT
gerec-	fSgR
gerechnet	fSgR
gerechnet$	fU
germa-	iRkS
german	kU
germany	cKdT
germany$	bQcKdT
gern	aQk^
gern eine	hKqFs^
gern$	eUiFjHkasJ
gerne	aWbGiFjHkWtK
gesag-	qW
gesagt	qW
gesam-	aJbRcUfRjJtK
gesamtschule	aJbRcWgKiKnKtG
gesch-	aScHjT
geschaftsfuhrung	a[cKjJkK
geschaftsfuhrung$	a[cKjJkK
geschlechter	bR
geschlechter$	bR
geseh-	kSlQ
gesehen	kSlQ
gesel-	gUmT
geselle	aJgViKmU
geselle$	gW
geset-	iTqQ
gesetz	gQiU
gesetzt	eJfQqS
gesetzt$	fRqR
gespr-	pY
gesprach	pRqR
gesprach$	cJqT
gesprache	pX
geste-	oYpK
gestern	iIo[pK
gestern$	iIo[pK
gesti-	aX
gestion	gK
gestion de	bS
gestion des	iT
gestion$	aHbRgGtV
gestionando	jW
gestionando$	jU
gestionnaire	aTjR
gesto-	bXiR
gestoria	bXiR
gestoria$	aKbIiW
gesuc-	tS
gesucht	tS
gesucht :	iRoI
gesucht wird	iRtR
gesucht$	aVcK
gesun-	bTgHh[jQtI
get a	hWiKmQpW
get it	aTjS
get the	fS
get$	jTrS
getei-	gV
getre-	iIlTrY
getti-	iQjJnW
getting	iQjJnW
gewas-	aJbUcGdJfDgHh[iJjEkGlGmJoKpKqKrJsGtI
gewer-	cSfJiJjClIoKrHsZ
gewun-	fWgEhJpH
gewunscht	fWgEhJpH
gf	aUjHq\\tQ
gf$	aYbHcJqF
gibt	fKhGiIkYqX
gibt'-	bUkR
gibt's	bUkR
gibts	hZnV
gieße-	cS
gießen	cR
gießen$	cQ
gift	iY
gift aid	iT
girl	iHs\\
girls	aWiW
gis	jJk[
git	jWkT
git$	jSkW
githu-	pU
github	pU
github$	pV
gitla-	jT
gitlab	jT
gitlab$	jT
give	gKhUtQ
give you	hV
give$	jJtT
given	hGkQlWsT
givin-	iUkU
giving	iUkU
glatt-	bJtV
glatten	bJtV
glaub-	pKrUtK
gleic-	sJ
gleich	fKgVjS
gleich$	bKcKdKfKgUjKoKqK
gleicher	pU
gleicher eignung	pU
gleit-	cIf^gRjK
gleitzeit	fYiIjIkJ
glock-	cTiV
gm	dJmVoJqHsJ
gmbh	b\\iK
gmbh 00	cR
gmp	aJjYmKtK
gmp$	aJjYmKtK
go	qW
go in	aJeHiJjXoHqS
go on	qVtU
go to	pKsX
go$	aVqTsXtE
god	bKpHqVrUtJ
goes	gQjJqZtQ
goes to	gUiRnJoJ
goes$	qGrRtX
going	bRqR
going at	bViJ
going to	gQqVtK
gold	k_
golf	bFtX
gone	eHpFqTrZtJ
good	bW
good standing	jX
good$	gSjTpJrT
googl-	iT
google	iT
google workspace	iJjR
got	gVlT
got$	bHcHgWqKtI
gotta	bJfUgKjZoK
gover-	aQtQ
governors	aQiKtQ
gp	gFhQiX
gp$	gFhSiY
gr	aWjKoGtG
graci-	bJcIiFpEt\\
grad	iJtT
grade	aRgX
grade 0	aRjUrI
grade 00	gRjU
grade$	aIbIcHgWiKtI
grade-	bViQ
grades	fJiTsQ
grado	jZkSlQ
grado en	jRkX
grado y	j[
grads	lTsQ
gradu-	jX
graduate	aRiQjQ
grain-	jKmTpJrV
grainne	jKmTpJrV
grand	dQnQqV
grand-	cQfQrT
grande	cQfQrT
grande y	rQ
grande$	fIrU
grant	bQgQ
grant$	aKbVeJgVhKiJkJ
grant-	aTfKgU
grants	aT
grass	bRiV
grati-	fJh_iI
gratis	hW
gratis$	hU
gratu-	h^qJ
grave	fJgVhKjIkKlUqJ
grave-	cKfU
graves	bJcIfXpJtJ
great	cHdQkU
great$	cGdTjKkR
green	hSlStQ
green-	cUiQ
greenhouse	iTtS
greet-	iJpJt\\
greetings	iJpJt\\
grenz-	qZsK
griev-	bKiQqU
grievances	bKiQqU
grievances$	iR
griff-	bIcVfJiHtK
grill-	g^
grille	g^
groom-	aQ
groomer	aRfQ
groomer$	aVtK
gros	bSjVqJrJ
gross	gViQ
gross a	gRhKjK
gross$	gYhJ
groun-	a\\bGcV
ground	aQiR
group	bZmQrQ
group insurance	gKhV
group$	bViRjJmVpHrK
group-	bSgU
groupe	bTgViJ
groupe de	bWeI
grow	bRlQqW
growe-	iW
growers	iW
growt-	mRtS
große	cRrXtH
große-	hTiKjS
großes	hTiKjS
großt-	fSiQkQ
gruez-	fQtS
gruezi	fQtS
grund	aQbKq]rQ
grund$	jKrW
grund-	iVjV
grundschule	aKbQjS
grundschule$	jS
grupo	gUjKmR
grupo 0	gV
grupo de	bQgHiTkHmWqK
grupp-	aTcHfQ
gruppe	aKgTjK
gruppen	bUjS
gruppen$	jT
gruß	pCt_
gruße	pKtZ
gruße$	tR
guada-	cQgQ
guadalajara	cQgQ
guadalajara$	bTgR
guara-	dSeR
guaranteed	dTeS
guaranteed at	eKgYhG
guaranteed$	dYfQ
guard-	fVgI
guarderia	gKhW
guardia	fY
guardias	iS
guess	aRhSlGtR
guess$	hRkUlG
guide-	iS
guild-	gQjU
guilds	gQjU
guilds l	gQjU
guino	cJpHqJrSsZ
guino$	cJpHqIrQsZtK
gulf	cVtQ
gulti-	iJjZlE
guste	iRjW
gut	tU
gut$	bIoStX
gutac-	iRjIpU
gute	aQqRrKsV
gute seele	aSqU
guten	tV
guten tag	tQ
gutes	j]
guy	a\\iKrKsItI
gym	bXhX
gym$	bTcKhW
h	fY
h &	aKfKgJiT
h +	gEhXpItK
h /	aUeR
h 0	hTjQkR
h 00	fW
h :	eJfZ
h avec	fQ
h gleitzeit	fRgK
h$	fV
ha	bWqT
ha ido	aKqQ
ha$	bW
hab	hStZ
hab ich	hV
habe	fJjKrJsY
haben	jUqS
haben wir	kQqS
haben$	gHjSqR
haber	k]
haber hecho	kU
haber trabajado	lU
habil-	hTiKjRkR
habilitacion	iIkX
habit-	bX
habitacion	gShU
habitaciones	bY
habitaciones$	iR
habitants	bV
habitants$	bV
habla	kU
hablado	kQqT
hablamos	pQqKtV
hablar	iQkU
hablar con	iTpQ
haccp	iX
hace	lUtT
hace falta	lUtT
hacer	iTjT
hacer las	iU
hacie-	aIqS
haciendo	aIqS
had	qZsQ
had a	bJqWtU
hafen	aIc]tK
haga	iQjS
haha	iVjIsT
haha$	iVsQ
halb	fRgStR
halbe	aKgTiKjGkW
halbe seite	rT
halbe-	gRpR
half	fQgS
half a	gThWiJ
half an	aKfSsI
half day	pW
half four	fY
half of	bVrItS
half term	nKoUpV
half$	dQgWmJ
half--	mSpT
halft-	dUhQ
halfte	dUhQ
hall	cTiQpQtQ
hall$	cUfHpT
halle	bTcSqQ
hallo	tX
hallo frau	iR
hallo$	aKtV
halls	bS
halt	aWcUpItZ
halt$	aXcKdRfHiI
halte-	iZ
halten	iZ
halten$	iZ
han	aKqX
hand	iRjV
hand tools	hRjS
hand$	gQjQpU
hand--	aJfGiV
handb-	cHjHkKl\\
hande-	bIgQiVqUtJ
handel	bGgY
handi-	jQrT
handicap	jQrT
handicap$	jUlKrT
handle	iR
handled	hTiTqJ
handler	bRtF
handling	jQkT
hando-	oU
handover	oU
hands	aYbKcElU
handw-	iUkU
handwerk	bWiKkHlQqK
handy	hSjUkV
handy$	jRkY
hanno-	iU
hannover	iU
happe-	gKiV
happen	gKiV
happy	iVkVmK
hara	i[tI
hardw-	aKgJhXiV
haria	aFiWkKtU
harne-	hRjR
harness	hRjR
harve-	bXjK
harvest	bXjK
has	jWqU
has a	fKoTqR
has been	kQqStT
has run	gTjR
has to	eSjXsS
has$	qU
hasn'-	qW
hasn't	qW
hast	fSgKkXqV
hasta	eSqR
hasta el	pW
hasta la	fThTtK
hasta las	fXhK
hasta que	aTeQtJ
hasta$	eTjK
hat	q\`
hat 00	bRtS
hat den	aKhHjEkEmY
hat sich	qR
hat$	aGiWqT
hates	iQpHrY
hatte	gKkVqYtJ
hatten gern	sU
haupt-	bIcYgJkTlQtI
hauptsache	cJjRlUoS
haus	b]hV
haus am	bUhS
haus und	aKhU
hausb-	hKiZnT
hausbesuche	hKiZnT
hause	bEcIhTiHjKnYrJ
hause-	bRiV
hauser	aKbQiW
hauser$	cJfJiUjKmI
haush-	aUiQ
haushalt	aV
hausm-	pKsX
hausmeister	pKsX
haust-	h_nIoG
have	jR
have 00	bUcQqV
have a	jStQ
have an	aQjIqT
have been	bT
have it	jGk\\
have my	kYoJ
have to	jUrQ
have$	iJkSpRsStR
haven't	jKpR
haven-	jKpR
hay	h]
hay hasta	hCq[
haya	kU
hbo	jYlJ
hcpc	j\\
he	iSqZsR
he dicho	qU
he says	aHeStR
he'd	qT
he's	mRqZtH
head	aWmT
head for	mU
head of	aV
head$	aJcKdJgJjUkJmJqVsJtK
head'-	pQtQ
head's	pQtQ
head's pa	pQtQ
headh-	oVqHtR
heads	bRiK
heads-	iUjIsY
healt-	kS
health	hT
health and	aKiU
health at	hR
health insurance	hR
health plan	aJb\\cJ
health stipend	gIhR
heard	pQqQ
heat	bJiVmKpKqKrV
hebde-	cTtK
hebden	cTtK
hebden bridge	cTtK
hecho	kU
heigh-	c[fKgRiH
heights	c[gKiH
heights$	aJc\\iE
heili-	cJhTmI
heim	h\\iI
heima-	bUcKdT
hein	aVrR
hein$	aWrQ
heißt	hWiGnV
heißt :	hSiFnY
heißt das	hTjS
held	j^mI
helen-	iR
helene	iR
helfe-	hSiS
helfen	hTiQ
hello	t\\
help	kQqVtR
help with	aUhTiK
help$	aJkUtV
helps	jFkBl[
hemos	qW
hep	jR
hep b	jR
her	k[qV
her$	nRqR
herbs-	fS
herbst	fU
herbst$	bUfR
herd	bSiV
here	tS
here$	aHdXtU
here'-	tY
here's	tY
herma-	bSiKmT
hermano	iJmUqR
herr	qY
herre-	aR
herren	tQ
herren$	tQ
herrn	iSqVrI
herst-	bSh\\i@
herze-	iKkUqR
heure-	fTgV
heures	fTgV
heures$	fV
heute	cKtR
hey	t_
hi	tZ
hi$	tQ
hibri-	cQdX
hibrido	cQdX
hier	nUpWtV
hiera-	bJmVtI
hierm-	aS
hiermit	aS
high	bXcIhHjZpJ
highe-	jV
higher	jV
higher$	iKjU
highl-	hUkQ
hijos	b[gKiJqH
hilfe	bJhXjV
hilfr-	kV
hilfreich	kV
hilfreich$	kS
hilft	jHkZmX
hilft$	kY
hilti	h]iGkI
hilti$	hY
him	pHq_
him$	oJpHqWtH
himse-	jS
himself	jS
hinte-	mYqSsK
hintereinander	fSqXsE
hire	hQiR
hire a	aQiKtV
hire$	eThHiKj\\kHlI
hirin-	tU
hiring	tQ
hiring$	iX
his	q[sU
histo-	bRjU
history	jW
hit	gJhKiUjK
hits	gQhZ
hiya	aJtT
hm	bDcQqRtK
hnd	jU
ho	d_
hochb-	cIiRjVkHnH
hochs-	fUiGjSnK
hochschule	aKjT
hochschule$	jV
hochstens	fWiInE
hof	cXiGjIlRnR
hoffe-	iTjIqS
hoffentlich	qU
hohen-	bTiJjZ
hol	gY
hola	tY
hola$	tR
hold	iTtU
hold the	bX
hold$	iUtT
holen	iVjJlR
holid-	fQhR
holiday	fRgT
holiday$	fSgKhW
holidays	hVoU
holidays$	fIhYoV
hols	h]
hols$	h]pJqJ
hombr-	bJcKq[sTtH
home	d_
home after	dW
home based	dZgKtG
home is	dW
home not	bKdKjVlJqK
home office	dWgH
home when	dTfV
home$	d\\
homeo-	d]
homeoffice	d]
homes	bScIgKiX
homes$	bUgIiT
homew-	dHmVpR
homme	iYjIsV
homol-	aFcJiTj^tJ
hones-	cI
honest	jHlRtR
honest$	lRtR
honestly	cIfRoKsR
honestly$	fTiR
honor-	e_gJiJjFkJ
hora	gZpR
hora$	cJeKfDg[iFjJkJlDmHnJoEpSqJrK
horai-	dKfTgShIjG
horaire	dKfTgShIjG
horar-	fWhRpK
horario	fY
horarios	hVsS
horarios$	sT
horas	fWgS
horas de	fKgWjJlU
horas$	aXcKgSiF
horno	fR
horno$	fS
hort	bKcKtY
hospi-	bQ
hospital	cQ
hospital$	bHcRfSgQ
hospitales	bQkS
hospitales$	bRkS
hospitality	bR
hospitals	bSiKmK
hoste-	bWdU
hosteleria	gR
hot	bKcRhT
hotel	b[jIkWnR
hotel 0	bZ
hotel$	bQjFkS
hotel-	jQ
hotels	jTnR
hotels$	iJlHnV
hotli-	iQjJkU
hotline	iQjJkU
hour	iR
hour 0	fUgK
hour for	fWgK
hour$	gZiRjQ
hourl-	eX
hourly	eX
hourly$	eY
hours	f_
hours 0	fY
hours a	eI
hours and	fT
hours in	bRfIhXoG
hours with	fYgK
hours$	eUf\\hHpS
house	bQhT
house 000	pV
house with	hU
house$	iUpRtR
house-	aRbXhS
housing association	aKbU
how	gSlJ
how much	aKcJdGeKfJgYiHkKlEmKnKpJqKrJsItQ
hplc	aSfKiTkW
hplc$	iXkK
hq	bZc[
hq$	ca
hr	pR
hr +	iQ
hr :	jJkFpKqXt]
hr by	pR
hr$	gZpQ
hrs	eRf]
hrs over	bKcTeHfQ
hrs$	fQgThH
hse	qXrI
hub	cZ
hubsp-	gKiQ
hubspot	gKiQ
hudde-	cVdQlJtG
huddersfield	cVdQlJtG
huddersfield$	cU
huert-	bUcJhViK
huhu	aQtS
huit	aUiGoT
human	aRcHiDkJrZtK
human$	aTcGiFkHqQrU
humor	aKiJj[kKrQtK
humor$	aJbKiIj[kKtK
hund	hWiS
hunde	bYcI
hunde$	bVcI
hunde-	bTgQjV
hundr-	bS
hundred	bS
hundred and	gV
husum	cV
husum$	bJcX
huw	oR
hv	bKcKjU
hvac	aQbIcQeUmKtG
hybri-	d_
hybrid	dW
hybrid 0	dR
hybrid$	cQdT
hydra-	aKbFcJi\\jYkK
hygie-	aRjU
hygiene	jV
hygiene$	iV
hyper-	jVkU
hypermill	kV
i /	bToIpYtJ
i am	jKkIlWtR
i can	gVjGl[
i can't	dRjJsUtV
i don't	aIiUjSlQ
i guess	aTkQlFpJtS
i have	jKqZtT
i know	hU
i mean	iYjK
i need	oS
i oder	aIj^kJlH
i said	gUpKqU
i shall	aTpTtH
i should	jV
i think	fQgTtQ
i want	cKiXrStR
i write	tQ
i$	jWtQ
i'd	oQsT
i'd like	oU
i'd rather	eVqQ
i'd want	aKbKfHgKhKjJlJoXsH
i'll	iJlQpRtQ
i'm	jJrQsQtU
i'm the	qU
i've	gVt^
i.e	oX
ia	bJcZtI
ibiza	hWiFnX
ic	aUcSeJfFiVtG
ic$	aUiVtG
ich	qVtS
ich bin	aKbTfKpR
ich habe	fHqVtS
ich nicht	bWeJfJiHjGlIqHrV
ich nochmal	tR
ich voraus	jU
ich weiß	gQqTtH
ich$	mS
ici	l]
ici$	l]
id	pV
ida	aIbIcZeJfKhGiHjKmJnWoKpKqFrKsK
ideal	oRpUs^tF
ideal$	oV
ideal-	jDkYsV
idealement	jGkW
ideally	iKjKkUsW
ideally$	gIiIkZsQ
ido	aKqQ
if	kS
if he	iKqV
if it	f[
if poss	jIkToV
if possible	iUkRnK
if the	eTrR
if they	hRjBkZ
if they're	bIfUlS
if they've	kUlT
if ur	bKgW
if wanted	aIdVhT
if we	fKqSsR
if you	jH
if you're	hQ
if you've	jQ
if$	jFkZlSpJ
ifs	iZjE
ig	aIgUiW
ig metall	gTiK
ignor-	pJqT
ignore	pJqT
igual	cKlRrV
igual$	cKlRrV
igual-	gYjHrS
igualdad	qKrT
ihk	jRkUlJ
ihn	hHkY
ihnen	lQmYqH
ihr	jJmXtR
ihr lieben	tQ
ihre	pTqT
ihre aufgaben	tS
ii	aTgT
ii$	aQbQjQ
iii	bWjX
iii$	aTbV
il	iU
il faut	iRjKkQ
il le	hQjRqT
il me	aUtQ
il nous	tQ
il$	iRqRtQ
illus-	iXjR
illustrator	iJj[
im buro	dTmWpItK
im ersten	hFiSjGrW
im haus	cKpIqVrKsKtK
im herbst	fV
im jahr	iU
im juli	oV
im landkreis	bQiHnR
im monat	hRnR
im schlaf	jV
im sommer	cSmR
im winter	bSfThVjFtK
im$	i[jJkSpGrU
imagi-	jV
immer	f[pIrV
immer$	f]iK
immob-	aIiXjU
impec-	j[lK
impla-	aIcEiajGtJ
impor-	bRkRlU
importa	kWlT
impre-	jRlU
imprenta	bSiU
imprenta$	iU
imprescindible	iKjXsT
imss	cHgJh\\iHjGtK
imss$	cGgIh\\iHjGtK
in (	aS
in 0	fSiQjUlK
in 00	eIiWoJqS
in 2000	b]
in a	aIjQkT
in all	bShRmR
in an	jZ
in and	hRpY
in april	bQpKqV
in at	aHbIcAfUiYjJtI
in august	fUoFqR
in az	cUdKfKiKjS
in bad	aKbS
in before	aRiKqQtJ
in both	lW
in by	aJfYoU
in c	iR
in charge	aRjS
in class	gFlT
in coburg	qVtJ
in cs	iKjR
in date	iKj[
in den	fUgIhTqR
in der	aIcQiQ
in die	jVqTrF
in drei	fKjJlX
in english	r^tD
in europe	iFnV
in excel	jR
in feb	iYlI
in five	fSjQ
in four	iT
in full	jU
in fur	aJcWoK
in good	jU
in hand	gRiIjXpKsK
in it	jW
in january	iS
in july	fSgJhQiSoG
in lieu	cFpWqK
in logistics	jQ
in march	iRpT
in may	lTnToK
in november	cKiXjJoEqV
in oct	iWmKpKqR
in office	cGdZmU
in on	cHdVfImJ
in one	aJbIcIjJlYpV
in or	jS
in person	dXfIpR
in plain	bIjIpJrT
in sept	fUqS
in sie-form	rS
in six	iU
in spring	bT
in summer	bSfYjJ
in the	mQ
in their	bIjZ
in three	fSpW
in two	cJfVhKpIqX
in uae	fKiUjTpH
in uk	cKdV
in winter	fRhIlTnS
in with	pX
in wort	jU
in you	lT
in your	gSjKpSqVrI
in$	aVdW
in-ho-	aVjR
in-house	aVjR
in-house$	aUbKjR
inbet-	fFhJnZ
inbetriebnahme	iV
inbetriebnahme von	iQ
inbox	aHcJq]
incen-	gQ
incl	dReRgQ
incl 00	gX
incl every	fS
incl$	dZgF
inclu-	iW
included	jQ
included$	gSiT
incluido	hVjJ
incluido$	hWjI
inclusive	hJrTtK
incor-	cJoZtV
incorporacion	o[
incot-	jU
incoterms	jU
incum-	qR
incumbent	qR
indef-	ec
indefinida	eZfJ
indefinido	eY
indefinido$	aKeVtQ
indem-	fJgV
indemnity	hV
indep-	bZ
independent	bT
independent 00	bQjKsQ
independent$	aRbS
independiente	bX
indes-	iKjSkQ
indesign	iKjSkQ
indet-	eU
indic-	gXiT
indis-	iKlS
indispensable	jQlT
indispensable$	jQlR
indiv-	gSnR
individual	gSnR
induc-	fJoV
induction	fJiKoX
indus-	aQbT
industrial	bScR
industrial$	aRbUiKmK
industrie	bSgS
industriel	aY
ines	cJdSiSmW
infan-	bSjQ
infantil	bSgRjQ
infin-	jZ
infor-	iQlU
ing	aQiHjYmR
ingen-	jW
ingenieria	jUlR
ingeniero	aS
ingle-	jSkQ
ingles	jSkQ
ingles de	iIjSlR
ingles para	jV
ingles que	pGrW
ingles y	iJjS
ingles$	rQ
ingri-	mU
ingrid	mU
ingrid$	hImWtK
inhab-	aJbUjWtQ
inhabergefuhrt	bV
inhabergefuhrt$	bU
inhou-	jTqQ
inhouse	jTqQ
injec-	bSj=k\\
inkl	hVmS
inklu-	gWhYjKtK
inklusive	gWhYjKtK
innen	aUjUlHtJ
innen fur	aVtI
innen-	a[fKmVqKtH
inner-	aJdRgKpWrI
ins	bQ
insel-	bQnX
inser-	rVsK
inserat	rVsKtQ
insid-	bKdRjT
inside	bKdSjU
insig-	mY
insis-	aKiKpHqWrHsQ
insp	gKhKiWjKmT
insp$	cKgIhIiTjJmU
inspe-	hSiQqQ
inspeccion	aJhZjRnI
inspector	aWbHqS
inspector$	aUbGcIiQ
insta	iVjQpT
insta-	bRcJiGpQtG
instagram	iJjJlWrS
instagram$	iJjIlXrQ
install	eTfV
insti-	b\`cE
institute	bYcJrQ
instr-	aTgQiR
insur-	hSjY
insurance	hXjQ
insurance$	h[
insured	hJj[
insured$	hJjV
insurer	bU
integ-	bRhJmS
inten-	bJfWiQjDkWoGtQ
intensiva	hWoH
inter-	pR
interamt	pQ
interentreprises	bJgHhX
interentreprises$	bJgHhX
interesados	pW
interesse	fIhJkZqQ
interessement	gUhSpH
interessement 00	fKgR
interessement$	gYhQpGtJ
interim	cJeX
interinidad	e]qJ
interinidad con	eT
intermediate	jWsK
intern	iIqZ
interna	aVpV
internal	fSpJqV
interne	aSqQ
interne$	aZbJpIqW
interview	pY
interviews	pUqR
interviews 00	jKpR
interviews on	pR
into	mRtR
intra-	aCbBc[iWoKtG
intun-	cJjRkV
intune	cJjRkV
inuti-	lZtQ
inutile	lZtQ
inutile$	jJlZ
inven-	aKbKcIi]jR
inver-	cViS
inverness	cWtQ
inverness$	cV
inverter	hXjJ
inves-	bVcKiW
invit-	pTtR
invites	tT
invites applications	tT
invoi-	eRiT
invoice	eUjK
invoices	iZ
irela-	dIjS
ireland	dIjS
ireland$	cTdHjT
irgen-	jR
irgendwas	jR
irish	jKpIrYsR
irrep-	jQ
irreprochable	jQ
irreprochable et	kQ
is 0	fQmXqS
is 00	fFgSiEoYqR
is 000	gWqS
is a	kWtK
is an	dX
is at	cTdKqR
is coming	eJlWqVtH
is confidential	jKqU
is done	jCkHl]
is fine	bKdWjSlS
is going	pIqX
is in	cWkSmVpHqS
is me	cImX
is no	jQ
is not	l\\
is off	mSqS
is on	cJmJnSqQtR
is paid	fGhBp\`
is part	iX
is still	jKqWtI
is the	aFbScTiJmXoJ
is zu	fWgFtK
is$	cRtT
ish	f^gUhK
ish$	fVgXhJoJ
isla	b[iJnT
islan-	dHgTjHnV
islands	dHgTjHnV
isn't	aJlUqX
isn't$	jIlW
isnt	aIbKcJfKj^
iso	jQkQ
iso 00000	iRkR
issue-	hY
ist	qS
ist aber	aKbWqK
ist am	fHiJlKmJoSpEq^rItG
ist der	pJtS
ist die	aQ
ist ein	bUcJdGkZ
ist kein	jQkU
ist mir	hJiTlW
ist nicht	jDlV
ist$	bBcDhRqBsWtW
it	rS
it a	aRgTkJpItW
it and	gHlUnW
it anyway	lJrU
it at	qJtW
it for	qQ
it in	iJqTrRtH
it is	gRhKiGjT
it like	pJrV
it or	aGi^jEtG
it out	pEqSrT
it please	gWrH
it to	gKiWmI
it warm	qIrT
it was	qV
it$	iRjSqS
it'd	fQjIkU
it'd be	fQjIkU
it's a	qV
it's about	aUiT
it's for	aGb\\cI
it's the	bVeKfRtK
itali-	jTrQ
italien	aYbJjS
italienisch	rV
its	iRoQtQ
iv	gVjR
iv$	bKcIgSjR
iva	eWgRhIiTjI
j	aHdUhRjRtX
j /	dQ
j$	dJiHpFt[
j'ai	aHbJcKhJiIsYtS
ja	jTqRtU
ja :	jS
ja das	bWhQqK
ja$	fJiHjQtY
jabs	jT
jaen	aHbUgS
jahr	hS
jahr 00	fSgChXiJsJ
jahr$	eRfJgZnR
jahre	j[
jahre$	eT
jahre-	e\\
jahren	jR
jahren$	jSsR
jahressonderzahlung	gZ
jahressonderzahlung$	gZhK
jahrl-	fKhQiWnQ
jahrlich	eRhRnR
jahrlich$	gSiU
jan	o_
jan 0	iSoVpK
jan 00	pS
jan$	oX
janua-	oYqK
januar	fRiIpQ
januar$	eUgFiHpV
january	cJo[
january (	iUoK
january$	aJbIcFiJmKo\\
janvi-	oV
janvier	oV
janvier$	eJfVgKiR
japan-	kS
japanese	kS
japanese or	kS
japon-	iIk[
jardi-	aRhU
jardin	dIhX
jargo-	r[tK
jargon	rU
jd	fKl[
jd$	gKlS
je	gXqQtR
je 0	aHfUiRtK
je nach	gZhKtK
je nachdem	gU
je te	gU
je woche	fJgTnT
jede	fW
jede 0	fS
jeden	fV
jeden 0	fU
jeder	fQjV
jeder zweite	jV
jedes	f\\jG
jedes 0	fZjE
jedes zweite	fUhK
jefa	qV
jefe	aTm]qGtI
jefe de	aYtK
jeman-	aR
jemand	aQiX
jemand der	aQiTjI
jemand$	a[iFtE
jemanden	eSiFtV
jemanden der	aXtG
jemanden mit	jKqTtS
jemanden$	eRhJiFqJtX
jens	gGhHpSqX
jess	pWqR
jet	bWcJjJkV
jetzt	mQtX
jeudi	f[hS
jeudi$	fQhV
jeune-	lRsQ
jeunes	lRsQ
jeunes$	bRiSlS
job	eR
job share	dHeSf[gKhHlGtI
job$	e[tF
jobra-	hV
jobrad	hV
jobrad$	hT
jobs	cVjIkTpXsK
jobti-	hV
jobticket	bKcIdRhWjK
join	m\\
joine-	aYpStI
joini-	oS
joining	oS
jorna-	eTgS
jornada	eUfQ
jornada completa	aKeV
jornada$	cGeSmTtK
jour	dTfRjQ
jour fixe	tR
jour$	dTjY
journ-	iR
journee	fSpS
journee$	fSjR
jours	dYfR
jours de	dSfR
jours et	fZ
jours par	fSgIqR
jours$	eSfWhKiHjGrT
joven-	aS
jovenes	aS
juan	cVhR
jubil-	eRqQ
jubila	qS
jubilacion	eS
jubilacion parcial	eS
judge-	fJiTjW
jueve-	fU
jueves	fU
jueves$	bHcJfXhS
jugen-	a[pKqR
juill-	oX
juillet	oX
juillet$	oX
juin	oT
juin et	iQqRtK
juin$	oWpR
juli	gJoYpK
juli$	gIoYpKtK
julio	eJhKiKoZqR
july	oZ
july 0	cJfToQ
july$	oW
june	jQo]
june 00	cIeJfKgJiIoY
june$	oYtQ
junge-	iHlSqQsV
juni	fQhJpR
juni$	gThKoQpX
junio	oRqTtH
junio$	oVqRtG
junio-	aScIjRoT
junior	aUjTtK
junior$	aW
juniors	mV
junta	bTgT
junta$	gRiW
junto	aTcT
jurid-	qTsJtW
juridique	qTsJtW
juris-	aR
jusqu'a	gQiIjQnU
jusqu'au	oQpRtQ
jusqu'au 00	pV
jusqu-	nR
just	eQjTmQtJ
k	gT
k +	bGgS
k /	gJhKiSjQ
k 0	gAhZiCjTkT
k 00	hX
k bonus	gIhHpW
k depending	gU
k for	gWiF
k market	gX
k pln	gSjI
k pm	gSiTjK
k segun	hUjG
k to	fFiYjJ
k €	gR
k$	gV
kaffe-	bRiSpQ
kaffeemaschine	bUiQpG
kaffeemaschine$	bXhFiRpHtI
kafka	jQkY
kafka$	jQkR
kaise-	bRhW
kaiser	hX
kaiser$	hW
kalib-	iX
kalku-	iTjT
kandi-	pIqY
kandidatin	pIqY
kann	gKiKj]kUtK
kann :	jFkZ
kann ich	gIqSrU
kann ohne	iIjZ
kann$	gQjWkK
kanns-	kSrQtS
kannst	kSrQtS
kannst du	kWtT
kanti-	hT
kantine	hT
kantine$	hS
kanto-	gS
kantonalem	gS
kanzl-	bSjQ
kanzlei	bT
kanzlei$	bJqT
karen-	bJeWoGqT
karri-	pQsK
karte	aTgQtU
karte$	gStV
kasse	iWjI
kasse-	bRcReKfIiYj@sJ
kassen	aKbWiJ
kassi-	iSlS
kassieren	iSlS
katho-	kFqGsa
katholiken	bQsS
kaufm	jSmU
kaufm-	aVjUmK
kaufmannische	aWjQmJ
keep	iQqQ
keep it	eUhJqUrQ
keep that	qW
keep the	rT
keep to	gFhKjUqV
keep$	hTiSrKtR
keepi-	eU
keeping	eU
keeping the	iS
keeps	iT
keeps the	iU
kein	lQrRsS
kein "	rVsH
kein muss	iJjAkQlYrJsJ
kein$	cJfSiFlJrKsU
keine	eQiQsX
keine mit	qJs]
keine uber	aKfJiIjIs\\
keine-	qQ
keiner	gKiQlRqQrQ
keiner$	gKqTrU
kelle-	bSiQ
keller	bSiQ
kenne-	jRtR
kennen	jRtR
kennen$	jU
kennt-	kW
kenntnisse	kW
kenntnisse in	jFkZ
kennz-	pS
kennziffer	pS
kennziffer 00	pR
kept	iSjKpS
kernz-	fZgJ
kernzeit	fZgJ
key	i]mG
keyho-	fKjVmG
keys	bZhTtK
keys$	aJbZtK
kfz	aUbKiXqHtB
kfz$	aVcKiSqKtF
kg	jW
kg$	j\\
kids	iYoRpJsR
kids$	aJbKcJfKgGhRlKmTnHpKsJ
kiel	bHcYjKnV
kiel$	bHcReKfJjKnX
kilke-	aKbFcZ
kilom-	fJiJnd
kilometer	cSfKiKjSnRpJ
kilometer$	iKjJnV
kind	aXjYrK
kind$	aZiJrK
kinde-	aU
kinder	aSiTpJ
kinder und	aZpIqJrI
kinder$	bVgK
kindern	iQjIkRsT
kindl-	jRrQ
kindly	jRrQ
kindly$	jUqJrVtG
kirch-	bViT
kirche	iQjQrHsW
kirchengemeinderat	hIjKmX
kit	hWlZpH
kit$	hXlUpH
kita	cHh[
kita$	hTpJ
kitch-	aQdQ
kitchen	aRdR
kitchen$	aVcKiHkV
klar	iFjSlVqK
klar$	cIfKiFjUkKlTmJpKqJtK
klare-	qT
klaren	qT
klaren$	qT
klass-	iZ
klasse	bRjQ
klasse 0	bY
klasse b	j^
klasse$	jFkW
kleid-	cKgJhXiJ
klein	bWfIgGhIrQtK
klein-	bSiTsT
kleinen	bIiSsV
kleinere	iR
klima-	hXjI
kling-	dRpR
klingeln	dUiHpUrI
klingeln$	dViJ
klingt	bTrR
klini-	cTiGnY
km	cRn]
km par	gKhJnZ
km$	cXhSiJjImJsH
knie	jWkKpHq\\
know	qU
know a	aJcStR
know what	gV
know where	cWiGjJqIrTtF
know why	cHkKpJqVsK
know yet	pIqW
know$	qT
knowl-	kSlR
knowledge	kSlR
knowledge of	iK
knowledge$	kV
known	bR
known for	bR
knows	hSiHj[rK
kocht	aJfAhYiWmG
kolle-	m[
kollegen	hKiKmZ
kollegen$	iImWpK
kollegin	mQqS
kollegin$	tV
kolleginnen	mW
kolon-	iTmS
kombi	hZ
komis-	aJpJsQtS
komisch	aJpJsQtS
komm	aKpVtS
komma	hR
komma drei	hW
komme-	eRfS
kommen	eRfS
kommen$	eTfUiFjQ
kommt	iWqX
kommt$	gKjUkQoR
kommu-	bSqV
kompl-	gKhRiQ
komplett	gKhRiQ
konne-	jWtR
konnen	jWtR
konnen$	jYtQ
konnt-	bU
konnte	bU
konst-	aXbFcKjKlYtR
konta-	i]kH
kontakt	iQpR
kontakt :	pStK
konze-	bJiDjZlJmQ
koord-	iYjHtK
kopf	aWjJ
kopfe	bXgR
kopfe$	bWgS
kopft-	qJsX
kopftuch	qJsX
kosme-	bWiEjHkYtJ
koste-	hViUtU
kosten	hXiHjV
kowal-	qQ
kowalczyk	qQ
kpi	iX
kr	gThU
kr /	fKgXhK
kr$	gKhXjS
kraft-	bSjSrIsR
kraftig	jTsT
krank	iSpKsV
krank$	sU
krank-	bVeIiS
kredi-	hVjJ
kreditoren	iT
kreditoren$	aSiS
krieg-	jQkYlFqK
kriegen	jWqK
kuber-	iKjX
kubernetes	iKjX
kuche-	aViV
kuhne-	pWtS
kuhnert	pWtS
kuhnert$	aHbKcFiJpVtQ
kunde	aJbWjVlG
kunde-	bSiR
kunden	bViV
kundi-	aKcJdKeKgKhJiIjIlKmKnKoYqKrKtK
kunds-	bRiIjRkWrK
kundschaft	bRiIjRkWrK
kunst-	b]cFhFiFjG
kur	kX
kur :	kX
kurs	j]
kurz	pKrZ
kurz$	aKcKeKiIpGqKrXtG
kurze-	qU
kv	g]iQ
kv$	bKdSiR
kw	bIhWpItY
kw 00	pHt[
l	kQ
l 0	aSdGjUkU
l a	eKfTgVjK
l$	gVhT
l'age-	mQnRsQ
l'agence	pQsTtR
l'ais-	jZ
l'aise	jZ
l'an	nU
l'an passe	fJiI
l'anc-	mKq]
l'ang-	iKkSlTmK
l'anglais	iKkSlTmK
l'anglais$	cKkFlU
l'ann-	jR
l'annonce$	rQtQ
l'app-	aJbHlYqStK
l'ass-	aEiV
l'association	aHbUiItT
l'ate-	aJbVfI
l'atelier	aJbVfI
l'aut-	iSmS
l'autorite	mT
l'autorite du	mT
l'eco-	lRtJ
l'ecole	lRtJ
l'ecole$	aHbVcKiJlJmRtG
l'ecr-	hKrX
l'ecris	jKrU
l'ecris pas	jKrU
l'ehp-	tS
l'ehpad	tS
l'ehpad$	tT
l'ent-	cUgYtI
l'equ-	i[jKmD
l'equipe	i[jKmD
l'ess-	dRgQ
l'essai	dRgQ
l'essai$	dSgRpH
l'heu-	gV
l'heure	gV
l'ins-	gS
l'int-	bJdViU
l'ord-	jTtS
l'ordre	jTtS
l'ordre$	jTtS
l'uni-	qT
l'unite	qT
l-j	fW
l-j 0	fW
la 0	gKqX
la baja	qTsQ
la bolsa	rZ
la caisse	pV
la calle	cRhRiJ
la campana	bQiJoT
la carrera	lV
la casa	hZ
la comida	aKfU
la compania	eSrR
la comunidad	jR
la de	aHbJcXgUiJ
la direccion	aJjRmT
la direction	aXbImQ
la drh	bJmUtK
la empresa	bIeVgHqR
la estacion	cU
la federation	aKgTjK
la formation	jHkSlU
la grande	bQcR
la journee	fV
la junta	bTgT
la linea	iUjS
la marca	hTsQ
la nave	hQpQ
la noche	fSqQ
la nuit	hW
la oficina	dJhKiRpU
la persona	fTiQqJ
la personne	iSqIrT
la plaza	aUqR
la pratique	eKhZjDkTlFmKqJ
la qualite	mV
la refonte	bKiU
la regie	aIbS
la segunda	pV
la semaine	gU
la semana	eUqK
la senora	pR
la tarde	aJ
la tienda	aHcZtG
la ville	iRrT
la web	cItV
la$	gRhQlSmS
lab	dJiTlT
lab$	aTfKjVlItJ
label	fIj[
label-	bV
labo	iS
labo$	aQiS
labor	bRiRoW
labor day	cJgKiEoZpRtJ
labor$	bYiTlK
labor-	iJm^
laboral	pU
laboral$	eSpV
labou-	qU
labour	qU
lacte-	iR
lad	sW
lad on	kKmRsU
ladde-	iKj\`lC
laden	aUbStJ
laden$	aHbVcKiDtV
ladie-	aIiTsQ
ladies	aIiTsQ
ladies$	kQ
lado	cU
lado de	cU
lads	bTcHgRjJsU
lads$	bSjJrKsT
lady	kImYpKsX
lady$	aIcIdKeKhKiKjJkKlKmHnKsY
lager	aSdXiKmVtD
lager-	cJiXjK
lait	b[cF
lake	cXnTqH
land	iZ
land$	iY
lande-	bVeV
landi-	bU
landing	bU
landk-	bXtJ
landkreis	bUtH
landkreis$	bUcH
landl-	iU
landlord	iU
landw-	bQiVjHkW
landwirte	bUfKhKiW
landwirte$	bXdJhKkKtK
landwirtschaft	iQjHkY
lane	hViS
lang	fWiIqKtV
lang$	cIfTjDqGsRtW
lange-	fQnS
langer	fRnT
langer als	fKnV
langer$	fV
langu-	bQkSrR
language	aJkSrT
language$	aHjVkSlJ
languages	bV
languages$	bTiKrQ
langue	hJjJkRsV
lanza-	cIhQiWtJ
lapto-	cGhWiVjJ
laptop	hYjJkK
las 0	f_pQ
las 00	fV
las candidaturas	pS
las cruces	aIcXdH
las horas	gSiR
las once	fJqU
las palmas	cQiT
las tres	iU
las$	cUiR
lass	aVbJcJjJqJrUtI
lasse-	cKrW
lassen	cKrW
lassen$	bJcIpVrS
last	qY
last day	hIoVqQ
last one	qX
last three	pS
last two	iGjGpWqQtK
last year	bRiQqV
last$	hJiGqVtS
late	f_
late (	fT
later	aRtR
later$	aKtW
lates	eUfZgItG
lates-	gJo_pG
latest	gJo_pG
latest$	oR
laufe-	iR
lauft	aKeTgHiZqV
lauft$	aHkKqV
laund-	hX
laundry	hX
laundry$	hR
laut	qU
laute-	iUjU
lavad-	hV
law	jQrZ
law$	jRrS
lawye-	b[tJ
lawyer	aTsRtK
lawyer$	aSjIqQsTtJ
lay	iXmI
lb	jX
ld	iJkY
le 0	oSqW
le 00	hKjRoXpW
le chef	aYiWtJ
le client	bSqR
le dg	aTpR
le he	qU
le jeudi	hW
le logiciel	kX
le lundi	dTiSmI
le maire	tX
le mardi	iZjIpFqK
le matin	aKbJcJdJeJfJhJiXkJlGmInIoJqJrJsJtI
le mercredi	fQjS
le nom	qKrZ
le permis	rV
le poste	mStY
le reporting	iQkYlFmI
le salaire	rV
le site	aHtV
le soir	fUhTiKqQ
le temps	hRtS
le vendredi	aKdU
le$	aQhQoRpJ
lea	rW
lead	m^rQ
lead$	mVtJ
leade-	bQ
leader	aSiH
leaders	iKmStT
leadership	bTjR
leadi-	iTjQ
leading	iTjQ
leading people	jU
leads	iW
leads$	iSpQ
learn	l\\qQsK
learn$	iFkKl[pK
learn-	gGiJjW
learning	cKgGhQiIjXmQ
lease	hSiKnUqU
lease bike	hW
lease-	bV
leasi-	aRjR
leasing	aRjR
leasing$	hSjUpK
least	iKjY
least 0	j^
least one	jQ
least$	jS
leave	hSrUsR
leave 00	eQoH
leave a	pR
leave that	pErVsX
leave$	h_
leave-	kInTqW
leaves	nTqX
leavi-	qQ
leaving	qQ
leaving cert	jR
leben	aGbJt[
leben-	iKpZtQ
lebenslauf	pZ
leber-	iQtR
leche	bW
leche$	bViS
lecti-	aRf]iK
lectu-	iQjQkTtI
lectura	jRkSpS
lectura de	jWkH
lecture	iTkR
led	jYoJ
leeds	cXdV
leer	dRiQjS
leerg-	iQ
left	pKqY
left$	iWqJ
legac-	eRiS
legacy	eS
legal	rQtW
legal$	bRgQqWtJ
lehra-	j\`
lehrabschluss	iKj]
lehramt	jW
lehre	iSjWlQpJ
lehre im	fJiY
lehre-	aGiUjItZ
lehrg-	l[
lehrgang	l[
leich-	gVhIjHkV
leide-	dRgS
leider	dRgS
leider nicht	dS
leipz-	aFbGc\\dQfJgJhJjIpEtG
leist-	g_iJ
leisu-	hUjJkJ
leisure	hUjJkJ
leite-	aWiSrJtJ
leiter	aYmRrJtJ
leitu-	gQhImS
leitung	gRhHmU
leitung$	aRgVhJiIjK
lena	hT
lena y	hT
lengu-	kVrS
lenguaje	rW
lerne-	iIlYmU
les	iX
les consignes	jU
les dossiers	pQ
les gens	iUrW
les vacances	bKfWhJtS
les$	hV
lesen	j]
lesen$	aJcKhKjUkKlUqKrQ
lesqu-	qW
less	gUhIkIoSrQ
less$	eTfJgWhJiJ
lesso-	hUiGnJpYqK
let	aKiUq]tG
let me	fViJoHpWqH
letra	rT
letra grande	rT
lette-	pXqU
letter	nQpVqW
letter to	p[
letter$	nUqZrK
letters	iUpR
letters to	iUpR
letti-	aVfQtK
lettings	aVfQtK
lettr-	pV
lettre	pV
lettre$	pV
letzt-	bWpKq\\
letzte	bVqT
letzte hat	pKqRsQ
letztes	bSrV
leute	bSmVsQ
leute$	aJbUmRtT
levan-	cIiZjKqJtI
level	iTjS
level 0	jR
level$	eRjT
lever	iVjX
lever$	iW
lever-	fUqStI
ley	gIhRiGjYkK
ley$	iHj[
lg	aFpFrFt\`
lgps	h\\jJ
lgps$	h\\jJ
liabi-	hKjV
liability	hKjV
liais-	iT
liaise	iS
liaise with	iS
libra	fZiKqJ
libra-	bSfZ
library	bU
libre	f[oR
libre$	fZhSjHkQoJpG
libre-	fThT
libres	fThT
libres$	fFh\\
lic	jZpR
licen-	jVkR
licence	jW
licence in	pW
licence$	j\\kV
licencia	bRjS
license	gSjU
license$	kU
licensed	aTjIkVtH
liebe	cJt^
liebe frau	tQ
liebe-	sStV
lieben	tQ
lieber	sU
liebs-	oRsR
liebsten	oSsR
liefe-	gKhJi]jGkSqH
lieferanten	iUkTtJ
lien	nSoKpR
lieu	aIbBc]eKfJgKjJlEqHtX
lieu$	bGcDfKgKhKiKlKpKqKtX
life	iX
life$	gWiE
lifeg-	aVtK
lifeguards	aWtK
lifeguards$	aXtK
lift	j\\pR
lifte-	bTcIhFiVjGkJlS
ligad-	gQ
ligado	gQ
ligado a	gQ
light	aRbKtU
ligne	iWpS
ligne$	eKiYpS
like	jUrY
like a	aKoQrR
like it	pKrR
like us	jEqJrUsV
like$	aGbFdRfKiIjQqQrWsKtR
likel-	eV
likely	eV
limit-	eRiW
limpi-	aRiUtQ
limpiar	iUtK
limpieza	aViSjK
limpios	gX
line	mTrZtK
line about	rYsJ
line$	hSlRpIrV
linea	bRiX
linea$	iTjT
linea-	bQ
lineas	bQ
lineas$	cJ
linen	iV
lines	iY
lines to	pS
linge	iU
lingu-	iTjGkV
linie-	bWhV
linien	bWhV
linien$	aKbXhU
link	pV
link to	rT
link$	pT
linke-	rT
linkedin	rU
linkedin$	rV
linux	hWiJjXmJ
linux$	cIgKh[iIjEmF
liqui-	gYiT
liquo-	aWcHjW
lire	j^
lire un	jW
lisbo-	aHcVdJiQqUtF
lisse	cVgUjI
lisse$	cYdJiHkJ
list	hRiS
list$	hTlW
liste	qR
liste-	bUkT
listed	bX
lists	fKiY
lists$	hJiX
litig-	aTtG
litigation	aWtF
littl-	gKnQrT
little	gKrT
live	dQlRtK
live in	cRfShYjH
live on	aUdZiHlKtH
live$	aSiIjQpV
lived	jV
livel-	eX
livello	eX
livin-	gTiInS
living	gTiInS
livre-	aZhStE
llama	jRpQ
llama-	aQiRpW
llamada	pY
llamar	pT
llamar a	pS
llame-	pQ
llamen	pQ
llamen al	pQ
llega	fKiSjUpK
lleva	dFfKhXiR
lleva-	dQiRqS
llevamos	iQqV
llevar	dU
lleve	aRiW
lleve el	aQiUtK
llore-	cYgKlHqQtK
lo de	lQqT
lo menos	fJjV
lo mismo	kV
lo primero	iXqQ
lo que	aRcHf[tU
lo sabe	qV
lo siento	dUgQ
lo vamos	gJhKqY
lo$	aSfIgUiFtU
load	gUi\\jH
loade-	gVlR
loaded	fJgXiR
loads	bTiQ
loan	mR
local	iKjR
local$	eS
local-	aTbRkQ
locales	bW
locales$	bW
locat-	cT
location	cT
location :	cU
locke-	bWiKpIsU
locker	iKqKsV
locki-	iW
locking	iW
locum	aJbIcJe^fF
locum 00	aKeUfI
locum$	bJcIe\\fG
lodge	bUcIjUlJ
lodge$	aHbUcFjItR
log	h@igjF
logbo-	iS
logbook	iS
logem-	bUgQhSpK
logement	eHgShVoIpI
logic-	kU
logiciel	kU
logis-	aRbJpR
logistics	aTbI
logo	rV
logo$	bTqQ
logos	iGpHrY
lohn	gYiUkStJ
lohn nach	gS
lohnb-	aHbXcKgWiDtJ
lohne	cRgXhJiF
lol	fKlQqUsQ
lol$	lRpJqRrFsR
londo-	cRnT
london	cRnT
london$	bKcRrS
long	qQrS
long as	dRfR
long$	aJcJeTqWtF
long--	qV
long-term	qV
longe-	cHeSnYpKqI
longer	aKeTpR
look	aQbTcJiK
look after	aVbVdJiKtG
looke-	aSjR
looked	aVbJcJlR
looker	jV
looker$	iRjR
looki-	fKtS
looking	fJtR
looking for	fJ
loop	pV
lorna	pTrQtQ
lorna$	pQtS
lorri-	iQ
lorries	iQ
lorries$	iX
los	iV
los de	cK
los dos	fRhU
los geht's	oX
los jueves	hU
los que	qJrQsR
los tres	bUpR
los turnos	iW
los$	fRhGoZpJ
loss	bWiT
loss$	bY
lost	pJq]
lot	iUjKnR
lot$	iQ
lots	iW
lots of	iW
loud	rT
love	fKkWtR
lovel-	kT
lovely	bSkU
lovely but	jKkT
lovely$	kT
low	bFcKhIiWjIlQqWrJ
lpa	fGg_iF
lpp	gKhWjI
lucro	bY
lucro$	bXtJ
luego	eQmT
luego se	eQfS
luftu-	bR
lui	iRjQqW
lui$	iKjXsS
lun	bKfY
lunch	gKhTiQ
lunch in	gIqS
lunch$	eRfUiSjRqI
lunch-	hW
lundi	aKfWoSqR
lundi$	aKbHdQmKqU
lunes	fXoR
lunes a	fT
lust	gJiIkElZtV
lutz	cKiRpV
lyon	cYeKnQ
lyon$	cTiS
m /	aXrS
m 0	eHiGj[tR
m 00	bIcbdJfFjG
m 000	j[
m budget	bWgGiK
m de	bS
m turnover	bS
m$	bRiXpKtW
m'app-	p]
m-f	aJdSfStK
m-f 0	aGfWjTtI
m-f$	dS
m.sc	j\\
m.sc$	jY
ma	b\\cS
ma$	bYcUjJ
mache-	bTiRqK
machen	bTiRqK
machen wir	bGiSlU
machen$	bTiQqIrH
machi-	aQiI
machines	aTiK
machines$	aUiK
machs-	iTtS
machst	iTtS
macht	iUlRqU
macht der	iXjHlYpI
macht$	iHjUqR
madam-	tU
madame	tU
madch-	fKmU
madchen	fKmV
madre	tR
madri-	nS
madrid	nS
madru-	hHiUjU
maest-	aRjXsK
mag	aHbIiUtS
mag$	iXjHkWrItJ
magas-	bZcFhT
magasin	gJhV
mahlz-	gJhUiS
mahlzeiten	gJhUiS
mahnw-	iS
mahnwesen	iS
mai	oZqR
mai bis	oT
mai$	oUpS
mail	pQqU
mail$	aKpW
mails	fIjTqWrJ
main	iYjJoRtH
main tasks	iT
maint-	aUiTjJ
maintenance	aYmQtI
maire	tX
maire$	tU
mairi-	aQcStI
mairie	aQcStI
mais	jDkSqW
maiso-	bXiR
maison	bXhQiS
maison :	bS
maison$	bAgJhTiZ
maisons	bS
maitr-	jS
maitre	iStR
maitrise	jX
major-	gQ
majors$	iQ
makat-	kW
makaton	kW
make	rW
make a	bRiKrHtT
make it	gSiIrZtG
make sense	iTtH
makes	q\\
mal	fUgUiRtS
mal 00	bJfKg\\lKtJ
mal eben	iQtS
mal$	fZgQqK
male	iIs]
man noch	aRqItU
man$	i_
manag-	aQmZ
manage	tQ
managed	bUjU
management	aQiSjSlJ
management$	iWjI
manager	aV
manager :	aJmU
manager in	aS
manager$	aVtT
managers	iQmR
managers$	aKjUmT
manan-	fV
manana	fSpR
manana o	fRiK
manana$	fQpQ
mananas	aJfT
manda-	mS
mandanten	bUiKmJqU
mandar	pW
mandate	iWtQ
mandate :	iQtS
mande-	pX
manden	pX
mando	tQ
manej-	jQkV
maneja	kS
manejar	aR
manejar la	aR
manejo	jV
manejo de	jV
manip-	jU
manipulador	jU
manipulador de	jT
mann	bUjSpKsWtK
mann$	bTpHsZtH
manne-	iKsZ
manner	jQsW
manner$	iJjQsW
mannl-	aUsS
mannlich	aUsS
mannlich weiblich	aQ
mannlich$	aWcJfH
mano	aIbSpStJ
manqu-	rRtQ
manque	rRtQ
mante-	aRiV
mantenimiento	aRiV
manua-	jQkTqR
manual	jRkUqStK
manufacturing	iQjR
manufacturing$	jV
maqui-	dRlT
maquina	dWiK
maquinaria	iRkR
maquinaria$	iSkR
mar	cUdQfSjStI
mar y	aRcJ
mar$	aIbKcUdVjU
marca	b]cKhQ
marca$	hX
marca-	bThGiIjJs\\
march	o]
march 00	gJoU
march or	jJoW
march to	oY
march$	oR
march-	bQiRkQ
marche	bSkR
marcu-	pIsR
marcus	pIsR
mardi	fUiWjKpI
marge	iS
marge$	iSjJ
marie-	jJlVpX
mariee	jHlX
marin-	aScR
marine	aV
maris-	tQ
marisol	tQ
marke-	eQ
market supplement	gV
market$	tU
marketing	aUjRtG
marks	rV
marks$	rW
markt	cVeDgGpDq]t>
markt und	iX
marqu-	cUpJsV
marque	bUiKpIsY
marquette	cYtJ
marquette$	bKcXfGtI
mars	bKeKoYrGtJ
mars$	bKeKfIoYrGtJ
marte-	fQoR
martes	fQoR
martes y	dQeJfWoK
martes$	oWpT
marti-	bRpT
martin	bS
marz	bJe[oW
marz$	aRbIeFfInHo[tK
marzo	oSpR
marzo$	oSpR
mas	g[
mas de	iUqT
mas nocturnidad	gQ
mas que	mSqR
mas$	iV
masch-	iEj[
maser-	jY
maste-	jVlU
master	jVlR
master de	lW
master in	jR
master$	aJiV
master's	kKlV
mat	aCbKeVhRjKqY
match	gIhUiS
match 0	bKgJhT
match$	iV
match-	eKlIpFqYtH
matching	eIiKjKkKlIpFqZrJsKtH
matem-	jV
matematicas	jV
mater-	bTeRhVsTtJ
material	bShS
maternity	eZsS
maternity cover	eSqQ
math	aXgQoGtK
mathe	iFjTkW
maths	jT
maths$	jY
matie-	bJi\\jF
matin	iUnRpV
matin$	aIpQtT
matri-	gQhJiRjGkKoIsW
matte-	jWsR
matter	fJjXlR
matters	iKsU
max	gTrZ
max 0	dVfU
max 00	dQkIrSsX
max 000	rS
max$	aIbGdJeKg[jVmHqJrGtF
maxim-	jJsX
maximum	dSfQ
may	o[
may 0	oV
may 00	aJfJoYqItI
may to	fShT
may$	fRhSoS
maybe	iQoHqWrJtK
mayo	oXqR
mayo a	pV
mayo$	oWpHqJtJ
mb	dRjRlGpS
mb$	pVrK
mba	jKl\`
mba$	lX
md	aVlRtK
me	pRtW
me (	mY
me and	jKm^pJtH
me by	pQtS
me da	cKlUqQsQ
me faut	aTqKtR
me los	gJhHpRqU
me on	pQ
me the	qQ
me with	pQ
me$	pX
meal	aEbXfHh[jKnRt@
meal$	bJgJnW
meals	hXiI
meals$	hYpJ
mean	iQj\\rK
mean it	gJj\\qJ
measu-	i]
measures	iS
measures$	iS
mecan-	a\\tH
mecanica	iIjY
mecanicos	aRmS
mecha-	aVjT
mechatroniker	iJjV
mechatroniker$	iGjW
med	bYcFfKh[jKoJqKrK
media	fSiW
media hora	fVpR
media jornada	eUfImTtI
media$	fT
media-	iKkWpQ
medic-	bRhX
medicacion	iX
medical	hUkR
medical (	gQhIjS
medical 00	hSkJ
medical director	hKpU
medical$	iRjV
medicale	aRbTlQ
medicale$	aW
medik-	iZjIsJ
medikamente	iZjIsJ
medio	e\\hK
medio-	fTjS
medir	aKcIi\\tI
mediz-	aHbTjT
medizintechnik	aHbTjT
meds	iRjT
meet	dStU
meet the	jR
meeti-	lQtT
meeting	nQtW
meeting$	aJfRmKnQtQ
meetings	iRlW
mehr	gRhHqVtQ
mehr 00	gHqS
mehr als	fSgKqQ
mehr auf	aKgUhHtY
mehr$	cGfViR
mein	bJhQqY
meine-	tT
meiner	cSlJ
meist-	jS
meister	hQiR
meister$	aTbFi[kJtD
meisterbrief	iIjW
mejor	jKk^sS
mejor que	jJkY
mejor$	jKkYsR
mejor-	pT
mel	pT
melde-	iUkSqR
melden	sT
meldu-	iRpR
membe-	iQlR
member	aSbJjYkGoJtK
members	gIhQiVjK
members$	bVcKgHhJiV
meme	kYoJ
meme$	kX
memo	tX
menag-	iSmR
menage	iSmR
menos	fYkQrS
menos tres	iV
menos$	fVgKkT
mensc-	bXiS
menschen	bY
menschen$	bS
mensu-	bJiU
mensual	hT
mensuales	fTmK
mensuales$	fTmK
mensuel	iU
menta-	aKbVqV
menti-	hKqQrW
mention	kRrX
mention the	qRrX
mentioned	gGhJqVtT
mentionnez	rR
mentionnez pas	rR
mento-	iIkSmV
mentor	mW
mentoring	iKkX
menu	aIb\\
menus	iYjT
merca-	fKpT
merch-	bKjYkWlFmH
merci	lSt[
merci$	lXpS
mercr-	fSgHpR
mercredi	fSgHpR
mercredi$	jSpQ
mes de	eTkU
mes por	eJgS
mes y	gThJsR
mes$	gQoT
mesa	aSbS
mesa de	aW
mesa$	bU
meses	e]
meses a	eS
meses prorrogable	eR
meses$	hSqT
messa-	iRtR
message	aKpRtS
messe	iWtK
messe$	iVtK
messe-	nV
messen	nV
messen und	iZ
meta	dRgJiV
meta$	dSgJiV
metab-	bUiS
metal	dVe\\gIpGtE
metal$	dKeZgHpF
metal-	aWbUgT
metall	gTiK
metallgewerbe	gY
metel-	jKrW
metele	jKrW
metho-	iUjT
method	iU
method transfer	iT
metie-	jQkI
metiers	jRkJ
metre-	bViIjT
metres	bViIjT
metri-	dJeKfIgKhJiajFkJmInKoKqIrKsKtK
metro	cU
metro$	aJbEcXhQjK
mets	qJr\\
mexic-	iIkJnYsX
mfa	aViHmR
mgr	aZpStD
mgr$	aWtK
mi	cUmS
mi hermano	iJmUqR
mi$	cXfKiJjKmV
mi-te-	eS
mi-temps	eS
mi-temps$	aRmQ
miami	cUkU
miami$	cWjKkR
mich	mVqYtQ
mich$	mWqZ
micro	cKfJgFhKjKkHl[n[qH
micro-	hViR
mid	o[
mid march	aKoT
mid$	aQsT
mid-l-	aSbKmR
mid-level	aSbKmR
mid-level$	aZbKcKmJ
mid-s-	bW
mid-size	bW
midi	eWfRhQiI
midi$	aKbFeVfQgKjK
midni-	gQhKkJpR
midnight	gQhKkJpR
midnight 00	pS
midnight$	gShKkJ
mierc-	aJfRiQ
miercoles	aJfRiQ
miercoles$	aIfR
mieux	lRo[
mieux$	bKcKgKhKiKjKkKlUoTrJtK
might	qZ
migra-	j]
migration	j]
mikro	iVtT
mil	gV
mil quinientos	gTiK
mil$	iU
milan	iQnS
mile	hUnS
mile$	hVkKlK
milea-	fIhUnU
mileage	fIhUnU
mileage 00	h@n]
miles	cJnV
milit-	iQjKlU
milli-	bViQtS
million	bSiRtU
millo-	bRgQ
millones	bRgQ
min	jWpT
min 0	dQgHjV
min on	jVnH
min wage	aKfIgWmJ
min$	bJiRjYpQ
mind	jV
mind 0	dVfI
mind 00	iIjY
mind which	jYqK
mind$	eWjH
minde-	dSjU
mindestens	dSjU
mindestens drei	fSjQ
mindestens$	dX
mini	iR
mini digger	kQ
mini--	pW
minib-	iUlU
minij-	eXhI
minijob	eY
minijob$	eT
minim-	jZ
minimo	iRjQ
minimo$	iV
minimum	jU
minimum$	hTjS
mins	nVsS
mins$	nRsT
minui-	cKiKpVsQtJ
minuit	cKiKpVsQtJ
minute	fWhKpR
minuten	tQ
minutes	cQnQ
minutes of	iR
minutes that	jQsJ
minutes$	aGiTtV
minutos	iSpQtQ
minutos$	bKiRpQtR
mio	cHiSjJqWtI
mir	qQrQ
mir$	iImVpSrU
mira	bHfZoKsW
mira$	aFbKcKdKeIfFgJhGiIlKmJnJoGpJqJrJsXtR
miran-	cRhHqTtJ
mise	iZ
mise a	iT
mise en	iSjQ
mismo	iQkS
mismo$	gKhUlR
miss	nWpS
missi-	iRnUtR
missions	iRnT
missions$	gKiSnU
mista-	jHlT
mistakes	jHlT
mistakes$	jJkKlR
mit	mQ
mit 0	bVgX
mit 00	dJhJiSjQmSnKtK
mit :	tT
mit acht	bZ
mit dem	qQ
mit der	iS
mit drei	bWcK
mit einer	aDhKmW
mit kopftuch	qJsX
mit mir	mQ
mit zwei	mKqX
mit$	hZjKqStR
mitar-	bUcHh^jK
mitarbeit	eRgK
mitarbeit$	eThK
mitarbeitende	bQmW
mitarbeitende$	mY
mitarbeiter	aUbU
mitarbeiter$	aIbXiR
mitbr-	fKhVjQlK
mitbringen	fKhVjQlK
mithe-	iU
mithelfen	iU
mitsc-	rJsZ
mitta-	h[
mittag	pU
mittags	iUtQ
mitte	oV
mitte-	cZiK
mittl-	aSbTgJjKkKtK
mittlere	aSbTgJjKkKtK
mittw-	dRfYhQ
mittwoch	dUfV
mittwochs	eJfUhUpJ
mixed	bUeSfH
mm	jT
mm$	jT
mme	mUpTqS
mo$	aJjSoS
mo-fr	fZ
mobil	dagIhImIpI
mobil$	dagKhJmJpJ
mobil-	dQqT
mobile	qWsJ
moda	bZcElQ
model	eThHiU
model$	iY
model-	i\\
modelling	iU
modelling$	iU
modelo	cJdQiV
models	iS
moder-	bSdViV
modif-	iT
modul-	eKfQkT
module	bKiRkTtR
module$	jRkUtK
modules	kU
modulo	qQ
modulo de	qQ
mogen	bGgShHkYlJqKrKsS
mogli-	cSdT
moglich	cUdV
moglich$	cVdVfH
moglichst	rSsS
moi	aUmQpX
moi je	q[
moi$	a[pYtG
moin	tU
moin$	aKtW
moins	j[sX
moins de	bQpIsXtJ
moins$	iGjVsU
moira	cJiIjKlVqW
mois	eV
mois a	iTqX
mois d'essai	eS
mois puis	eR
mois renouvelable	dQ
mois$	eTgShY
molin-	aIbScJfKiJmY
momen-	hTtQ
moment	hV
moment$	cJhWjKtK
mon	dUfX
mon /	bHfR
mon 00	oT
mon$	aKcHdKeXfWgJhGiJjIoQ
mon-f-	fU
mon-fri	fU
mon-fri$	fS
mon-t-	fRoJ
mon-thu	fRoJ
mon-thu$	fUoI
monat	fT
monat 00	iR
monat$	fThR
monat-	eR
monate	eT
monate$	bJeUhVlR
monaten	eS
monaten probe	eTgK
monatsende	aKfYpT
monda-	dTfS
monday	fRoR
monday if	eJkKoV
monday to	dW
monday$	oV
mondays	dTfT
mondays 0	bIfSiU
mondays$	cIdZ
monde	kQsT
money	qU
money$	cGjQkRqJtW
monit-	iQkT
moniteur	kS
monitor	jJkSmS
monitoring	iZ
monol-	iQ
monsi-	aJqRtQ
monsieur	aJqRtQ
montag	fSoTpKqS
montag bis	fTqI
montage	cRiY
montags	fUiKjK
montar	iR
montb-	c[
monte	hRqV
month 0	aHdYhJiKkFlKmKnKoFpFrIsKtG
month 00	fT
month and	aIbRhQ
month for	dRnS
month in	gR
month plus	eHfFgZhJjKkKlG
month probation	eX
month$	bQiR
month-	eQ
monthly	gSiQ
monthly$	fUgS
months	eS
months and	eSjQ
months guaranteed	eKgWhI
months probation	eS
months provetid	eThIoJ
months$	oR
montr-	cThIiXjH
more	jQtQ
more after	cIg\\hK
more don't	nK
more than	jX
more$	hWjRkQtW
morge-	tV
morgen	tT
morni-	mQ
morning	tT
morning in	jU
morning$	iRtR
mornings	aTmX
mornings and	aX
mornings$	mZtK
mos	jZlT
mos$	lZ
most	fV
most of	bTpHsV
most weeks	dUfV
most$	pKrT
mostl-	bU
mostly	bU
mostly$	aScTiR
mostr-	iQ
mostrador	iQ
mot	aQiKqX
mothe-	fKiFmKo_tJ
motif	qTrX
motiv-	cKiKjVpWqQrJ
motivo	aIqU
move	aJeKhQiRlKtV
move$	eIhUkJ
moved	iKqW
moved to	iKqW
moves	dTiIjRkYlD
movil	hYjTrQ
movil$	bHgKhVjWkKmKqK
movil-	bY
movilidad	jV
movin-	hSiQkQ
moving	hSiQkQ
moving$	hSiUkK
mowin-	iV
mowing	iV
mowing$	iT
mr	gKjHq]tQ
mrs	lSpX
ms	aFjRqWtE
msc	iFj^
msg	pV
msg$	pR
mt	fVjEkYtF
mt$	cKfRjIkWlK
mth	e\\
mth ftc	e\\
mths	eWjZ
mths$	eZiQjItI
much	gVjKlIsRtQ
much$	dGiSjKtW
mucho	fQkUsQ
mucho mejor	kU
mucho$	kTsQ
muell-	bUcWdIjKmI
muelle	cXdJiRmJ
muelle de	cZdI
muhle-	bV
mujer-	pJsZ
mujeres	pJsZ
multi-	aJbVcFhQjV
multimarca	bWcJ
multisport	hYiI
multisport$	cKhX
munch-	cT
munchen	cT
munchen$	bHcS
munda-	jW
munic-	bRcQ
municipal	aTbJiQ
munst-	cbhHiDpQqKtJ
murci-	cSnX
museu-	mY
museum	cSlU
museum$	bTcJlQ
music	hX
music-	fJiQjQ
musica	fJiQjQ
muss	jYlZ
muss aber	lR
muss dem	iS
muss nicht	aHjGl^
muss$	iSjUlSqJ
musse-	iRjJqQ
mussen	iRjJqQ
mussen sie	iTjI
musst	iVlQ
musst du	iVlQ
musst-	iQoS
musste	iQoS
must	jVrS
must be	jJr[s\\
must handle	jW
must have	jW
must know	jSkR
must live	cUfWhHjH
must$	kSlZ
must--	jTtR
must-haves	jTtR
mutte-	cRfIhHiUjGqUsX
mutterschutz	eXpI
mutua-	b[mT
mutual	bWqR
mutual$	bVdKjI
mutue-	h[
mutuelle	h[
mutuelle famille	hX
mutuelle$	hV
muy	bHjEq]sV
mvr	jX
mvr$	iIjY
my	tR
my brother	mT
n	iQjX
n +	m\\
n 0	a[fKtK
n$	aEbEcQdKeKgGhIiIjEkYlJmInKoKqJrKsFtS
n'en	lKoIq^
n'est	jGkTlX
n'est pas	jGkTlX
nach	gShR
nach 0	bJgRhZjK
nach 00	iFj[
nach absprache	dTfTtJ
nach dem	gSqU
nach den	aSoR
nach der	dTgKqR
nach erfahrung	qR
nach feierabend	hS
nach konnen	gS
nach oben	bUgS
nach probezeit	dXeJfK
nach sechs	eTfKgJ
nach tarif	gThEjU
nach vereinbarung	pR
nach$	lRpR
nachb-	eViIpHqZtK
nachbesetzung	cJeWiHjKmKoKqS
nachd-	gU
nachdem	gU
nachdem$	gT
nachf-	qU
nachfolge	oQqU
nachh-	jHkXlK
nachm-	fY
nachmittags	eKfXqK
nachr-	lVmKpT
nachs-	iT
nachsten	bTsT
nachstmoglichen	oS
nachstmoglichen zeitpunkt	oS
nacht	fIgWhKjK
nacht-	f_
nachte	fWqS
nachte$	qWtJ
nachts	iX
nachtzuschlag	bIgW
nada	eQhRpS
nada de	eShKpR
nada$	hYiJjSlGmIpRqK
nadia	cJiKnHq\\
nadia$	aKcGiJjKnGqWtR
nadie	bVfXtJ
nah	aKbFcFhHiGjKkHl^tI
nah$	aIbFcEdJeJfJhIiGjHl\\mJnJoJpJqJrJsJtH
nahe	aJcWiJ
nail	aScStI
name	pGritG
name$	lJpJrY
names	jUpV
names by	pZ
narra-	iWrS
natio-	bUnU
national	bUnU
national$	cJnV
nativ-	jQkGsZ
native	jSkIsU
natur-	iIsS
nature	aTbHdXhHiJjI
naturlich	iIsV
naturlich$	hRiFjRqKsZ
nav	aIbKeIiYjDmKoJtJ
nave	hQpQ
nave con	hSpR
navid-	hW
navidad	hW
navidad$	hXiHjQ
navis-	jUlT
navision	jUlT
nd	pU
nd$	hJpW
ne	q\\
ne pas	jQqVrQ
near	cciH
near the	cIjKlKqWsY
near$	cT
nearl-	fQgRjQoJ
nearly	fQgRjQoJ
nearly there	jY
neces-	jRtT
necesita	aRtQ
necesita$	aJcJtW
necesitamos$	aJtV
necesito	aStU
necesito$	aDcHgKiHkJt[
necessaire	jSkV
necessaire$	jXlR
necessary	lR
necessary$	bJjQlT
ned	iGkJl[
ned$	aKgGiIjJkGlYsK
need	lRtW
need 00	dToR
need a	aWjYtJ
need is	iUjS
need someone	iT
need to	lV
need$	t]
neede-	lT
needed	lT
needed we	lU
needed$	lUtU
needn't	lY
needn't be	jKlX
needn-	lY
needs	lR
needs :	jV
needs to	lTsR
needs$	aHbKcKiKtZ
negat-	jR
negativo	jR
negativo de	jQ
negoc-	iXoX
negociacion	jV
negociacion de	jV
negociar	iQjR
negot-	aVfKgTtJ
negotiable	fHgVlQ
negotiable$	cKfKgYhJjJ
negro	eTgJiKqR
negro$	eUgJiK
nehme-	qKrX
nehmen	qKrX
nehmen$	hSiRrK
nein	eQiKlUnRpGtJ
nein$	bKcGdJeRfRiGjIkJlUmKnUoJpBrJsKtC
neith-	jDlZ
neither	jDlZ
nen	aXiKpT
nen$	aSpS
nerve-	aIbKcFiJj\`kDtH
net	g^hK
net$	gY
neto	gR
neto$	gW
netos	fJgZ
netos$	bHfKgY
nette-	aWcIrZ
netto-	bTiR
nettoyage	bTiR
netzw-	bFk]
neu	gRiW
neue	a[pJqTrJ
neuen	aJcQiWoRtJ
neuer	cXiRjH
neuer leute	iVjJ
neues	bWiDjT
neun	mU
neunz-	gX
neunzehn	gX
neuro-	aYbStI
neutr-	aJbKdKiFpGqKrYsKtH
never	fXiQrS
never a	fS
new	pItR
new hire	gUiSmJtG
new year	fUiI
new york	cX
new$	aJbJjKmJqHtW
newca-	aJc_dKiGjFkKtJ
news	fRiIjV
newsl-	aJiY
newsletter	aJiY
next	bQeTmX
nhs	bXpT
ni	fQqS
ni "	rV
ni le	qIrY
ni$	iRpU
nice	bQjJke
nice to	jKkX
nice$	jJk^mQ
nicht	lTqV
nicht "	qQrX
nicht aber	dWhGqK
nicht alter	jT
nicht dass	qS
nicht die	dSiSpJ
nicht erforderlich	jJlZ
nicht geht	fRsQ
nicht in	qU
nicht mehr	fSiRrS
nicht notig	j@l\\
nicht nur	iDj]
nicht so	pJrZ
nicht wissen	qS
nicht$	jKl[qQ
nicht-	jVqVtR
nichts	qSsQtT
nichts$	sV
nie	fXiJlTsR
nie$	bJfTiJlU
niede-	bKcKjHkVlJqK
niema-	mIq\\
niemand	qTsQ
nieve	iT
night	aXf[iS
night audit	aKfX
night shift	fKiWjQ
night to	fXiJmK
night$	fGi]jK
night-	aVcIfQnR
nightmare	iQ
nights	aVcIfQnR
nights$	aTcFhRiKmQ
nimme-	bKpIqSsS
nimmer	bKpIqSsS
nimmt	qW
nine	aJbRiUtR
nine till	fW
nine$	dKmU
ninet-	bVgR
nineteen	iRmRqQ
ningb-	kW
ningbo	kW
ningu-	aKcDfZgHhCiJjKkK
ningun	gJqQ
nite	fRgX
nite$	cJfHgWhTjGkKrKtJ
nivea-	jR
niveau	jR
nivel	aSbHeKgSjVqU
nivel 0	aXbFcJeGqY
nix	lUqX
nix$	lHpJq[tJ
njc	gY
nl	qR
nm	cV
nmc	iHj[
no	lW
no "	rS
no agencies	bKpRrW
no call	gRiKkKlT
no cvs	pU
no de	dFfQhFjVkHlG
no es	kUqI
no eso	iTjSqGrH
no evenings	fU
no exclamation	rW
no exp	lS
no experience	jJlY
no foreign	sQ
no hace	lZ
no hay	dThZiKlH
no la	aJcV
no llega	fKiSjUpK
no lo	lTq]
no more	eWjWlK
no need	l^
no one	hKrKs^tK
no pedimos	jJlX
no problem	hT
no puede	gTrU
no qualifications	jJlZ
no se	qS
no sea	pRqJsR
no solo	jZ
no sorry	cUiIlGoYpItH
no sundays	fT
no tener	jXlG
no tenga	sV
no wait	eW
no weekends	fT
no$	dQfVkKlRqR
nobod-	iRqQsR
nobody	qSsS
nobody else	rVsR
nobody over	fKhKqHsZ
nobody with	hKjJsX
noch	qVtT
noch eine	tS
noch nicht	qU
noch$	aJbJfHgIhEiRqWtY
noche	f[jS
noche y	f[
noche$	jXkGqQ
noche-	fV
noches	fSnQ
noches$	nW
nochm-	iItU
nochmal	iItU
nochmal wegen	tR
noctu-	gYhI
nocturnidad	gYhI
nocturnidad$	gV
noel	hXkR
noel$	hRkS
noise	iTtT
noise$	iTtS
nok	gXnK
nom	rZ
nom du	pJrW
nom$	jTrS
nombr-	eUqRrQ
nombre	qUrU
nombre de	lJqVrQ
nombre$	qX
nomin-	bTcF
nominas	iS
nominas$	iS
non	eRjZlU
non necessaire	jQlS
non$	cHeJfTgRhKiJjJ
non-c-	qU
non-e-	fHgS
non-exempt	fHgT
non-exempt$	gShK
none	bKiRl[
none$	iIl]nSrJ
nonpr-	jS
nonprofit	jS
noon	fSpZ
noon 00	pZ
noon$	aKfW
nord	bRc\\iK
nord$	bKc_iK
nordi-	bTeK
nordic	bTeK
nordr-	gV
norma-	eKjW
normal	cKgIjXmJ
norte	bVcUjK
norte$	bVcQ
north	cT
north of	cRdI
north-	aGbJcZtC
norwe-	hSjQ
norwegian	hSjQ
nos	lU
nos ha	aKqU
nos hace	lEtT
nos$	aXbJcIoRqFtR
nosot-	lTrR
nosotros	lTrR
nosotros$	lW
not	l[qR
not "	aHtY
not a	lSqW
not accepted	pW
not bothered	lT
not but	jU
not essential	jCl[
not for	dXlKqWrFtK
not from	dTqT
not in	gKhQqU
not just	eXj[lGpH
not needed	l_
not one	sU
not only	iQjS
not put	pHrY
not required	hKlW
not say	qZ
not$	j[qHrXtH
nota	aIdIeJiJk]oH
notar-	bYiIlV
notdi-	fT
notdienst	fT
notdienst nur	fQ
note	qQtR
note$	lKpStU
notes	tR
notes from	aKtU
notes$	lRpU
notfa-	jRqR
notfalls	jRqR
nothi-	qRrU
nothing	qRrU
nothing$	iJpHqVtJ
notic-	oUqQtJ
notice	oUqQtJ
notice$	oU
notig	jRlVnU
notig$	bJjUkElRnX
notio-	iFj[nI
notre	qU
nous	kTqStW
nous avons	iQlVmKpI
nous faut	oQ
nous quitte	qS
nous$	h]qRtR
nouve-	hSiU
nouveaux	iV
nov	oc
nov 00	fIgKoZ
nov to	fT
nov$	aIfUgKnGoStG
novem-	iSqV
november	iToS
november$	fIiSoSqS
novie-	oS
noviembre	oS
now	hRoT
now$	cJoX
nr	cWjQ
ns	hTjJ
ns business	hTjJ
nuest-	hT
nuestra	hT
nueve	fRi[
nuevo	bT
nuevo$	bTcKjK
nuit	aTfVpR
nuit$	aXfU
nuits	bHlVqR
nuits$	bFlVqK
numbe-	iQrQ
number	iQrR
number$	rStS
numer-	j]
numero	iUpQ
numero de	iVpQ
numeros	jUtS
nunca	fViI
nunca$	fViI
nunea-	cT
nuneaton	cT
nuneaton$	bQcRjK
nur	fUiSsS
nur mit	jT
nur wenn	fKiSnT
nur$	aHbHcGdGeGfFgHhHiEjKkGlHmGnYoGpGqGrHsFtG
nurse	aXbIiSjKtF
nurse$	aZbIcJiR
nurse-	rR
nursery	bR
nursery$	bU
nurses	lSrQ
nursi-	aUbKiS
nursing	aUbKiS
nursing$	aXbK
nutze-	i[jK
nvq	aQjW
nvq 0	aRjWnK
ny	bEcVrU
o	aRjV
o ade	iKjX
o afin	jT
o de	aYhUtJ
o encargado	aVtJ
o no	fKiJjQpT
o sea	fSpT
o si	d[kKlI
o$	aTiJjUpR
ob	jHkKlXqWtK
oben	bUgUhK
oberf-	jRkR
oberflachen	jRkR
oberm-	bQcHpUqK
objek-	c[
objet	pXrHtQ
objet :	tV
objet-	gSiR
objetivo	gRiU
objetivos	gQ
objetivos de	gQ
oblig-	lRsT
obligatoire	iKjQlQ
obligatoire$	lRqS
obligatorio	iT
obra	e\\mT
obra$	aJcJeYmUtK
obser-	fKiTrU
obst	hViUlKnKpJtK
obvio-	hQjQqV
obviously	hQjQqV
obviously$	hUjT
obvs	hYiUkIlFpK
obvs$	hYiUkHlFpH
occas-	cSfSiS
occasional	fUiUnR
ochen-	gRhR
ochenta	gRhR
ochenta euros	gRhR
ocho	fTgSiJjJmS
oct	oTqR
oct$	iRoVqR
octob-	oS
october$	iW
octobre	iKoR
octobre$	pQ
octub-	eQoU
octubre	eQoU
octubre a	eWoJ
octubre$	o[
odd	i^
oder	j\\
oder 00	fYgGsR
oder ahnliches	jQkV
oder ein	jR
oder eine	kY
oder einen	aW
oder kaufm	jVlK
oder mindestens	fQjT
oder nach	oQ
oder polnisch	kTnK
oder python	jQ
oder vergleichbar	jQ
oder$	aQfHgTtY
of $	hY
of 0	dJkJm\\nUoTpH
of 00	bYi\\
of a	aJpRtR
of course	hIiJjRqX
of data	iU
of england	bUjK
of feb	oTtI
of five	mR
of hours	iV
of house	aRhJiX
of it	hGi]
of june	eJoY
of march	oV
of our	rI
of people	aWbI
of shift	iVkJ
of six	fKhUiKmX
of that	cHiJjIlWqWrJsK
of the	bQ
of them	aZbTiJsG
of these	iKsTtU
of those	dRkX
of three	hImV
of us	b]mU
of which	bQdTgK
of whom	mU
of your	gYiCjQ
of £	bT
of €	hT
of$	cJhKjTtT
ofert-	aCb@cFhJiKkKmIp^tG
off	fXhY
off and	iJqR
off on	cKfKjHoWpIqGsRtK
off the	qR
off to	mQqS
off$	fYhR
offen	gSiHqX
offen$	cKiKqU
offen-	bFcSeKiTtX
offer	kIq\\
offer-	hX
offers	iW
offers$	iW
offi--	hXjF
offic-	cQ
office	cRdQ
office /	cRdQ
office 0	dZ
office 000	jRsT
office days	bQdW
office in	cU
office is	c[
office manager	iZjImK
office rest	dKmY
office$	dSfJpS
officer	aY
officer (	eS
officer$	aVrV
offices	bQcViG
offices in	bTiG
offnu-	fU
offnungszeiten	fU
ofici-	aRjS
oficial	aSgV
oficial de	aTcJgJjStK
oficiales	aTbTcGjS
oficiales de	bWcG
oficina	cTdV
oficina 0	bQcIdV
oficinas	bVcRtK
ofste-	tR
ofsted	tR
oh	bKcKfKpQqVsVtF
oh and	pJqS
ohne	jVrV
ohne zu	jU
ojo	hIqRrX
ok	jRlWtR
ok brain	tS
ok if	jGkJlZ
ok$	dVfUgIhQjGlTtT
okay	iIqGt^
okay$	cKpHtZ
oktob-	oV
oktober	oV
oktober$	oU
old	bVcQsW
old$	b\\cJjH
olden-	cR
oldenburg	cR
oldenburg$	cR
older	kUlDsW
on /	fW
on 0	iS
on 00	g[hKiJjKpS
on 000	pT
on a	bQ
on at	fUjX
on call	fViW
on duty	hTiJ
on en	jJkU
on est	b[iI
on fait	bY
on fridays	bUhSmS
on lake	cXnTqG
on linkedin	aKtX
on ne	aKbHqT
on our	bWjJlW
on peut	qT
on s'en	l[
on site	dVfJiGpU
on teams	aStK
on the	cRiQ
on thursdays	dKfHhXiUpK
on top	gQhUiRjKkK
on tuesdays	cHdUfJ
on veut	bKdTlIoItT
on wednesdays	iTpV
on$	fSpR
on-ca-	fRgTiV
on-call	gW
on-call shared	fUgJ
onboa-	iVqJtR
onboarding	iVqJtR
onboarding$	iS
once	lRmVnR
once a	cJdWnZ
once de	qT
once in	iY
once$	cElVnQ
one :	bU
one a	dKeKfGhKjJmJnHoKqGr\\sK
one anchor	dT
one and	fU
one at	aWbKjI
one day	cYdU
one in	cGiStS
one is	cKiKnVoJqS
one more	aIt\\
one of	sR
one other	hRkKmW
one page	jIpV
one saturday	fT
one was	qTsQ
one week	iInZ
one weekend	fRgJlQoJpK
one with	cKrUsStI
one year	hJjU
one$	dR
ones	jVqR
ones$	jXqT
ong	a?b_jKtH
onlin-	jTpU
online	jVpT
online$	jTpQ
only	s^
only 0	cQdVhIjJsJ
only for	gUkJlW
only no	pU
only to	aIeSjTpHqD
only via	pTrQ
only$	dRfQsQ
onsit-	cKdTiJpU
onsite	cKdTiJpU
oo	g[jJkIlK
oos	jW
op	aSjTtJ
op$	aR
open	cEeTgJi\`
open$	gJiY
open--	eXoK
open-ended	eXoK
opene-	lS
opened	lS
openi-	tU
opening	tU
opening$	iU
opera	iRj[
opera$	fKiT
opera-	aXbQiH
operaciones	pU
operating	bKgTtT
operations	aWqK
operator	aRbStF
ops	bWpS
ops$	aGbZcJeKfGgHiIjJkKlKmJnIoKpUqIrJsKtH
optim-	jFk\`nK
optio-	dSfKgVhV
options	fJg\\hH
options 0	gU
options$	gWiH
or	j\\kR
or "	lJsW
or 0	fXgJ
or 00	fW
or 000	hHkZ
or 00000	pS
or a	k[
or an	iJkU
or as	oQ
or better	jT
or cm	jX
or commercial	bJlU
or comparable	iIjS
or do	iFjWlS
or drop	pQ
or employed	eU
or equiv	jV
or equivalent	jR
or five	dGe\\gDhIjHnY
or from	cIdY
or get	jX
or ireland	cTdI
or level	jY
or manufacturing	jV
or ms	jXkK
or nearly	jR
or remote	bJcIdU
or so	iSjS
or text	pR
or the	cTjX
or thereabouts	eKfHgRtR
or we	iT
or will	j[
or willing	jT
or$	cUjWkTtQ
oral	b]pR
orden-	cEfSiUkKlR
order	cIi_
order$	aJcJi_
order-	iZ
orders	iY
orders$	iV
ordin-	jX
ordinary	jX
organ-	bWfVjK
organisieren	iV
organisieren$	iV
orien-	oU
origi-	iUpV
ort	cWdX
ort :	cR
ort$	pT
ortst-	cViJnY
os	aRhV
oscil-	iFj_tK
oslo	dSeKqS
ost	cYgQ
ost$	cYfKnK
oster-	oWqQ
ostern	aKiIoXqR
ostern$	oWqH
ot	aUbCfShKjJtG
ote	g^
ote 00	gW
other	fVmX
other two	cTmU
other$	fU
other-	cReRiJ
otherwise	cSeS
otherwise$	kTlKrT
otra	iIm[qZ
otro	fYqQ
otro$	aUfX
otros	aJmT
ou	jW
ou 00	eYfJpT
ou a	kQ
ou equivalent	jS
ou sa	aXbFiKmDtQ
ou titre	jX
ou un	a[
ou une	aTjK
ou$	eV
oui	hXtW
oui c'est	tY
oui$	aJhZ
our	tQ
our box	bR
our$	aGbGcEjGmGt[
out	fQiQ
out at	iT
out of	cR
out the	aGcKiXtT
out to	c\\dJnFtH
out$	fVhFqV
outfi-	bU
outfit	bU
outfit$	bW
outsi-	cRhR
outside	cRhR
outside$	sU
ouver-	aKbZgGhGiEtI
ouvri-	aZcGdKeKfKiDlKmJoCpKrKsKtJ
over	fVhH
over 0	cSeKfT
over 00	bWfTiKsZ
over target	fIgW
overa-	cJhZiGpEtG
overl-	oT
overlap	fQoU
overn-	aRcQfKnWtK
overnight	aJcRnX
overs-	aGbGcGdIeKgIhHi]jCkHlImGnHoGpHqHrIsItG
overt-	cKfSgS
overtime	cKfSgS
own	j\\
own the	iW
own$	jUlSmI
owned	b[
owned$	aJbX
owner	iWmJqQsS
owner-	b]cIiI
owners	bXiI
owns	iU
oye	tU
p	aQtK
p &	aQbKiQlT
p /	eQhVjI
p 0	aTgS
p a	gTiKnU
p$	bQtH
p.m	gSkKpQ
p.m$	gUkK
pa	aSbKiRjY
pa 0	j\\
pa$	fJi[
paar	bSjTtU
pack	i]
pack$	i[
packa-	bSgGhT
packaging	bSgGhT
packi-	bViIqT
packing	bViIqT
packing$	aJbTcKeKhJiImJoKqU
padre-	hU
padres	hU
padres$	hU
paga	g]iJ
pagad-	cKgRhQnVpR
pagada	cJgUhRnQ
pagada$	cIdKgRhSnQpJ
pagados	iInX
pagas	g\`
pagas con	gThJ
pagas$	g_
page	rX
page$	rX
pager	fTkI
pages	pU
pagin-	iXjI
pagina	rR
pago	gVhWiJjGkT
paid	gUh\\
paid +	hT
paid 0	aKbJfIiQjKnV
paid at	cKfWhH
paid by	aKbYeJ
paid every	gYhE
paid for	bKhVjGlTtJ
paid half	hUpS
paid weekly	gU
paid$	hWjFlVnW
paie	aTtK
paie$	aUtK
paint-	cYgHhHiTjKsJ
palab-	pQr\\
palabra	iKpSrS
palabra$	iKpSrS
palabras	rZ
palli-	aZcIeKjGk[tH
palliative	jFk]mK
palma-	cQiT
palmas	cQiT
palmas$	cQiT
panel	pW
panel 0	pT
panel$	pT
panie-	cKg[iK
panier	gW
papel-	eUiXjRlD
paper	dQpV
paper$	aKpU
paper-	dWiXjKpK
papers	iSlS
papers and	jKlT
paperwork	iX
paperwork$	iX
papie-	b]iSjK
papier	kUpQ
par	hS
par an	aJhSnT
par la	hTiJmW
par mel	pR
par mois	fUiW
par nous	dJh\\nHqJtK
par semaine	hSmSpJ
par$	cImKqKtY
para :	jKqKtU
para el	aUjK
para la	aWiT
para leer	dTjU
para una	cKjKkTpU
para$	aJb@ta
paral-	mX
paralegal	aSkQtK
paralegal$	aWiI
parce	jUtQ
parce-	bViQ
parcels	bViQ
parcels$	aQbQiS
parci-	e[
parcial	e[
parcial$	eU
parej-	sU
paren-	eThR
parent	iKkW
parental	eXhS
parental$	eThU
parents	hR
parents$	hVjQpHrTtG
parfa-	kRoQ
parfait	kRoQ
parfait$	kSlKoQ
paris	c[eKqU
park	cUdJhXtK
park$	bScYiJ
parke-	cVhJiKjR
parki-	h]
parking	gKh^
parking$	hR
parkp-	cIhV
parkplatz	cIhV
parkplatz$	cIgKhV
parla-	fT
parle	sU
parle-	kQqQ
parler	iIjSlJqS
parles	iT
paro	bUfQ
parro-	jHsU
part	eVmU
part le	hIiUoZ
part of	iX
part time	aEe\`mQtI
part--	aSbKcJeR
part-time	aSbKcIeS
part-time$	aSbKcIeS
parta-	gW
partages	gW
parte	bX
parte-	gViUjKqR
partes	gWiVjJ
parti-	eQ
participation	gQhZ
participation$	g@h_iI
partida	cJeJf]iJ
partida$	cJeJfZiJnK
partiel	eY
partiel$	eT
parties	cKiS
partir	iR
partn-	bQhZ
partner	aSbRqT
partner$	aUhT
partners	bRfIqKsS
partners$	bXcIfJ
parto-	hRnTpJrQ
partout	hSiFnUpIrR
partout$	hRrS
parts	bTjR
party	bQjW
party$	jW
pas	lVqVrR
pas besoin	l\\tJ
pas de	fQjFsZ
pas demande	jJlZ
pas la	jClWpIrJsW
pas le	pFr]
pas trop	kJr\\
pas$	jUqW
pasa	p[
pasa por	pX
pasad-	bRcJjJoYpFtJ
pasado	bRcJjJoYpFtJ
pasar	hIiTqR
paso	aKcFhJjHm[
pass	hV
pass$	hXjR
passa-	kZ
passe	cKiTmRqR
passe$	aJcFdJeKfIgQiZjIkJmHnKpKqKrKsKtH
passed	qR
passed the	kT
passed$	hRqT
passer	pW
passer dans	jX
passi-	aKfQrHsYtS
passp-	jJpW
passport	jJpW
passw-	aHbHcEi\\tG
past	fXgJhHlJ
paste-	aYiIjG
pat	eKhVpW
patch	cVfQiR
pater-	mSqKsS
patie-	bRiKjUrR
patience	jW
patience with	jV
patient	fHiKjV
patienten	bSgW
patients	bWjI
patients$	bWjI
patio	aJbIcYjKqKsVtJ
patro-	iSkTtR
patrols	iZ
patron	iJkW
patte-	aIdRjStJ
paul	fVqStT
pause-	hSiKjV
pay	fRgX
pay $	eKgQpQ
pay for	fJhVlU
pay the	gHhZlQnQ
pay$	fUgUhR
paye	cHe\\gShKiEjE
paye$	cEe]hKiEjEtK
payee	fJh]pR
payes	gThGnR
payes$	gThFnQ
paylo-	pQ
paylocity	pQ
payme-	aTbQhKiR
payments	aUbR
payments$	aJbU
payro-	iQmQ
payroll	iRmQ
pays	aGb\\cKfItD
pays 00	fIhV
pc	iTqS
pc$	iWmKqQ
pcq	pEqFsRt^
pdf	cHdKlJpZ
pdf$	cGdJlJpYsK
pdl	mTqS
peak	fWiV
pedag-	aKbVjVlB
pedid-	iWoI
pedidos	iWoI
pedim-	jUlR
pedimos	jRlS
pedimos titulo	lQ
pedir	iGjQk[
pedir$	iGjKk\\lK
pelle-	bScSiTjItJ
peluq-	a]bKtG
penal-	aKbUqQ
penda-	rVtK
pendant	rVtK
pende-	cSnR
pendi-	jVqQtK
pending	jVqQtK
pending$	jWqQtK
pensa-	tW
pensi-	hY
pension	hU
pension (	hU
pension 00	bS
pension plan	hU
pension scheme	hQ
pension$	h]
pensiones	gKh\\
peon	aX
peopl-	rQ
people	rS
people 0	bTcI
people in	bScKdIrU
people$	bXjS
peque-	hKmXsV
pequenos	gGhJsZ
per	gUiQ
per cent	fEhV
per diem	tK
per month	gQ
per video	pQ
per week	dQjK
per year	fHiUn^
per$	hT
perce-	hSiQkK
percent	hSiQkK
percent$	gDhViX
perdi-	gRqS
perdo-	eQtQ
perdon	eR
perdon$	bIeTiKpK
perf	aChJiJjJkTmZqJ
perfe-	jQkTpH
perfect	jQ
perfect$	jR
perfi-	rX
perfil	rZ
perfo-	bRtK
performance	hQiKmR
perio-	iTrQ
periodo	dT
periodo de	dT
perm	ec
perm 00	cWfG
perm after	eS
perm$	e^
perma-	eZ
permanence	iSlK
permanent	e\\
permanent$	e^
permanents	bSmS
permi-	jW
permis	jQ
permis b	jU
permis c	gJsQ
permis$	cJjQqQrU
permiso	jW
permiso b	jQ
permit	jQ
pero	kQq\\
pero de	cTtT
pero lo	bKkQlSqJtV
pero no	gJkVqQ
pero si	jZkJqI
pero$	jKkW
pers	b[hV
pers$	bZ
person	iR
person$	aVtQ
persona	aT
persona que	aW
persona$	cIfUqI
personal	jGkIlSmQsR
personal$	cIfJiJlImVtK
personalabteilung	gJqFtZ
personas	aRbRmR
personas de	bT
personas para	aW
personas$	bQmW
personen	bYfKpHtK
personne	cKrRtT
personnel	gIhV
personnes	bYpS
personnes$	bW
persons	aYbQiI
persons$	aVbRcKiH
perth	bJcY
perth$	cX
pesad-	aSjSmJ
petit	aShU
petit-	fRiQ
petit-dejeuner	hT
petite	cJfXiJjGkRpJrI
petites	iR
petits	bRiR
petro-	hTpQ
pets	bKhXlQ
peu	iX
peu de	bKiZ
peu$	lT
peut	aIbJcKq\\
peux	tR
pfarr-	aFcViSmV
pfarrer	aKbSmZrH
pflan-	jDk\`tH
pflas-	iV
pflaster	iV
pfleg-	aUmWtJ
pflege	aQtI
pflegehelferin	iHmX
pflegen	gKiZ
pflic-	cIgGhKiVjTtK
pflicht	jUtJ
pflicht$	jS
ph	gU
pharm-	aRbTiKjYlKtG
phase	aGbXcIgJiKpJ
phd	bFlX
phd students	bCiUmU
phd$	cHjGkIlW
phil	bJiIqY
phone	hYiT
phone$	cJh\`iDjK
phone-	iKlWpQ
phones	lW
phones$	lV
photo	r^sS
photo of	iKrS
photo$	iSjJmJpJrJsUtK
photo-	bRiJkSpS
photographs	pY
photography	hIjKkX
phras-	eRtT
phrase	eRtT
physi-	aQhFjXmR
physical	jW
physically	jX
physics	aSjStK
physics$	aKjU
physio	aThI
pi	cYiGmVtI
piani-	mT
pianist	mT
pianist$	aQcKjKlUmF
piano	iGjUlR
pichl-	mS
pichler	mS
pichler$	mT
pick	ibjI
picke-	aRcJfKiQoQ
pics	iRpV
pido	jUlS
pido que	hJjWtJ
pie	jW
piece-	hYiI
pieces	hYiI
pieza-	iQ
piezas	iQ
pilar	oTtS
pilot-	iR
pilotage	iR
pilotage$	iQ
ping	hYiJpR
pinte-	iTtJ
pinterest	iTtJ
pinzg-	cQnStK
pinzgau	cQnStK
pinzgau und	cQnStK
pipel-	iZ
pipeline	iT
pipelines	iX
piso	h[
pivot-	jR
pivots	jR
pivots$	jR
pl	bR
pl$	bV
place	bUcS
place :	c]
place du	rT
place$	aKbThQtI
place-	lTnS
places	bTjKlRnQ
places$	hY
plage	bTrWsK
plain	jQr[
plain$	rZ
plan	hViZ
plan de	oIqR
plan paid	hQ
plan the	iV
plan$	hTjV
plani-	gSiSkQ
planilla	gT
planilla$	gXhEiT
plann-	tK
planner	aZtH
planner$	aWtK
planning	fRjQsR
planning$	jU
plannings	iZ
plans	i^jT
plans$	iXjT
plant	b]cKiHmZ
plant$	bT
plant-	bQiUtS
planta	bSdRiQ
planta$	bHdTiT
plast-	bUhHl\\
plata-	bRiR
plataforma	bRiR
plate-	bKcQhKiY
platf-	aIlTmT
platform	aIlTmT
platt	iKkRl[tJ
platt-	cW
platz-	hViW
plaue-	bKcXfKiK
plauen	bKcXfKiK
play	bQcEeKfJgGjJkYlJmJpKtK
playw-	iSjStJ
playwright	iSjStJ
plaza	aUcQ
plaza de	aUhQ
plaza$	bIcXnE
plazo	eQfKpV
plc	aUiIjXtG
pleas-	rR
please	rS
please :	pUrStG
please don't	qVtK
please make	rV
please no	lRpKrHsV
please not	aJrQtV
please$	cKpRrQtT
plein	cZeSfKjEtK
plein$	cReWjI
pleur-	hJiKjZqJrJ
pln	gQjI
pln gross	jH
pls	gRjGrTsX
pls$	cKhIsTtV
plumb-	aYcHgKiKjStJ
plumbing	aKiKjVlQ
plumbing$	eKiKjY
plus	gW
plus 0	bR
plus a	aHmV
plus de	gQsU
plus die	hWsK
plus one	cVgJhUkK
plus the	iSjHmQ
plus$	dQkYqW
pluse-	fQ
pluses	fQ
pm	fR
pm 0	fShK
pm 00	fUgJpU
pm each	gKiS
pm on	fIjW
pm$	aTtV
pmi	aJbHcCdKeHfHgHh\\iHkHlKmInJoJpJqHrKsJtG
pms	iTjX
po	gQjQlT
po 0	bKgV
po$	iTpR
poco	gIjQkQqS
poco$	jXqK
podem-	gQqS
podemos	gQqS
podol-	a[bJ
point	g[
point 0	g[
point$	gUhIiJrW
point-	iQjQkQ
points	jVkS
points :	tS
points$	j_
polan-	bScSjI
poland	bScSjI
poland$	aKbTcSiIjI
polic-	kTpT
police	bQjRkR
policy	hQkQrS
polie-	aJcIiUjTtH
polig-	cXdJ
poligono	cXdJ
polis-	iQkV
polish	iQkV
polish$	iGkW
polit-	bScJqR
polite	qT
poliz-	bKhWqK
polni-	iQ
polnisch	iQ
polnisch$	jJkT
pon	aFtR
poner	iWqHtX
ponga	jHlGpWtZ
ponga-	qSrR
pongas	qSrR
ponlo	r_
pool	bTgXhR
pool$	bZcKgGtI
pop	eR
por 00	gQ
por encima	mS
por escrito	fXgIjI
por favor	lTrTsU
por la	dV
por las	s]
por lo	eKfYiKsK
por los	kTsS
por que	iXqK
por semana	dS
por telefono	hEiUjJqX
por$	bKcJe\\pT
porqu-	qW
porque	qW
porque no	fShK
port	cRiV
porta-	dSeRgGpS
portal	pT
portal$	pS
portales	bJiVpU
portatil	hW
porte-	aWjS
portefeuille	iX
portefeuille de	iX
porter	aVjYqH
portes	aS
portf-	pW
portfolio	aQjQ
portfolio en	nSoK
portfolio$	jUpJ
portfolios	iTlGpU
portu-	k\\
portugais	jKkS
portugues	k[
portugues$	kY
portuguese	hJjR
posib-	dQkUsT
posibilidad	dViKoT
posibilidad de	eJiJoV
posible	kVsT
posit-	aV
position	aV
position :	aU
position$	aXbIiQ
poss	jIkToV
poss$	iKjHkUoW
possi-	nS
possibilite	hU
possible	nT
possible$	fTnRoR
post	aS
post :	aSrStG
post on	rV
post$	aX
post--	jS
posta-	pYtR
poste	oQpS
poste :	oT
poste$	aTcR
poste-	aVgR
posted	gZ
postes	aVcQfI
postes$	aXtK
postg-	jY
postgres	jW
postgres$	jS
posti-	cKpTqUtR
posting	cKpTqUtR
posts	aZjJmIr\\t@
posts$	a_eHiJmFrI
postu-	tQ
postuler	aKbJlJtS
pot	bHgFhXqX
pot$	bFfHgFhZqT
pound-	g[
pounds	g[
pour cent	gR
pour faire	iVlKoS
pour la	iKkZ
pour le	kS
pour les	iJjTnW
pour un	bRtS
pour$	aDcGeQiGjVt[
power	jVkU
power bi	kY
power-	iRjWkTlJ
ppl	aRbSsStK
ppl$	aHbYtR
ppo	hXjJ
pqe	aGbHcKj]tK
pr	aKoZ
pract-	bRpRsT
practice	bY
practice$	bWeTfGhKlK
practising	hXsU
prair-	aJcS
prairie	aJcS
prakt-	iTsS
prase-	dX
prasenz	dX
prasi-	iQpX
prati-	aIbRhQiIjU
pratique	hRiIjW
pratique$	gShK
praxi-	hU
praxis	bQjQ
praxis$	bJdRjS
pre	aHbIcHdHeFfIgIhFiHkalGmHnIoHpIqIrIsI
pre-a-	cCeHi\\sJ
preci-	rVtU
precise	qS
pref	aKcIdKeKfKgKhKj@kalJmJnIoJpKqKrKsJtK
prefe-	kTs\`
prefer	jRsX
preferably	sU
preference	fKkQsT
preferencia	cKpJsX
preferred	jKk]oR
preferred$	jDkZoS
pregu-	fJp[
prele-	iWjT
prelevements	iZ
premi-	fKgWhR
premiere	dRjQ
premio	gV
premium	fJgWhRpK
premium$	eKhTlKpJtJ
prena-	hJiIjHkZqJsY
prend	gKqXtK
prend-	bKcKqU
prens-	bUeJiK
prensa	bUeJiK
prep	i]tK
prep$	aGbGcGdGeGfFgIhEi[jHkIlHmGnGoHpIqGrGsGtI
prepa-	hRiQ
preparar	iV
preparar la	iS
preparateurs	aV
preparateurs$	iU
preparation	iU
preparation des	iU
preparer	aHtX
preparing	iW
prepr-	jSkI
prere-	lV
prerequisite	lV
prese-	dVs[
presence	aK
presencia	cKdV
present	bHqV
presenting	iT
presenting$	iT
presi-	aIb\\cGqJ
president	pT
press	iSjU
press office	cKdHiWjW
press-	aRgQjKlQoQ
presses	bRcJiT
prest-	gKhT
prestaciones	gIhU
prestaciones de	gIhU
prestamo	iT
presu-	i]
presupuesto	hUiT
presupuestos	i]
preve-	i^kQ
preventivo	fJgKiYmJ
previ-	cIiKr[
prici-	aQcRiT
pricing	aQcRiT
prima-	fKiQ
primary	bTfKiR
prime	g[
prime de	gV
prime$	gS
primer	eTgI
primer dia	eVgJ
primera	aTpS
primero	iXqQ
primeros	hQkXoS
princ-	bQkT
principal	bTmQ
print-	i]
printer	i]
prints	dKiKjTpR
prior-	iYtT
priority	iXtU
prise	oU
prise de	oU
priva-	aTbRhW
privada	bU
privat	hU
privat$	hU
private	bQhSiK
private medical	hQ
private use	gIhW
private$	bQ
privately	bS
privately owned	bS
priya	dKeW
pro	hSnW
pro rata	eSgQ
pro woche	hIjKnZ
pro$	hVpG
proba-	aKeTiUtS
probably	aGiKkKmJrIsStY
probation	eX
probation (	eViJ
probation$	eS
probe	eTgTjK
probe$	eSgVhJjK
probe-	eUiRpZ
probenahme	iTjJ
probezeit	dSeV
probezeit 0	eS
probezeit$	dUeT
probl-	hRqT
problem	hRqT
problem$	hT
proce-	iSqJrS
proceso	iSpR
process	aSpQ
process :	pT
prod	bJcGiJqWtT
prod$	aIbGcDdHeHfGgGhHiDkIlHmHnHoGpHqZrHsHtQ
produ-	aRhU
produccion	iKjX
produccion$	iKjX
produce	bXhJ
producer	aX
producing	bWcK
producing house	bWcK
product	bTgK
product :	bT
production	aYbEcJgVmR
production$	aVbHcFiJ
productivite	hHi]
productivite$	iQ
producto	iQ
producto$	gWsK
products	h[lI
produit	jT
produits	iQ
produits$	gRiU
produkte	bQcHfKhY
prof	aShSqTtH
profe-	aQgQmU
profi-	iIpXtR
profil	tR
profil :	tR
profile	iGpSqHtV
profiles	iGpX
profit	gQ
profit share	gS
progr-	aScIeRi]
program	jQ
programm	iW
programm$	iTtQ
programme	iQ
programme$	iU
proje-	aRiX
project	aQeR
projekt	aIbQiK
projet	jW
projets	aSiRmJ
prome-	bIgSiQ
promi-	bFlU
promise	pSqQ
promised	iRtQ
promised$	aHtV
promo-	iJjUlX
promotion	iJjUlX
prope-	iQjS
proper	aIiQjQkT
proper$	iR
properly	jT
properly$	iRjT
property	aXbKcGtK
propia	bQ
propia en	aIbSqUtJ
propia$	bQcIjU
propinas	gVhK
propinas de	gS
propio	bSnT
propio$	bShJnS
propo-	bKiV
proposal	iUnHpS
proposals	aKbHhSiT
propr-	aRjRnS
proprete	aXtK
propriete	aIbUcKhTsJ
propu-	bIcHiZnKtQ
prora-	gT
prorata	gT
prorata$	gT
prorr-	eUgS
prorrogable	eV
prorrogable$	eU
prosp-	eViUjI
prote-	iTmQ
protection	iU
proto-	bKi]pH
prove-	cSiR
proveedores	iV
proveedores$	cKiYmJpI
provetid	eThIoJ
provi-	cQhX
provided	hV
provincia	aJbScX
provision	gXhGqK
proye-	aV
proyectos	aSiR
proze-	aWdRhStB
prozent	dThU
prueb-	pV
prueba	eRpR
prueba de	pU
prueba y	eV
prueba$	dV
pruebas	gRjGpS
prufe-	bEmY
prufen	iW
prufen$	iV
prufu-	hWiV
ps	cIiIjQmKnHqY
ps$	cHiGkKlKmJnHq[tJ
psico-	jFkUmT
psych-	bXiIjUlK
pto	haoK
pto from	iVoG
pto$	hY
pts	aQmWtE
pub	lVpJ
publi-	iJjSqT
public	bT
public$	bHfQjKqV
publicar	tR
publication	iIrW
publico	cKeUjJrQ
puede	dQkQ
puede ser	gRkHoR
puede$	iUjEk[
puent-	oUpR
puente	oW
puert-	iY
puerta	i[jJpK
puerto	pR
pues	aKeX
puest-	aRiJqQ
puesto	aT
puesto :	aU
puis	eUfSiH
puis cdi	aI
pumpe-	bYjKqH
pumps	aJbXcJgKhHiTjJqKrItK
punkt	lQ
punkt wir	jQ
punkt$	lQrQ
punkt-	bJjUkQtK
punto-	kZ
puntos	kZ
puntu-	hGjWkT
pupil-	bUeVgJjK
pupils	bWgI
pupils$	bUgJ
purch-	aGtR
purchasing	jV
purpo-	eQiU
purpose	eQiU
put	rY
put in	iQrU
put on	hT
put that	kQqT
put the	hErW
put them	jQlT
put you	lV
putti-	tS
putting	tS
putze-	iZ
putzen	iZ
pv	aXjKtF
pvc	aWbH
pvc$	aYbIcJtK
pw	gJh[
pw$	gKh]pK
pytho-	jRkS
python	jRkS
python not	kHlV
python$	jW
q	iSjToQtK
q 0	cKeJfQiZjCoU
q me	aSpRtG
qa	iX
qa engineer	aV
qa$	iVmS
qc	aRbHiW
qc chemist	aV
qc$	aKbHcJiX
qu'on	hUsV
qual	jY
quali-	iFjWtU
qualification	r[
qualification$	gHjEr\\
qualifications	cKiGjFlTt[
qualifications$	cJiIjIlXtV
qualified	aJjY
qualified$	jX
qualite	bKcFmStR
quality	bT
quand	iQkUoX
quand$	hKoVpJ
quara-	fTgV
quart-	hTnQ
quarter	dRgRhHnT
quarter in	dQnU
quarter$	gShHjQ
quarterly	iTnQ
quarterly$	g[hK
quatr-	iQmQ
quatre	iQmQ
quatre ans	jX
quatre mois	eT
que acabo	eIqUsS
que el	pJrVsV
que es	gKiTqS
que hara	i[tI
que hay	fUhK
que haya	kV
que la	aKkRlFoR
que le	iKj[
que les	aIbJiJjKpKrXtR
que llamen	pQ
que lleve	iX
que lo	iKpHrY
que los	oKsY
que mas	bKgKh[iIkTlHtF
que me	bUpR
que mejor	jJk[lK
que nadie	iTjW
que necesito	jKtR
que no	qZsY
que nos	aRcJlJqQtQ
que para	gViU
que se	fQpQ
que sea	hIjWsR
que sepa	jSkW
que son	sX
que ya	fKjGlVqI
que yo	eKmUtR
que$	bKcJhSmQtX
queda	qV
queda-	qUtR
quedarse	eSiKjKoQqT
quedarse$	dJeViKjIoT
quell-	bTcIiUjQ
quelq-	aQ
quelqu'un	aR
quelqu'un pour	aVmK
quelqu'un qui	qKsU
quelqu'un$	aTcKjS
quere-	aQlS
quereinstieg	kKlU
quereinstieg aus	kKlU
queri-	jRqStT
queria	iJjUqV
querida	tU
quest-	mS
questions	mS
questions from	iR
queue	iQjR
qui est	iSqU
qui passe	iJmTqW
quick	jUtV
quick one	bR
quick-	jVpQ
quickbooks	jX
quid	fEgRhTiIkW
quien	aKb[hSjKlFoI
quien$	bUcJiGjJlJoKtS
quier-	eRiFtW
quiera	dW
quiera$	dW
quieras	aUbIfS
quieras$	aUbIfS
quiere	aKcHiJjVoKtS
quiero	rRtV
quiero$	aGbKcKdJfKhHqKrItX
quiet	iYoR
quiet$	aHeJgJhAiXkKoVpG
quinc-	nS
quince	aT
quince dias	oT
quincena	nV
quini-	gTiK
quinientos	gTiK
quit	qX
quita-	cGhKiUjDlKmJqBr_
quitt-	qS
quitte	qS
quoi	bStS
quoi$	bVjK
r	jXtV
r &	hQiW
r 00	iUjKtJ
r 000	kT
r 0000	aFtZ
r oder	jQ
r$	aVbKcJiFjXlKtG
rabat-	bKhWiR
rabatt	bHgJhX
radio	bWcHkSlI
rain	hX
raise-	bRkT
ral	gW
ramp	bThKiTkQmF
ramp$	iVmH
rang	bYlT
range	gTjV
rapid-	bJjJtU
rare	bTgJtV
rare$	tU
rata	eSgQ
rata$	gX
rate	g\\iUjI
rate$	bKgTiTjK
rates	gUqT
ratha-	cXpS
rathaus	cXpS
rathaus$	bGiKlJpVqK
rathe-	sR
rather	sR
rather a	sV
rather than	iKkYmRtE
ratta-	iImX
raum	aDcaiItI
raus	iTrQ
raus$	aKiVqSrR
rausc-	lDpJq[
rd	cUoUtJ
rd week	fYpKtK
rd$	bJcTfK
rdc	aHbXcRtH
rdc$	aHbUcRtH
re	qUtY
re :	t[
reach	aWkXmJ
reach truck	jHkZ
reach$	iRjR
read	jZ
read a	jW
read english	jR
read$	iRpU
readi-	cUdRiJpKrVtH
reading	cUdRiJjJkJpIrVtG
reads	jWqW
ready	sTtW
ready$	aKcKhHsVtT
real	eGhTjWqV
real$	gQh[qK
reali-	gRoQpR
realistic	oR
reall-	rR
really	rR
really$	fViRjKsK
reaso-	dXiKqQ
reason	qW
reasonable	dXjS
recei-	bRdU
recen-	pRsQ
recent	pRsR
recep-	aXiU
recepcion	aSqR
reception	i[
reception$	pV
receptionist	aWbQtI
receptionist$	aU
recet-	iWjK
recettes	qS
reche-	tU
recherche	aRtS
rechn-	rQ
recht	kKoY
recht$	kKoY
recht-	iJjTnRqT
rechtschreibung	jYkJrT
rechtschreibung$	rT
recib-	eUgEiR
recibir	iS
recla-	iZ
recog-	pV
recom-	i\`jH
recon-	iYjKqRtJ
recor-	i^tR
records	iV
recru-	pUtZ
recruit	iStS
recruiter	aRpT
recruiter screen	cKpVqK
recruitment	lKp\\
recrute	iJtW
recrute$	bJtY
recrutement	gKqWtT
recrutement$	cJpJqTtX
recur-	bSkQ
recyc-	aQbDcJiIjZoHtF
red	bVcKjV
redac-	j\\pT
redak-	jRtU
redaktion	jRtU
redaktion$	jT
reden	gVj[
redes	cJiZjK
redig-	tR
rediger	tR
redis-	iS
redisenar	iS
reduc-	hWiRjJ
reede-	bWoHqH
reel	j[kH
reemp-	aKjJkToIqS
ref	lTpZtU
ref$	pT
refer-	iQpY
reference	pQqQ
references	pU
referencia	pU
referencias	iFjV
referent	aXgKtK
referrals	pT
refle-	jX
reflex	jX
refon-	bKiU
refonte	bKiU
refs	dJpVqR
refun-	gIiRjQ
reg	iRjZ
regal-	aJbQhUiIkU
regalo	aJbTkV
regalo$	hKkWrIsJ
regar-	kTtY
regards	pJtZ
regards$	pKtR
regel-	fYgA
regelung	hSiQ
regen-	hZ
regensburg	cR
regensburg$	cS
regie	pZ
regim-	gJhY
regimen	eR
regio-	bYsR
region	bIcXhX
regional	kSsW
regis-	bRjV
register	iQpS
register is	iTpU
registered	bSgFjR
registered with	bJeTjU
registration	jZ
regle-	aJcKdKeIfEjXmKnJoJpKqIsKtI
regre-	qX
regs	bJcKjTkRtI
regul-	eQpFqVtH
regular	aIcJeWiJqTtH
regular full-time	eQ
regular$	aIcHeRiGlKqUtH
regulatory	aTjR
regulatory$	aUjR
rehea-	jS
rehearsal	gQjT
rehearsal$	iRjW
rehearsals	eKfQoS
reich-	cXiCpR
reichen	dSpW
reichen$	dSpU
reicht	lStS
reicht$	aQtT
rein	gTrW
rein$	gTrX
reini-	iX
reise-	lQnV
reisen	pS
relac-	eVkT
relacion	eY
relacion de	eU
relaciones	kV
relat-	iRjW
relations	iY
relea-	iY
release	iV
releases	iW
relev-	eRjX
relevant	j\\
relevo	eU
relevo de	eQ
relie-	mZpIqQ
relig-	lKsU
religious	lKsU
reloc-	fKgIh\\
relocation	fKgIh\\
relocation up	hQ
rembo-	hVjJnY
rembourse	hXjK
rembourse$	hRiKnR
remed-	aEbGcJhIiZ
remem-	rU
remember	rU
remis-	gIh[
remise	gJhX
remor-	kS
remorque	kS
remorque$	kS
remot-	d]
remote	dY
remote anywhere	cTjJ
remote in	cJdZ
remote$	bKdV
remoto	dU
remov-	jS
removals	jS
removals$	iKjV
rempl-	eQrZ
remplacement	eWrU
remplacement de	jVtS
remun-	gY
remuneration	gY
remuneration :	gW
renco-	pV
rencontre	pV
renew-	ecfIhFiFjErK
renne-	bFc[
renou-	cJeV
renouvelable	eS
renouvelable$	eS
renouvelables	cKe\\
renov-	eUhIiS
rent	eUh[
rent a	eZgI
rent and	hU
rent if	hWpJ
rent$	cJgKh\\
renta-	bWoHqK
rentable	bWoHqK
rente	eV
rente$	eViR
rente-	bTeTqV
rentn-	eVkJsV
rentner	eVkJsV
repai-	iV
repairs	iV
repairs$	iS
repar-	bUiT
repas	hYiR
repas du	hT
repas$	gY
reper-	bJiRkXlIoKqKsKtI
repla-	q]
replacement	eUqQ
repon-	iRmTpQ
repondre	gJiVpStI
reponse	fKpU
repor-	iRme
report	iTmW
report to	mX
reporting	kTlJmQ
reporting to	aJiImX
reporting$	iV
reports	iTmS
reports to	mV
reports$	iT
repos	f[
repos$	bUeKfUiJjJoK
repre-	iY
repri-	eVgQ
reprise	eVgQ
reprise d'anciennete	eQgR
repro-	iS
reproduce	iS
reps	aXbDiU
repub-	cTdT
req	jZtU
reque-	rUtR
request	rWtU
requests	iU
requi-	lXtS
requiere 0	bS
requiere$	bKcKtU
required	iQlR
required$	iVlV
requirement	jKlRt\\
requirement$	lUqJ
requirements	jT
requisition	aJjJtV
requisitos	iR
research	cQjQ
researcher	aU
reseau	bU
reseau de	bT
reser-	cRjKpV
reserve	cTpR
reserves	jKpU
resi	aWbJtH
resid-	bR
residencia	aScHjXkItG
residential	cQiT
residents	bSdShKpT
residents$	bWdTfGhFiIpI
resig-	qY
resigned	qY
resis-	iIj\`lI
respe-	jSkT
respect	jSkT
respo-	mXtU
responde	m\\
responde ante	aJiKmW
responder	iV
responsable	aTmSqTtI
responsable de	a[
responsable$	iTmQ
rest	cKdShRtW
rest wherever	dUtK
resta-	bThV
restaurant	hW
restaurante	bT
reste-	rV
rester	rV
rester en	rT
resto	aHcDd^
resto 0	gKhV
resto-	gKiRjVtK
restr-	jVrQ
resul-	gKhViH
resum-	pW
resume	pT
resume to	rSsS
resume$	iJpWtK
resumes	pT
resumes to	pU
retai-	jR
retail	bRjR
retail$	jXnI
reten-	iY
retention	iS
retir-	hSqUtJ
retired	bKkRmSsStI
retired person	lSsTtJ
retirement	bKh]iIjKkIqJrJ
retirer	qTrS
retires	oR
retiring	qU
retou-	bVcGhSiJ
retour	cHhYnQ
retra-	gKhQiRqU
retraite	gKhUqV
retur-	hW
returns	iS
returns$	bQiU
reuni-	fTiQqS
reunion	fVqU
reunion$	bJfWhI
reunions	iW
revei-	qYrI
rever-	iRjU
revie-	iQ
review	gRoKpT
reviews	iWmQ
reviews$	iT
revis-	fKpFqZtH
revit	bJiJj[kH
rezep-	hIibpK
rh	iV
rh$	iV
rhein-	gR
rhodr-	mX
rhodri	mX
ri	bScJjKpWqJ
richt-	fKiT
richten	fKiU
richten$	fIiV
ride	jKnW
ride--	bZiHjQtH
rien	lUqW
rig	aHbX
right	qVtQ
right to	iFjUpRtJ
right$	gGqYrKtZ
rigs	a_bAcEjJ
ring	pV
ring 00	pV
ring me	pR
ringi-	fIiX
ringing	fIiX
risk	bVcIdKiR
rm	fU
rn	aYfEjYmTtF
rn$	aWjKtE
road	dKfEjSnY
road$	dKfEjSnY
roadm-	iW
roadmap	iW
robot-	bUiEkW
robots	bUiEkW
rocks-	rQ
rockstar	rR
rockstar "	rR
rodaj-	iZ
rodil-	iQsR
rodillas	iQsR
rodillas y	iQsR
role	dT
role :	aUiU
role$	qQ
roll	aJbQfKiJjT
rolls	bSh[
roman-	lR
romanian	jIlS
ronde-	iU
rondes	iU
rondes$	iT
rontg-	gKjXsU
roof	b\\pFsWtI
room	hQiV
room$	cKhXjKsQ
rooms	bafKkIsR
rooms$	b[fHiI
rope	hRjU
rope$	hQ
rosenheim$	aS
roste-	fXjQ
roster	fUjS
roster$	aRfT
rosto-	nT
rostock	nT
rostock$	nT
rota	aKcJfVgJi\\mJnKtK
rotac-	iV
rotacion	iV
rotas	aJiZ
rotas for	aIiW
rotas$	iU
rotat-	dJf_
rotating	jJmS
rotation	dEf[iU
rotation$	dJfKiZ
rotational	fY
rothe-	cR
rotherham	cR
rough-	fQiQ
roughly	fQiQ
roule-	nU
roulement	bIcJnY
rouler	jT
round	eXfJiQpX
round the	dKfHiS
round$	eTlJpRtJ
round-	iRpT
rounds	aKbQiSpU
rounds$	bThUpK
route	eHhVnU
route$	fHnW
routi-	iWjKkK
routine	iWjKkK
rrhh	bItV
rspca	aHbThJkJnKqY
rsus	gVhViJjKrI
rtt	fSh\\
rtt$	fZhS
rucke-	jRpHsT
ruckf-	pR
ruckfragen	pR
ruckfragen herr	pR
rue	cXpU
rue de	cZ
ruego	aFbIsStY
ruf	aHb\\cIiIkGpS
rufbe-	fW
rufbereitschaft	fW
ruhe	fRjWkJ
ruhe$	jWkJ
ruhig-	fYhBjU
rule	dKjXnS
rule$	dKfKjZnT
rules	dTeRjRqK
rum	pQqW
rum$	iKpQqX
ruman-	jKkT
run a	jYmRtQ
run our	aW
run the	aTiTtJ
run$	fV
rund	cSfQnU
rund 000	fTgHnY
rund um	cXiK
runni-	bHiUrS
running	bHiUrS
runs	bKfSgKiXoX
runs 0	gJiT
runs$	bKdKfWiSjHkHmJnJoIpK
rural	aHbXgIhSiGlJtI
rush	iUqY
rush$	iUqY
russian	jR
rustu-	iRqR
rustung	iRqR
ruta	bJcSnV
rythm-	fTjXlI
rythme	fTjXlI
s	iT
s &	aSjTtJ
s /	gT
s 0	iYjJ
s 00	gSjQ
s 0000	fQiT
s$	cIfYiTjSpJ
s'app-	jJlU
s'apprend	jJlU
s'en	l[
s'est	cJqZ
s'est fait	cJqZ
s'il	lSrS
s^"	bQiTrR
s^$	gbhXiK
s^%	hfpKqF
s^&	aQbWiR
s^(	bRtV
s^+	gQhQjX
s^/	cR
s^0	fQgQ
s^00	fSgVhW
s^000	bUfFg\`hS
s^0000	jS
s^00000	gGlWp^
s^2000	dIh]iFkKlGrQ
s^90	aKbVfHgUhKiK
s^900	cIeRfIgUhViSjJ
s^a	jQ
s^ab	oR
s^abgeschlossene	jZ
s^abgeschlossenes	jZ
s^able	bJj]sE
s^about	bQeTfR
s^accueil	eQi[
s^achtunddreißig	dVfTjKtJ
s^actually	gQjY
s^ad	fHlIrTtZ
s^ademas	iHjKkUsK
s^after	aUbJdZ
s^age	jKkJnKsX
s^agence	b]cJjIqQtG
s^agency	a[bRcJfHhKjT
s^agenda	i^
s^ah	cYjJlTtR
s^al	qW
s^allowance	h^
s^alors	fR
s^als	j[pV
s^also	iRtS
s^alter	hHjYqGrHs[
s^am	aKiZlKoZpF
s^an	qQ
s^analyst	aWbCcZeKfFgJiBjKtI
s^and	hRiWjSsQtJ
s^angelehnt	fIgXhRqU
s^anglais	jWpR
s^annonce	bFgFjRqJrZ
s^anos	jh
s^ans	iKj^mTqK
s^any	bJfRjU
s^applicants	jUkKqTsU
s^applications	pT
s^apply	pZ
s^april	oTpIqF
s^arbeitest	dJfSiJmVpH
s^are	b\\cTiF
s^as	cCgToZtV
s^asap	bKcVfJiGoT
s^ask	iJrYtG
s^assistante	aUbQcRjItK
s^association	bXcWgJhIiDtI
s^asunto	jHtV
s^at	bIiGjZnZ
s^atelier	cZiKtR
s^atender	i_jH
s^au	iW
s^auch	bIhVqSsS
s^auf	eRfJhViWjDlHnVqJtG
s^aufgabe	i[
s^aufgaben	iatH
s^aus	cUjKlR
s^ausbildung	j[
s^auto	jRkT
s^autobus	h]
s^avec	fKpV
s^away	gIhKnY
s^b	cVgRhKiKjS
s^bac	j]
s^bachelor	jc
s^bachelor's	kV
s^backend	aUbHdRjUkG
s^backfill	aKbIdIeKfIgHhIiEjIkKmKnKoGpCq]rJsKtF
s^background	cHeKhEiGjWkJlXmKnKqKrIsKtJ
s^bareme	fJgRhUnF
s^base	hImSoSpK
s^based	bIc[dSiK
s^basic	gShS
s^bauen	bJiW
s^bcbs	hYiKjI
s^be	f[lJsQ
s^before	hQiJoYpJ
s^befristet	eXhJjInK
s^bei	eTfDhKjKoXpStE
s^below	jKrKtU
s^benefits	h_iKrS
s^bereitschaft	j^tE
s^besetzen	aXcEeSfJi@oY
s^besoin	a\\bEiBlY
s^best	aKpEsUtX
s^beste	cKiGpEt]
s^between	gQhIiKqTsT
s^bewerben	iJpV
s^bewerbung	p]
s^bewerbungen	pTqU
s^bezahlt	fHgZ
s^bien	cGpEqJrUtY
s^bieten	aIbJeZ
s^bis	fWiWnK
s^bist	iGt\\
s^bitte	iGr\\sV
s^board	bKfGiErIsQt[
s^bon	tR
s^bonus	dKeKgXhRjHkV
s^book	iUjSqI
s^box	bFgJhciFrHtK
s^brain	aTcIdJ
s^brauch	bFgRjUnSpH
s^brauchen	cTiZtQ
s^brauchst	jVkIl[pI
s^budget	gRjKpGqZ
s^budgets	i\\
s^buenas	aGcQqU
s^buenos	aHhJt\\
s^bureaux	cXdTfKiJ
s^burgermeister	qZsH
s^buro	dU
s^bus	aRbGh_jJtI
s^but	fWgF
s^by	lRoU
s^c	gZj[
s^ca	cEfWgHhIiHmInX
s^cada	i_
s^caja	bRcKiZ
s^call	fUgTiI
s^calls	dIiQlKmIp\\
s^camion	bHcJeKhdiCjJlK
s^camp	gRhSiQ
s^can	aUiFjZ
s^can't	bKcKdKiIjYlJtK
s^candidatures	pYtK
s^cap	bKeRiQ
s^car	cHh\\pH
s^care	iKjGr\\tG
s^carnet	iHjY
s^caseload	i\\
s^ccn	gZiHjI
s^cdd	aQeWfCiS
s^cdi	e]
s^ce	jVkT
s^cert	hZj[
s^cfc	aIj]
s^chainsaw	gJhJjJkY
s^charge	aQi\\
s^charity	jJlXqJrH
s^chat	aKfHtT
s^chef	mSsT
s^cherche	cWsRtK
s^chere	jItT
s^chf	fGgXhZiK
s^cinco	hKjXmS
s^city	bRcKiBmWtU
s^civil	i_rS
s^class	i\`
s^client	iUjS
s^clinica	cXeKhUtJ
s^close	i]jQ
s^closing	pXsY
s^club	h]iK
s^coef	gX
s^colegiado	bIjY
s^come	aRbKiTjGnTtQ
s^comida	cIgIh\`iJrItI
s^comite	gJmXtS
s^commercial	bQcIiWjJ
s^commissioning	sUtI
s^community	aWbKoKpStK
s^como	gJkY
s^comp	gShTkW
s^company	cRh]iKjJpHtK
s^competency	pS
s^complet	aJcIeKgKjTlJpS
s^con	hViWmQ
s^contact	gGpY
s^contract	e[
s^contrat	e^
s^contrato	bRe]
s^convenio	gZ
s^corporate	aKgHhJiJqZrF
s^cortar	i]jI
s^could	tT
s^council	aGbZcVfJpQtB
s^couple	cHdHs\\
s^court	iRrV
s^cro	bYcGkSpJ
s^cs	j]kR
s^cta	aKbFcQfYgKhKoQ
s^cuadrante	fUjR
s^cuatro	bVcThKiJpJ
s^cv	fHpe
s^cvs	pX
s^d	iTjVlR
s^da	fQiImTqUsK
s^danke	pHtZ
s^dann	aWbUcQpHqJtK
s^das	fV
s^data	cHhSjV
s^date	aJfItT
s^datev	aIjY
s^dauer	bKcIdKeZfFgJhJiIjKkKnKpHqItI
s^day	bU
s^days	fTh]nQ
s^dbs	hWiJjX
s^dbt	gRlY
s^dear	rKt\\
s^deckhand	bTdHhYiH
s^degree	iJjSlY
s^del	h\\iT
s^dem	iKjEkXqS
s^den	fQhUiUjI
s^denise	aSbXiUjKoKqS
s^dental	cQeVhRtI
s^depot	bKcVpQ
s^der	cTfKqTtR
s^des	gRi\\
s^desde	oTqK
s^designation	aZbHcHeRfJiGlKpKtF
s^deutsch	iJjT
s^deux	gEhYpXqT
s^dev	dRhKiVrS
s^development	iW
s^di	idpI
s^diary	bKhKi^nC
s^dias	aJgIhTt[
s^die	fS
s^dienstwagen	bJh]
s^diktat	aIbIcIqIrJt^
s^diplom	aKhJjWkX
s^diplome	bKj\`
s^dir	aKcKiFmTpKtU
s^dispo	bRcSjU
s^dm	bWpVtG
s^do	i]
s^doctorado	jRlV
s^dog	cRgQlS
s^don't	iFlYmSpKqTrQ
s^dont	iVlU
s^dos	aTcQnQ
s^dossier	jHpW
s^dossiers	pR
s^dr	cY
s^drei	bZcHjKmHnSqI
s^driver	aTbEcGdKeKfJgHhFiHjZkFmKnKpKqGrKsJ
s^driving	fEjRkIlW
s^drop	bRiVsR
s^du	ie
s^due	cW
s^dutch	bHcIdIfKiIjTkJlVmKrJsH
s^e	fRqU
s^eg	g\`iI
s^eigener	gGh\\rI
s^eigenes	hUiInV
s^ein	pSrT
s^eine	bKjTsU
s^einfach	pT
s^einstieg	fKgQhKoU
s^eintritt	iYo[sF
s^einweisung	cGgKi\\
s^el	iRoR
s^elektriker	fRgV
s^elektro	bX
s^elementary	iFj]
s^elle	mY
s^email	pRtU
s^employer	bVhW
s^empower	iDjakK
s^en	hJjQ
s^end	eJfKiUjGoU
s^engineer	aQcHhSjV
s^englisch	hKkVpJqK
s^english	jTlVqK
s^enhanced	eFhYiCjV
s^entrada	fXhK
s^entre	bJcKnWpJqSrHsU
s^equipe	cTeQhQiFjJmSpG
s^er	oUtR
s^es	bQiK
s^escribo	aJbQcReHtS
s^essential	iY
s^est	bYiJ
s^estamos	bScYpI
s^et	cTfKgVhRtI
s^etablissement	aKbXcVfKlJ
s^euch	fKhJpVtK
s^euh	fR
s^evenings	f^hIiIlKsG
s^every	hT
s^examen	iKj[lI
s^excellent	j]kHqI
s^exige	j\`
s^experience	kVl\\
s^experiencia	hKj^kT
s^explain	aIiQjT
s^extra	hSjIkS
s^extras	gKh^
s^fachkraft	bScTeHiItR
s^facility	aJb\\cHgHrJtJ
s^fais	iTjIqKrT
s^falta	gViJjX
s^family	bWhXiEjK
s^faut	jYnW
s^fijo	hS
s^filing	i]
s^final	aHbIhHjGqXtT
s^fintech	lYqC
s^first	cViXpT
s^fit	iZ
s^five	dVf\\g?hKjStG
s^fix	gXiTjE
s^fixed	eYfBoT
s^fluent	cKiKjXkIlJ
s^following	aVbHiRpKtR
s^food	cZiIjK
s^for	iUqR
s^forfait	hX
s^form	bKcUeQhKjKp\\
s^formacion	gWhHmKnFqIrJtJ
s^forms	pZ
s^forty	bYcHiKkHtI
s^foto	rVtK
s^four	fSgDhUmRoQ
s^fp	iJjY
s^franzosisch	cDiDjKk^sBtG
s^frau	qRtU
s^free	cGhgpH
s^freelance	aGcSeTfGiCtK
s^french	kT
s^frist	pR
s^from	fQgItY
s^front	aWbG
s^fruh	fS
s^ft	eXiJ
s^fuhren	i_pX
s^full	bJcQhQiJjYkJ
s^full-time	aIbKe]
s^fur	tY
s^g	dIgSjV
s^gas	iCj\\kZ
s^geehrte	bJcIoKtW
s^gehalt	g\\jJq\\
s^geht	aWbJcFjKtY
s^geld	gXhI
s^german	kYlVpJ
s^gern	hFjGk\\lJ
s^gesucht	bIiSrR
s^get	mR
s^go	iKjW
s^good	eT
s^google	iQjT
s^got	aQbGcTeU
s^governors	aViGqU
s^grade	aVg\\iI
s^gratis	h[
s^graves	aKfVi_
s^grille	aHfHgZhHiIjHkJoGtH
s^groomer	cRgQlS
s^group	bTcViE
s^gruezi	bQfYgGtR
s^grupo	g[hKjGpK
s^gruppe	bZhJiK
s^gruße	cJiHpGtY
s^guten	aUbUcGfJiTtT
s^h	bQf]
s^haben	jWqU
s^haber	jRkR
s^habla	k]pHtK
s^haccp	iSjV
s^hace	iJj_
s^hacer	i^
s^had	aIbJjKqZ
s^hallo	gR
s^handy	bHhY
s^has	eFfKiKjapJtU
s^haus	cYhSpHrJ
s^have	hXjRtI
s^hay	hbiG
s^he	eRiZ
s^head	aX
s^health	gFh]jIkZ
s^heißt	hUiJnSpH
s^hello	pQqWrItV
s^hep	jX
s^herr	fWgGqTtU
s^heures	fSgShSjH
s^heute	bXcQrK
s^hi	hSqQtQ
s^hibrido	bGcZdUfElKmKnH
s^hire	gJhFiY
s^hiya	aR
s^hola	oQtS
s^home	bQcRdZ
s^horaire	gKhWiI
s^horario	fY
s^horas	fZhRiH
s^hospital	lR
s^hotel	aVcVeTfJiJkKmJqJ
s^hours	eRf_hZiG
s^housing	bUgJhQjW
s^hplc	i[jI
s^hr	a@bKlJqUt]
s^hrs	dIf[hJ
s^huhu	qR
s^hundred	bScHdKfFg[iIjJlImFnKoJpIqJrJsJtD
s^husum	cRdYfKiJjFmI
s^hybrid	dhfHiHtK
s^i	lQqQ
s^i'd	pKs_
s^i'm	bKhKi]lR
s^i've	aRiItW
s^ich	fSiHrGtX
s^ideal	fJiKjIkJnKpJs\\tI
s^ideally	iYoS
s^if	hJiFkYlIpFrTtT
s^ihr	bEcQlQmS
s^ihre	aJiYtF
s^il	iQmS
s^im	eQ
s^in	i\\
s^independent	bXgK
s^ingles	jSkR
s^insurance	bGdKhGiGtX
s^interne	jJkKlKpJqWtH
s^is	bKdVeJjJmQoU
s^ist	cVlQqUtG
s^it	r\\tQ
s^it's	bYcY
s^j'ai	iQsR
s^ja	gS
s^jahr	gRiUjG
s^jemand	aWbHc>fKi^jFkKoKqI
s^job	aRiUtU
s^jobrad	gHh\\iJpK
s^joining	eHgWoQpK
s^jornada	fY
s^jour	cId[eIfKgHiHkGlJqFrJtV
s^k	gWhV
s^kafka	iJk]lK
s^keep	bHcSdSeRlKrYtF
s^kein	kQlTpGqKrY
s^keine	fWiWjGsV
s^kenntnisse	bJiKkVlTnJ
s^key	iV
s^kit	h\`iKjE
s^know	kWqV
s^knowledge	cIiIjJkTlWsH
s^kollegin	qVtR
s^kolleginnen	aHbHdKfJgKhIiFmXqHtU
s^kommt	hIiTpDqSrHtK
s^kur	cKhJiGjKkXlH
s^kurz	aUbJcKd[jEtH
s^kv	g_iK
s^l'anglais	l[
s^l'association	aTbZcJ
s^l-j	cKeKf]
s^la	qR
s^las	gViW
s^last	fJhKiJpKqZsHtR
s^late	cIf[iJpH
s^le	cRiAqUrR
s^lead	aSmUtH
s^leaving	jW
s^lehrabschluss	aKgJhFiGjWkElImJnKoJpKqHrIsFtZ
s^lehre	i\`kKlS
s^leider	cHdThViJ
s^lenguaje	jHrY
s^les	cQiQtV
s^let	i]kFqQ
s^letter	aIpZ
s^lettre	oHpV
s^leute	aRfRmT
s^level	bKhSj^lT
s^lgps	hfiKpK
s^liaise	iY
s^licence	iEjVkYlR
s^liebe	cJfSrUtU
s^lieber	aIbHqJt\\
s^liebsten	aHoQqQsU
s^lieu	aJcWeIgKmInJ
s^list	gKiVlKpSqJ
s^living	nS
s^lleve	icmI
s^lo	bUiU
s^location	cZdQ
s^lodge	aKbFcYfHiKjSkGtI
s^lohn	bKcJfIgbhGiEjI
s^looking	aVbHfWnT
s^los	h[jRpT
s^lost	hFlHq[
s^luego	hIrU
s^lunes	bKcIfRh^iCjIoJqJ
s^m	bGcXfKgGhKiKjSkFlJmKnKoKpKqKrJsJtK
s^machen	bWrQ
s^madame	aIjHtY
s^mail	lIpUrHtI
s^main	iW
s^maison	b\\fKiH
s^make	bWrVtE
s^man	bScUhIiQ
s^manager	aWbEcFdKmXpIrWtF
s^maneja	jHk]pH
s^manipulador	jUkW
s^master	iKj_kQ
s^max	bHdTiIjKpIrWtI
s^may	hIiIoUpUqU
s^me	cIiQmVpY
s^meal	aVcJhZmBpI
s^medical	h_jT
s^mein	iIjKpKqZ
s^meisterbrief	fGjYkU
s^member	pGsU
s^merci	aKbFcKjKpErVt[
s^mets	pIr[
s^mi	i[
s^mid-size	dJjHtW
s^min	hKiIjQlIqTr[tF
s^mind	iJj\\kH
s^mindestens	iJjW
s^minimo	jZkJ
s^minimum	jTkU
s^minutes	bS
s^mira	fUkFrSsW
s^mit	aHbTiU
s^mm	jY
s^mo	gRnToB
s^mo-fr	fR
s^moin	aWbH
s^mon	bFcUeRfViJtQ
s^monday	fbgChJiH
s^moniteur	kW
s^month	dVeSiVjHpIqHsJtI
s^morning	bIcIeUtV
s^mostly	fUiVmGpK
s^moving	bIiSk[
s^multisport	fUhZiKpK
s^muss	aSj\`kJ
s^musst	aKcFiEjakJtJ
s^must	j^sT
s^my	pIqU
s^nach	dUgThUiH
s^nada	cKgKiXjIpWqQrB
s^national	cKnYpI
s^native	gHiKjVsU
s^ne	bXgJqU
s^near	aJbVcZiFjJ
s^necesitamos	aUeXiKtJ
s^necesito	a^tK
s^need	aWjU
s^needs	jQkW
s^nein	cTgSiHjTkHlY
s^neuer	cSiX
s^new	bVgKtQ
s^nhs	bYhR
s^nice	cFiFjCkXrH
s^nicht	eTjKqHrT
s^nichts	bKcGfGgFi_jIkJ
s^nights	fUgXhS
s^njc	dTgSkKlKtK
s^nmc	j\\
s^no	lVsT
s^non	cEeFg]hJiEjRkKlRnJtC
s^nos	cQdSgVjH
s^not	iHjSl\\sT
s^notdienst	fZgHhIqK
s^note	iKpHqVrR
s^notes	eKjKrQtY
s^nous	aUcQiDmRpRrFtR
s^nur	aKbFcJiKnRsYtQ
s^nvq	iEjblJ
s^o	aKiUjStQ
s^ob	eKjIlXtK
s^objet	tY
s^ocho	fWgRhK
s^oder	hTiGjY
s^of	cQiUjI
s^off	hRi\\mI
s^office	cYd^iErQ
s^oficial	gQjW
s^oh	qZsJ
s^ojo	oJqTrR
s^ok	aY
s^on	iRjImR
s^onboarding	aQbKcJqU
s^one	cQgJrT
s^online	iHjU
s^only	iHjJs[
s^open	i^
s^open-ended	eRfHh_
s^opening	aYbEcQeXgKiJkIqKtI
s^opera	jS
s^or	dXfKkY
s^ort	aJbKcVeHiF
s^os	aTbGcUlItV
s^ou	i[tR
s^our	cQ
s^out	aKbJiZr[tH
s^own	hQiVnT
s^oye	aWbSjJtQ
s^paga	gaiB
s^paid	hU
s^para	cQhXiJ
s^partida	f[iJkK
s^partner	bWcHiKpJqR
s^pas	l\\rT
s^pasa	pSrU
s^passer	pY
s^pay	fIg\`hGjFlJqFsK
s^pedimos	iDjXlQ
s^pension	hjiC
s^per	aQcU
s^perdon	aS
s^perfil	cJpKrY
s^perm	e]fF
s^permanent	cIeefDjG
s^permis	hTiJjSlT
s^person	eXfRi_
s^personal	iKjFlUrZtJ
s^phone	gIhXpTtT
s^photo	lJpGrZtJ
s^pick	bKgKi[rKtJ
s^pido	j\\
s^plan	i]jKqQ
s^please	fHjJrUsStS
s^pls	fIiIsV
s^plus	cFfIgRjIkWnJoUqF
s^point	g\\rC
s^por	fUhSjQ
s^portefeuille	i_oC
s^portfolio	oKrV
s^position	aYbEfFgItV
s^post	fRi^rR
s^poste	iHjImV
s^posting	aKtZ
s^pour	aV
s^ppo	hXjI
s^preferably	bKfKgFiJjIs_
s^preparar	iZ
s^preparing	fKiU
s^presupuestos	iajJlH
s^primary	eIh_tJ
s^primero	bJfKiUjJlFpKqT
s^principal	pS
s^private	gRhXjR
s^pro	gQhZpItK
s^process	fHpX
s^product	bXgFhU
s^production	aVcJfFgThJiHkKlKnI
s^promised	aRbGtV
s^proper	j\\
s^puesto	aVfK
s^purpose	bFeUiXqK
s^put	iKpCr\`tK
s^python	jCk[lK
s^qa	aVbJfK
s^qualified	cJiJja
s^quatre	eT
s^que	iTjUsR
s^qui	aVfViKkRlJtF
s^quick	bQcStQ
s^r	hZiI
s^range	eJfHgWpKrY
s^real	hKjdkJtI
s^really	bJpY
s^reason	aKcJiElKoJq_rJ
s^ref	iHrYsG
s^references	iajJ
s^reg	hBi\\pR
s^regards	aKcGpHtY
s^registered	gSj^
s^regular	e[qQ
s^relocation	dJfKh_
s^remote	cTd]iJ
s^remuneration	eGgUhY
s^rent	eTgIhEiXjJ
s^repas	h[jI
s^report	aGdHfHiCm\\tZ
s^reporting	dHm\\tK
s^reports	m^
s^responsable	aHbFcGeKfJgJhIiJjJkIlJm[nKpGqTrEsJtH
s^resume	iJpXqK
s^resumes	bHfKhKiIlGpatJ
s^retail	jU
s^right	aQiIjQtX
s^ring	hKpW
s^rn	bUhKiHjSnU
s^role	iT
s^rondes	iajD
s^room	bEcSeTmT
s^rota	aIi\`
s^run	bReHi]
s^rund	cThJiVnV
s^runs	aIdHgGhFi[jGmVnJrK
s^ruta	bJfIn[
s^s	gQiVjHmW
s^sabados	gWrQ
s^sabes	cVdViI
s^sachbearbeitung	aQbQfSiKoQ
s^salaire	gRiK
s^salario	gX
s^salary	gYhRjK
s^salut	cUiR
s^sap	jX
s^saturday	fY
s^sauna	hakI
s^say	bHgShIiHjKlJoBpKrTtW
s^scale	gXhKjKrS
s^schon	jEkTlV
s^school	cRhYiGjJlQmHpKqK
s^schreib	bSiCqU
s^schreiben	jHqTrY
s^schweizer	hKlJpHqWrSsJtI
s^scope	cSgIiZkK
s^se	kUtQ
s^seat	aRbKdWgUiEnK
s^second	rK
s^see	jKtU
s^seek	aYiR
s^seguimiento	iW
s^seguro	h]iK
s^sehr	bJcKoKtW
s^seis	iJjXmYqH
s^send	p\\
s^senior	aTbWcJgIiItI
s^service	bKgUhSiS
s^servus	aTbFcGhIiIqFrHsGtX
s^shared	fViGlH
s^she	i[jJmJqU
s^shift	fXrS
s^shop	aIb[fJgJiItS
s^short	bDcJi^tQ
s^should	iJqTrRsTtI
s^show	iHjY
s^si	iJkfpG
s^sia	jU
s^sie	j[rWtJ
s^siege	bTiGmWtK
s^sin	iKjJpHsZtI
s^sind	bSqI
s^single	gZ
s^sit	jVmSoJqItJ
s^site	cXdSeUiEjEpStK
s^sits	aGdXiGmV
s^six	aJbHcTfYhDmKtE
s^small	bQcZiI
s^so	aQtW
s^software	aRbKfUtK
s^soll	iYpT
s^somebody	aVbGcJeSfTtF
s^someone	iZqGs[
s^sommer	fZgRhJ
s^somos	b\\cYiAjHmVsK
s^sorry	eKfKgKjIlKoWpFsJ
s^sous	eKiUjS
s^spanish	jX
s^speaking	kR
s^sql	j]kElU
s^squad	bKiJjJm^
s^sr	aYbIcIjYkFtQ
s^st	bUcZiJ
s^staff	gVh^iHjJpJ
s^start	eSo]qQ
s^status	hZ
s^std	fZgWhG
s^stelle	bYfS
s^stock	iYmV
s^strong	b]cGiGsR
s^studium	iIlYsJ
s^study	hTpW
s^stunden	dUfVtK
s^suchen	cStK
s^sueldo	cHfFg\\iIlG
s^suite	jRtU
s^suivi	iajJ
s^superior	jX
s^supervision	iZjI
s^sur	cWiI
s^swim	bHcJgVhTiJjTpHtJ
s^tag	aYbDiWkK
s^tage-woche	fT
s^take	idjErT
s^talk	aGiIpTtT
s^tarif	g]
s^task	fSiZ
s^tasks	iU
s^te	aRcGsRtZ
s^team	aSbKcKiEmYtV
s^teams	aKfHtW
s^tecnico	eTjR
s^telephone	hYpRrFsKtC
s^temp	aGbGfSiSkJoXtD
s^temps	eSf\\
s^ten	gHhWjR
s^tendria	iQmW
s^term	cSeToQ
s^tester	bQcRdJhXiIjT
s^texas	hWpV
s^text	lHpHrY
s^th	aGbJcKeWfHgHhFjUoSsJtF
s^that's	aZpGrAtU
s^the	i\`tT
s^them	jJlFrWsW
s^then	aQtS
s^there	bIcRdS
s^they	i_mS
s^they'd	iWmW
s^think	aSqJsY
s^this	eHiVoWpY
s^three	bUcZiHkK
s^through	pT
s^ticket	hXjKkR
s^tickets	i_jFnU
s^tiene	h[jT
s^till	eJfViGjKkKlGoU
s^time	cTfWjX
s^titel	aWoR
s^title	fJiUjJsJtX
s^titre	jWqKrU
s^titulaire	iCjRkT
s^titulo	bKiFjf
s^to	fS
s^tone	rQ
s^toronto	cUdR
s^trabajaria	bKjJmV
s^training	fKlX
s^traitement	gShbiDjB
s^travel	hTiWlJn[
s^tres	cKeUhIjW
s^trial	dIiKkKlFmHoIpEqJrJsZtJ
s^trois	fFgHh\\nQ
s^tu	iRpT
s^turkisch	aHbIcEiEjZmHtI
s^turno	fXjZ
s^two	aJgQiGm\\
s^type	eU
s^typescript	fKiHjZkUpI
s^uber	pQsR
s^um	cQqStQ
s^umfang	fQi\\
s^un	fKkQ
s^una	cSmTnQoQ
s^unbefristet	cKe]jClKmJ
s^und	iTkW
s^under	aHgKhIiKmY
s^une	iRjR
s^unit	hZmT
s^unlimited	eVhHpJ
s^unser	tT
s^unterlagen	pW
s^unternehmen	aJbVcGhItK
s^up	bJdViSjR
s^us	gQiIjJqIrVsW
s^use	aIbViJlJmKrT
s^uss	fFhXiK
s^v	jRqU
s^va	aRbRdR
s^vacancy	aWbGcIeApDtZ
s^van	gFh[nTpF
s^vergutung	fJgXiJ
s^vertrage	i]jGkS
s^vhi	aKha
s^via	pV
s^viajes	fJiKnZ
s^vier	bUfXiJ
s^visits	nX
s^voice	aIfJhKiQjUtZ
s^vollzeit	eVfK
s^vom	hJiWjIrJtS
s^von	i\`pT
s^voraussetzung	j[kG
s^vous	iEj\\mQ
s^voyages	iZnTqK
s^vz	cKeGfSgXiJjK
s^w	aIbFcGdJeHfFgShBiQjHkFlImVnIoIpIqJrJsGtH
s^wage	gXhKjKnJpK
s^wann	fR
s^want	aWfKiGoWsStT
s^wanted	hTjS
s^wants	iKqZ
s^war	jGkTlV
s^wartung	i^
s^was	iR
s^way	bIcEdKeJfGgHh_jCkHlJmCnIoIpHqHrHsItH
s^we	bR
s^we're	b[cStW
s^we've	aRbZcI
s^week	fSiHjKlKo]pCqGtF
s^weekly	fJiY
s^weeks	cJfRhb
s^well	bViJjSsT
s^welsh	kSlJ
s^wenn	gKiJjIkZlIqHrUtJ
s^wer	cHhKiFjBkWpGsXtV
s^werkstatt	bYgHjQ
s^what	aSbKcKi_tR
s^when	dShIiGkJoVqJ
s^where	cRd[kFmKtK
s^who	iUkV
s^why	bTqR
s^wie	bKdQjKkJrJtW
s^will	cWjS
s^wir	bUiQ
s^wird	iWrS
s^with	ja
s^wochen	dIhd
s^work	dW
s^working	dXhHlK
s^would	gKjEk^lGpJqIsR
s^write	iTpHrZ
s^written	lRpU
s^x	fYiQnS
s^y	cQ
s^ya	bRcXdTiJtQ
s^year	e[jUpK
s^years	jh
s^yo	aTbKcKiIpIqVrE
s^you	cDjW
s^you'd	i^mJtS
s^yr	jW
s^yrs	jW
s^zahlen	cIeXhZiGjJ
s^zero	eRjJ
s^zona	aSbHhJiGjHnItU
s^zu	eQi_oS
s^zum	bUhXiIlJoTpI
s^zur	bQcUhKiTjJ
s^zusammen	qQ
s^zuschuss	gFhX
s^zwei	dQmV
s^zwischen	f]gRiHqGsW
s^£	dQgX
s^€	eUg]hS
sa	bRf[iI
sa 00	fR
sa$	bWcIfViE
saas	aJcHdKeKfJgIhIiYjKkJlJmKnJoJpJqHrJsJtK
sab	fU
sabad-	f^
sabado	fZ
sabado de	fS
sabados	fXtI
sabba-	hX
sabbatical	hX
sabbatical of	hX
sabe	kZoBqS
sabem-	jJlTqT
sabemos	jJlTqT
saber	iKjY
sabes	kKlSqU
sachb-	a]tK
sachbearbeiter	aQ
sachbearbeiterin	aS
sachbearbeiterin$	aQ
sachbearbeitung	aToS
sachbezug	gXjJ
sachk-	jU
sachkunde	jU
safe	aKiVjUpK
safe$	aGbIcIdJeJfJgKhFiRjTkHlHmJnJoIpIqKrJsJtI
safeg-	iSrS
safeguarding	iSrS
safel-	jY
safer	pQ
safer recruitment	pQ
safet-	gXhItJ
safety	aU
sag	fRqUtV
sag$	bKcKqVtQ
sage	jUkV
sagen	eQiQqT
sagen dass	iV
sagen wir	cSeS
sagen$	jJqX
sagt	aRbKgKtR
said	iKqUrQsStJ
said$	iGqKrXsWtD
saint-	c\`iJtS
sais	jSpKqV
saiso-	e]iJ
saison	bEeXgJoXtJ
saisonvertrag	eV
saisonvertrag$	eU
sait	gXjKkRqW
sait faire	g[kS
sala	bUjR
salai-	gTjIrR
salaire	gTjIrR
salar-	gR
salaries	bV
salaries en	bR
salaries$	b\\
salario	gQrS
salario :	gU
salary	gUrQ
salary$	gSiJsR
sale	iV
sales	aXbGiKjV
sales$	aXbEjQ
sales-	aIjSpJrT
salesforce	jU
salid-	gRqS
salida	qS
salida a	fR
salir	eHq[
salle	cWiR
salon	iVoIpQtU
salon$	aFbDtZ
salud	bRiS
salud$	iV
salut	aIbJtZ
salut$	tQ
salvo	cJdS
salzg-	c\\iG
same	fSpT
same day	gUp[rK
samed-	fRpQ
samedi	fRpQ
samedi 00	qT
samedi matin	fEnSpU
samedi sur	fQ
sampl-	iX
sample	iYpI
samst-	fV
samstag	fT
samstag$	fU
samstags	fR
samstags bis	fR
san	bRcSgR
san juan	cVhR
sandr-	iGqTrRsR
sandra	iGqTrRsR
sands-	bRcVfJiItH
sanit-	bQiU
sans	iHjYlU
santa	bUoStG
sante	bRtS
sante$	aJbIcJeJqJtW
sap	iQj[kV
sap mm	jT
sas	aJeJfKgKhKj^kKlKtI
sat	f\\
sat /	gV
sat 0	fR
sat am	fSgR
sat in	fX
sat$	fX
satel-	bKc\\nJ
satis-	iWpKqKsItJ
satte-	jX
sattelfest	jX
sattelfest$	jW
satur-	f[
saturday	fS
saturday$	bVsR
saturdays	f\\
saturdays$	fU
saube-	jVtS
sauber	iRtU
sauberes	jY
sauer-	hWiT
sauf	dU
sauna	cJh_iI
save	kY
savin-	bRiQ
savings	bRiQ
savoi-	jV
savoir	jV
say	qU
say "	oVqWrC
say it	iSjJkHqFsW
say two	eXgTqF
say$	aFqQrJtV
sayin-	iS
saying	iS
says	qZ
says i	qR
says we	aKbRrUtR
says$	aKgSjIqRsU
sc	aSbKcUiKjQ
sc$	cViFjStK
scale	g[rU
scale 0	fIgWrK
scale$	gShJrT
scale-	bXdHeKfJgKhJjJkJlKnKoKsKtK
scan	bTcJi_lImK
scan$	aGbEcJdGeHfHgGhGiUjVkGlEmEnHoHpFqHrGsItG
scand-	kS
scandinavian	kS
scann-	i[jK
scars	jR
scars$	jR
schaf-	kTmR
schal-	aJiWtU
sched-	fQiRjJ
schedule	fSjK
scheduling	bRiT
scheduling$	hKiW
schei-	bXgJq[
schein	jKkJq\\rK
schem-	jInS
scheme	jJnS
scheme$	jJlQnT
schic-	fTpR
schicht	fW
schicht$	fT
schichtzulage	gU
schicken	cGfKkJlVpTqKsH
schla-	fGiSqS
schlachtung	bTfIiYjJsK
schlachtung$	bUhK
schlaf	jV
schlaf$	jU
schle-	iSsUtK
schlecht	lJsX
schlecht$	bIkIlJqJsV
schlo-	jS
schlosser	jS
schlu-	gKjQqS
schluss	fTgGjGoKqW
schluss$	hJqR
schlussel	jUkQ
schlussel$	iKjW
schme-	tS
schmu-	gW
schne-	iQl[
schneidest	iZ
schnu-	pW
schnuppertag	pU
schon	iJkY
schon mal	hKiJjY
schon war	kT
schon$	gKkYlV
schon-	cZiK
schoo-	lT
school	bQlR
school of	b[
school$	jHlSsWtK
schooling	gKhUiFtZ
schools	iTjR
schools$	hJiRjU
schre-	rS
schreib	bWiH
schreib mir	pSrK
schreib$	bSfJjKmJpUrI
schreiben	iT
schreiben sie	gX
schreiben und	iSqK
schreiben$	iTqQ
schri-	jV
schulamt	tT
schulamt$	tQ
schule	eRhS
schule$	bRhS
schuljahr	aIcQoWtJ
schuljahr$	oXtK
schulung	iVjKlT
schut-	i^qGsK
schwa-	c^iKpJqUsS
schwe-	bQjSrSsTtF
schweizer	qRrR
schweißen	jIlTpHqJrQ
schwer	pJsW
schwer$	pJsW
schwerbehinderte	pQ
schwerpunkt	aRbTcKtJ
schwi-	jRlY
schwindelfrei	jX
schwindelfrei$	bJjV
sci	aTjT
scien-	aJqYrG
science	lQ
scope	bJcTiVrI
scp	aKbKcIfDgbiKjG
scp 00	gT
screa-	jZ
scree-	iSjQpQ
screen	qU
screen$	jRpU
screening	iVpS
screens	iRjR
screens$	iRjR
scrip-	bJhIiIl]
scrum	kXlT
sdrs	aRjKsTtF
sdrs$	aDmQsXtF
se	qV
se come	hTpK
se ha	qX
se lever	jZkJ
se nos	oX
se paga	gX
se puede	dXhJiSkJqI
se que	mJqStT
se queda	qV
se trabaja	fW
se va	qZtK
se$	aKbKgHhRkTlRpHqUrRtG
sea	jQqKsU
sea$	aUiKpT
searc-	aRbHiSsU
search	aWbK
searches	aKbIiTsVtK
searches$	aKbIiRjKsVtJ
seaso-	eU
season	gQiJkS
season so	aKoS
season$	dUfK
seasonal	e[jRtJ
seasonal$	eSjT
seat	cRtT
seats	aQbXtK
seats$	aQbRtK
sec	aWcKtI
sechs	fSmR
sechs monaten	eTgK
sechs und	fV
sechs$	fFgQhS
sechs-	bReRmU
sechz-	cQdRiJnK
sechzig	cQdRiJnK
second	aS
second$	aXbKcHiDkJtS
secre-	aXbH
secretaire	aYb?cIqU
secretariat	gV
secretariat$	gX
secretary	aQrQsItR
secte-	aIcX
secteur	aIcX
secti-	gSiV
section	gViJrS
sections	bTiS
sections$	aHbVtK
secto-	jRqU
sector	jRqU
sector$	jRqU
secur-	iUkQ
securite	iXnS
securite$	gKiQjRnV
security	iT
sede	c\\iGpV
sede electronica	iGjIp[
sede en	cZeE
sedes	aHbTcYiJtD
see	aEpVtT
see the	iS
see$	bWsT
seed	bZhIiQjIoHtK
seek	aKbHcGsKtZ
seek a	bKcJdKeKfKgKhKlKnKpKqJtV
seele	aTqU
seels-	eSqTsK
segui-	iRnR
seguimiento	iTnR
segun	gQjGoU
segun-	bRkU
segunda	bSpQ
segunda$	aUcKgKiKtI
segundo	kXqK
segur-	bQ
seguridad	aUjGpRtI
seguridad social	pV
seguro	hW
seguro de	hS
seguro medico	hR
sehen	aJdXiKtW
sehr	kQ
sehr geehrte	tT
sehr geehrter	tS
sehr viel	bScKiS
sehr$	tV
sein	iKj[tQ
sein wir	iJjIlXqQsF
sein$	jXsQtT
seis	fViHmS
seis meses	eZfH
seis$	f\\iG
seit	b\`
seit 2000	bXeJ
seit$	bR
seite	rT
seite$	qKrS
sekun-	pUsG
sekunden	pUsG
selbe-	bSiU
selber	bSiR
selber$	bWcKhK
selbst	hSiT
selbstverstandlich	aVeWiI
selec-	iToU
seleccion	cJiW
self	eRjQ
self--	bUeViCjV
sell	bY
selli-	iTqS
selling	iTqS
selon	g^mKnS
selte-	kU
selten	kU
sem	eT
sem$	gShJ
semai-	hT
semaine	pS
semaine$	jSpJ
semaines	hSlQoRqR
semaines de	hV
semaines$	hSlRqX
semana	eQfSpQ
semana al	iR
semana de	fSpS
semana$	aQeS
semanal	iZ
semanales	aJfWiW
semanales de	fSiK
semanales$	fWgJhJiG
semanas	fKnRoYpQ
semanas de	fJhVoK
semanas$	fFo]pT
semes-	hKiT
semi--	eJhIiWjUnJrK
send	p\\
send a	rT
send it	qWrJtE
senio-	aQ
senior	aT
senior$	aZ
seniority	fWiI
seniority$	fWiI
senor-	aR
senora	aR
senora de	iRsT
sense	iTtH
sensi-	iGjIkTqS
sensible	iGjIkTqS
sent	iTlTnGqStK
sente-	rW
sentence	rX
seo	jU
sepa	iKjYkV
sepa de	jQkV
sepa$	kS
sepp	iJtW
sepp$	iItY
sept	o[qQ
sept$	o^
septe-	fQoV
september	fSoR
september$	o\\
septembre	iToTqQ
septembre$	bIcJiVoV
septi-	hRoV
septiembre	hRoV
septiembre$	bIhSoS
ser	sY
ser posible	kW
sera	lKmKoYqI
serai-	jRoU
serait	jRoU
serait$	oS
seria	cJiHk[tS
seria la	iIk\\
serie	bUcGmTtJ
serie-	bUdHiR
series	bS
series b	bV
serio-	iSjUsI
serious	iSjUsI
serve-	aKiSjX
server	aIiTjQqJ
service	bQ
service charge	g[
service$	bQiR
services	cKiR
services$	iS
servicetechniker	aScEiKnVqKrE
servicio	bRcKqStJ
serving	bTkHoXqJ
servir	iW
servu-	tU
servus	tU
servus$	tQ
sesen-	bRcK
sesenta	bRcK
sessi-	gY
session	iQpS
session$	pS
set	iX
set up	iR
set$	iR
sets	aHcGfIi\\tK
setti-	fKiWjK
settl-	iTsQ
settled	iKjKsR
setze	jX
setze ich	jU
setze-	tU
setzen	tU
seule	jY
seule-	pU
seulement	pU
seven	fSm\\
seven$	fYgGiJmQ
seven-	bKgVhK
sever-	hViG
sexo	s^
sexo$	jJsU
sgb	aVjTpT
shall	aSiIpQ
share	fVgV
share$	eRgUhI
share-	fQiQtQ
shared	fQiQtQ
shared 0	fS
shared$	cJfTgHlJ
shari-	hS
sharing	hS
sharp	fKlS
sharp-	hW
sharpened	hW
she	eRqU
she will	iS
shear-	aKbUiKjT
sheet	iXoK
sheet metal	cJeVfK
sheet$	fQiUjRoI
shenz-	nW
shenzhen	nW
shenzhen$	aKfKnS
shift	fWjW
shift 0	fXgJ
shift :	fW
shift is	fTjSlJ
shift$	aKfJhSiSjZkI
shift-	fTiKsTtR
shifts	fTiKsTtR
shifts ?	fQsI
shifts$	cJiIsHtS
ship	fGiRkJmIn[
shipp-	gQhRjQ
shipped	gQhRjQ
shipped$	gShQ
shock-	bWcEhV
shoes	hQ
shop	b^hR
shop$	bZ
shop'-	cY
shop's	cY
short	pTrYtT
short$	cErVtU
short-	iHpR
shorten	kU
shortlist	pSqR
shortlist$	pSqT
shoul-	qVsS
should	qTrR
should be	pIrU
show	j[lTmJ
show$	qX
showe-	hTiQjK
showers	hTiQjK
showers$	hTiQjK
shows	qItY
shows$	aJqHtY
shut	aHbIfUgKhHi[jCrJtI
shutd-	oU
shutdown	oU
shutdown$	oU
si	k[
si el	iTjR
si habla	kU
si hay	fR
si lo	bShIkT
si maneja	kS
si no	kCl[oWpK
si o	jUpT
si possible	kQnKsR
si puede	jEkYoQ
si se	gVhQiSkHmK
si tiene	jQkR
si$	aKcKdRiKkIlXpD
sia	jU
sich	q[
sich mit	sS
sich$	bJcIjUmKqU
siche-	j]
sicheres	iKjZ
sick	jJqYsS
side	aRcQiK
side of	cTdQ
side$	aWbQiGmV
sider-	bTcD
sie	rU
sie an	iU
sie bei	hKjJlX
sie bitte	pJrV
sie das	gKhJlKqJrYtR
sie den	iKjDkIpKq[
sie fahren	eKfUjK
sie hat	lIpJrR
sie mit	hUiK
sie$	iGpYqJrS
sie-f-	rS
sie-form	rS
sie-form$	pGrU
siebe-	bSfW
sieben	bSfW
siege	bZcSiGmQ
siege-	aIbJc\`iDjKtK
siemp-	cVgKrR
siempre	cVgKrR
sient-	dT
siento	dUgQ
sierr-	iSmIqU
sierra	iSmIqU
siest-	pR
siesta	pR
siesta$	pR
siete	fUmT
siete$	fRmV
sign	gSiVmK
sign--	gRiUoK
sign-off	gToI
sign-up	iU
signa-	iSqR
signal	nQpQqS
signe	q[tK
signe-	gUjR
signed	gUjR
signed off	fKgUtK
silen-	dUfKjR
simil-	jR
similar	jR
similar$	iKjX
simpl-	gIhUrT
simple	gKiQkQrU
simple$	hIiQkIpJqJrU
simul-	fXiK
sin	j[
sin nombre	qKrR
since	bQqStQ
since 2000	bWlS
since easter	fShGiJqV
since june	bKiGjKoGtZ
since-	iIpHqVtY
sind	sR
sind 0	mS
sind 00	dRgTmT
sind die	bXcKiWkHmK
sind ein	sV
sind wir	bJkJm]
sind$	aGbBcRiUrQtZ
sindi-	sU
sing	bSfQiJsI
singe-	bKcW
singen	bKcW
singl-	hRsU
single	hRsU
single$	jHsW
sinon	fQiKtZ
siste-	hQjQ
sistemas	jV
sister	aShUjE
sit	fIjXmU
sit in	mTpS
site	dS
site 0	cKdWiFmJnQoIpTqJ
site :	c]rXtA
site each	dGiQnW
site$	aSbR
sites	b^n\\
sites$	bTcIlKmJnR
sitio	bTpKqStU
sitio$	bTpJtV
sits	dJm]
sits with	mWpK
sitti-	hTjR
sitting	hTjR
sitting$	hYjG
situa-	jQkRsW
situation	pKsZ
sitz	bKcW
sitze-	hKiDjYmUtK
sitzen	iEjUmVtK
sitzt	m\\pJ
sitzt$	bIcKiVjJkRmHqJ
sitzu-	dYfShG
sitzungen	fWiK
six	fSpQ
six months	hR
six weeks	fThS
six years	jV
six$	fUgKmRp[
sixth	aHbZcIgRhJtF
sixty	bVgUhKjImRtJ
sixty-	gWiI
skill-	jR
skills	jTpRrI
skills$	jU
skin	cJeKhRiJjXkKlDrKsJ
skipa-	hW
skoda	aJbUcKhUiK
slack	tZ
slate	aDcHiWjVtD
sleep-	cJeKfVhWiKkHlJpGtK
slice-	bRiYjK
slim	jDkWsV
slot	eGqU
small	bXkQsW
small independent	aUbKjH
small kids	sX
small$	b\\
smart	bRsT
smic	g[
sms	pVrR
smth	pTrHtT
snack-	hWiEkRlH
snow	cVgJhXjH
snowf-	aKhRjQkQtH
snowflake	aKhRjQkQtH
so	qQtQ
so 0	aKfIhHjKkRnWtI
so 00	gQ
so :	aTtV
so about	fQ
so be	fVjU
so check	iKqZtJ
so do	qV
so forgive	tT
so i	oJtU
so in	oW
so no	fHiIjKqTsTtQ
so say	hRjJqT
so that's	aV
so the	cHfStV
so they	dKiTjToJqJ
so um	cT
so we	iQ
so who	aSqKtR
so write	iR
so you	oQrR
so$	tX
sober	cKiFj_rU
sober$	aGbIcFdIeJfJgIhIiEj[kJlJmJnIoIpIqJsJtG
sobre	rU
sobre todo	nS
sobre$	iQjKrW
sobri-	mJrW
sobrio	mKrW
sobrio$	jKlJmJrW
soc	aQbJcThIjHkUtG
social care	jS
social$	jR
socials	iQ
socie-	bVcHhJjV
socio-	bTiQ
socios	bTiQ
socios$	bV
sofor-	cEoZ
sofort	cEoZ
sofort$	cFo\\
softw-	bVjJtV
software	bVjJtV
software fur	bT
sohn	qX
soins	iU
soir	fS
soir 00	pVsR
soir$	fYhU
soit	bKgQ
solar	aVtF
sold	jWqT
sold$	bSqU
solda-	aQjUtI
solic-	aDpTtU
solid-	bWjX
solide	iJjWkJ
solidworks	jU
solidworks$	jU
soll	kJrWtQ
soll$	pIrVtQ
sollt-	sU
sollte	sT
solltest	jSnKqK
solo	sR
solo en	iX
some	bHfRiS
some weeks	hKnVoI
some$	cJfQiW
somebody's	jT
someo-	sS
someone	sS
someone to	aZtJ
someone who	iV
someone who's	sW
someone$	hKsTtR
somet-	cUhKnRpK
something	pJrQtQ
something$	cGrKtV
sometimes	cWhFiInW
sometimes$	cW
somew-	jTlQ
somewhere	jTlQ
somewhere$	jUlS
somme-	oQ
sommer	fRqS
sommer$	cKfEiVnKqUrI
sommerferien	aJiSoW
sommerferien$	aIiRoW
somos	b]mW
somos cuatro	bXmH
somos una	bQmW
son	m\\sU
sonde-	aKbW
sonne-	bShS
sonnt-	fY
sonntag	fU
sonntags	fS
sonri-	jW
sonrisa	jW
sonrisa$	jW
sonst	iHjR
sonst gibt's	qRrR
sont	cSpT
soon	eKoV
soon as	eKoV
soone-	iKoTsS
sooner	iKoTsS
sorry	aIrRtY
sorry for	tW
sorry$	cRdUjQ
sort	jVsT
sort of	jGsZtU
sort$	jXkK
sorti-	iRjKpVsS
soude-	jUnK
souha-	iGkKmIsZtS
sound	qIrWsK
sourc-	aJi[
souri-	aKcFdKfKgKhKiFj]lJmJnKoKpEqKrJsStJ
sous	bSeIjW
sous l'autorite	mT
south	aJbQc\\qJ
sowei-	gW
soweit	gW
sowie	jV
soy	bRmTtU
sozia-	cIeZiFlHtH
spa	b^
space	gIhUiYoC
spain	aVcTtJ
spain$	aWjRtI
spani-	jSkZ
spanish	jV
spanish$	iIkS
spark	bIcHeIgFhDjUlYtK
spat	fS
spate-	jIo\`
spater	gIo[
spatestens	jIoY
speak	dIkYlTrItT
speak english	bJdHkJlW
speak-	kU
speaker	jHkQsTtT
speakers	kT
speaking	kU
speaks	lX
speci-	aVbRiImQ
specialist	aU
specialist$	aU
specific	bUeQ
spedi-	bV
spedition	bVcK
speed	jW
spell	aJj[tH
spend	bKiT
spend-	bVcGeUiIrR
spese-	gTqQ
spesen	gTqQ
split	fdhJiCjKtK
split-	fT
splits	fT
spoke-	jU
spoken	jU
spoken$	jW
spons-	dHjZlK
sponsorship	dHjZlJ
sport	iW
sport-	mQ
sports	mQ
sprac-	kWlIpQqXrJ
sprache	jJkX
sprachnachricht	cIpW
sprea-	fSiSkKmK
spread	fTmJ
sprec-	fIpT
sprin-	bRiR
spring	bUqR
spring$	bQqU
sprit-	iTsU
sql	iHjdqJ
sql and	jT
sql$	jT
squad	aQmY
squad-	mW
squads	mW
squads$	mT
sr	aS
sr backend	aS
sre	aVmQtG
st	bWc\\oU
st of	hU
st$	c^iKoV
staat-	gRjW
staatliche	jS
staatliche anerkennung	fKjR
staatsexamen	gSjR
staatsexamen$	cKjT
stabi-	aVbKcKiJ
stability	aVbKcKiJ
stabl-	qR
stadt	aKbViQ
stadt$	bVcFpRtK
stadt-	pVqKsJ
staff	aSbVhUmU
staff discount	hSiJ
staff$	aWbXiKtG
staff-	eTtU
staffing	eUtU
staffing$	eUtU
stage	eR
stage$	eQiQ
stair-	bRcQiQ
stand	fGgIiSj\`
stand-	jU
standard	bSjW
standard$	iFjY
standby	fSgQ
standing	jW
standing$	jU
standort	cV
stapl-	lW
staplerschein	lW
staplerschein$	jRkJ
star	b\\fK
star$	bYcKdKeKfHjKkJmJnIoJpKqKrKsKtI
start	gQoa
start 0	oU
start :	oR
start monday	sS
start$	fQgUiAjKlXoJpJ
start-	cGiTnS
started	hKiQjU
starts	fSgQiJoU
state	hQjQpFrY
state-	bQrRsT
statement	iKrX
statements	iX
statements$	iV
states	bXiGjKsR
stati-	bWcVhQiJ
station	cXiKlU
station$	cZiK
stats	jS
stats$	jT
statt	aGgRiIrY
statt 00	bGfTgY
statt$	aHrY
statu-	e]gStE
status	bIeXgJhTtK
statut	eTgQ
statut cadre	eS
statutaire	eVgUjItF
stay	bIhRpJrS
stays	hRjQoKqS
stays$	eQoI
stb	aSeKiT
std	fVgW
std 00	fKjQ
std$	aQfVgSjF
stehe-	iToS
stehen	iToS
steht	iQnTtT
steht$	iVkKqKtR
steil-	bZcJjT
stell-	tU
stelle	fSqQ
stelle 00	eHfUgJiJ
stelle :	aSgK
stelle ist	aKeQqW
stelle$	cKeHfWiJpIqXsDtH
stellen	aViTqQ
stellen$	aTiU
stellenantritt	iHnHoU
stellv	aTjQtK
stellv$	aTjQtK
step	cKfFgWrJ
steps	gT
steps$	aKgU
steri-	iW
stern-	bTiQ
sterne	bTiQ
sterne$	bSiR
steue-	iXjInQ
steuerberater	jJqS
steuerfrei	bKiHnY
steve	tR
steve$	aJtY
steyr	aEbEc\\pKtH
steyr$	aFbFc\\gHnKpJtG
sti	g_hI
stich-	fJoGp^
stiff	qSrU
stiff$	qSrU
stift-	bYcEiJjT
still	iKjXqWtJ
stimm-	iT
stipe-	hQ
stipend	hQ
stock	i_jH
stock$	iY
stock-	bRiSqS
stop	t[
stop and	jTsT
stop$	eHjGpDta
stopp-	aHcHtY
store	aGb\\tE
storu-	fQiX
storung	fT
story	qS
stp	aKtQ
straf-	hKjUrT
strafregisterauszug	jX
strafregisterauszug$	jU
strat-	a]cKiUjCmHrFtJ
strau-	bGcYhQ
straß-	cRdQ
straße	cRdQ
straße$	cRdQ
stree-	bKcThR
street	bKcThR
street$	hTpR
strei-	i[jGrW
streichen	iJqJrZ
streit	iR
stres-	iFj\`
stress	jU
stret-	qX
stretch	qX
stretch to	qU
stric-	fUpW
strictly	fXpR
stron-	jTsR
strong	jTsR
struc-	aQcKiTpFtW
structures	aVbHtI
structures$	aWbGcKtH
stuck	bUhV
stude-	bSsT
student	bUiRtT
students	bRmR
students$	bSgGiV
studi-	jR
studies	iR
studies$	iY
studio	bW
studio$	aGbWcJtI
studium	j[lQ
studium$	cKjXlF
study	hWiI
stufe	g\\
stufe nach	gT
stuff	bJfShHiWjXlGpErK
stuff$	aJbHfThGiWjVlDpDqKrK
stuhl-	aKbYcFhIiWjIpG
stund-	fRgQ
stunde	gS
stunden	fU
stunden im	bQ
stunden$	fUgUiG
stutt-	cZeH
style	aJr]tG
style$	aHdKrZtJ
su	mRqV
su cargo	iQmX
sub	eRgVhKjQ
subco-	bZ
subj	tV
subj :	tV
subje-	tU
subject	tU
submi-	iX
subs	eThZpG
subs$	eThXpG
subsi-	hRiT
subsidised	hS
subsidised canteen	hQ
subst-	eRhIjKlSoR
substitute	eShHjKlToR
subve-	aK
succe-	qZrKtQ
succu-	aTbZtI
suche	aSbGcIqHtX
suche-	aQtT
suchen	aQtT
suchen jemanden	sZtG
suchen wir	aJtW
suchen$	aJbFcJiHtZ
sucht	nQt[
sucht zum	cSoHtT
sucht$	cKtY
sueld-	eSqH
sueldo	eSqH
suiss-	kJsX
suisse	qQsT
suit	gHhZiK
suit$	cIfKgGhUiJkKsS
suite	jQoUpKtT
suite$	aJcHhKlIoWpG
suivi	iUnR
suivi de	iW
suma	jFk[
summa-	pQ
summary	pQ
summe-	eQhRoQ
summer	eQhRoQ
summer$	eUfTjTlK
sun	fZ
sun$	fVgQ
sun-t-	fY
sun-thurs	fU
sun-thurs$	fT
sunda-	fT
sunday 0	fU
sunday 00	fEgKpZtU
sunday to	fU
sunday$	bSfQiIoV
sundays	fSqQ
super	gQiIjKkUmW
super$	jIk[
super-	mW
superior	iQlU
superior de	gJlX
superior en	hKjW
supervise	iQmT
supervise$	mU
supervises	iDjKmZ
supervising	fIiJlUmX
supervision	hTiY
supervision$	hSjT
supervisor	aQjRmT
supervisor$	aTtI
suppl-	lS
supplement	gW
supplied	hQiJlX
supplier	iV
supply	jS
supply chain	aTrQtI
suppo-	jQmQ
support	aS
support team	aRbRmKnU
support$	iSjQ
supported	jUmR
supporter	jVmQ
sur	cT
sur 0	eKgU
sur 00	cJgRiV
sur cinq	dQfT
sur de	nR
sur deux	aGfZkJoJ
sur la	hUjJ
sur le	hQrT
sur site	d\\fJiV
sur trois	fR
sur$	aKcJiZtR
sure	bJcKhJi[jKqHtJ
surge-	aJbVhIiV
surto-	fJrU
surtout	fJrU
surtout pas	fJrU
surve-	aIfSiS
surveillance	iS
survey	qV
surveyors	iTmS
sus	jS
sus espaldas	jS
suspe-	qU
suspension	qU
susti-	eV
sustitucion	eX
sustitucion de	aU
sutto-	cS
sutton	cS
svp	oKsQ
swahi-	cIjTkS
swahili	cIjTkS
swahili$	cHfKgKkVnK
swans-	cQnU
swansea	cQnU
swansea office	hKnX
swedi-	bUlS
swedish	bUlS
swedish$	aJbTlJ
sweet	jIkY
swim	hUjX
swiss-	jYkEqS
sympa	dHhJlKm[sK
sympa-	jW
sympathy	jW
syndi-	bZpJrTtH
syste-	aRbTmK
system	kS
system$	kU
systems	iUqQ
t	dR
t /	dV
t €	kRqS
t$	eTjVqJ
t-zug	gJhV
ta	aRfKiKmXtS
ta$	aWiFjU
table	aKd[jJlF
table-	iTjS
tableau	iRjU
tableaux	iSjR
tableaux de	iSjR
tablet	iS
tablet$	iS
tablette	hZ
tag	dR
tag eins	eT
tag ok	dYjJ
tag$	fQgR
tage	dUhS
tage +	dRfJ
tage oder	eSsR
tage$	hXiT
tage--	fU
tage-woche	fU
tage-woche$	fV
tagen	mTnU
tages-	fKhKiX
taill-	aIcKiUjQsQtH
taille	aIcKiUjQsQtH
take	iQlR
take it	fRiKpEqSrU
take$	lR
take--	pV
take-home	pV
takes	bUiQ
takin-	iS
taking	iVtR
talen-	cSiKjIpQtQ
talent	pQ
talk	jSpQtW
talk to	iUjQ
talk$	jW
talks	iSjIkKl[
talks$	iR
talle-	bXqU
taller	bYqU
tambi-	bSjJlU
tambien	bSjJlU
tarde	fVsQ
tarde$	fQsS
tarde-	pS
tardes	pS
tardi-	iXnJ
targe-	iV
target	gRiU
target$	gXiG
tarif	g]hK
tarif$	gVhJ
tarif-	i\\
tarifa	gTpR
tarifas	pT
tarifas$	pT
task	bJcKfUiUjK
tasks	iU
tasks :	iV
taste	aIbYjWtI
tatig-	a[hJjI
taugl-	jT
taux	fJgThViIsJ
tax	dTjV
tax free	gS
taxi	aIdIgShT
tbh	cKdTqSs\\
tbh$	bJcFdTiKsStK
te	tS
te cuento	bKkTtR
tea	h_
teach	iSl_
teach-	aRkX
teacher	aYbG
teachers	kU
teachers$	jQkR
teaching	eKiSjFkXoF
team	mU
team "	bZ
team :	mV
team is	nVsR
team of	fKjQm[
team$	aW
teams	iXtQ
teams$	iV
tech	aZjIkSmT
tech /	bVjF
tech$	aRhJkRmX
techn-	mT
technical or	jT
technicien	a]tJ
techniker	aIjSlRmU
techniker oder	lR
technique	mY
technique$	mVpJ
techo	hFqX
techs	cFfJiRm^oHpAtI
techs$	bTiQjGkKmWoHpF
tecni-	aRjQ
tecnicas	mY
tecnico	aRjT
tecnico de	aZjI
tecnico superior	hKjW
tecno-	bEcYjSsItJ
teilb-	fTiK
teilbar	fTiK
teilbar$	fViK
teile-	gV
teilen	gV
teilz-	eYtG
teilzeit	gStG
teilzeit$	aUeUtF
tel	hSpW
tel 00000	bRhRjHrK
telea-	dXfKhH
telearbeit	dXfKhH
telef-	iQ
telefon$	fQiQjR
telefonat	oKpTtQ
telefonica	aUpQ
telefono	hQiR
telefono de	hQiSpS
telefono$	hRiQjJqW
telep-	hWpU
telephone	hXjJ
telephone$	hUiUjK
telet-	d\\fHhR
teletravail	d\\fH
teletravail$	dT
telew-	d^fHiJnH
tell	fQjTqT
tell us	cSfXpT
tell you	iIj[
temp	eYoStI
temp to	eT
templ-	bHcVlK
template	bHcWlJoKtQ
tempo	eRiT
tempo-	eQpR
temporada	aSiU
temporada$	iX
temporal	eSfHiS
temporary	eV
temps	e\\fQ
temps partiel	eY
temps plein	eW
temps$	eStQ
ten	gZ
ten people	bY
ten percent	gJhZiC
ten years	fKgS
ten$	fKg[hAiR
tenan-	iQjY
tende-	iYmK
tender	iV
tendr-	mX
tendria	mX
tener	jXlG
tenga	sV
tenir	aRjY
tenu	eIhGiJjRlIoIqZ
tenu une	iKjT
terce-	aKj]
tercera	qTrK
teres-	qStQ
teresa	qStQ
term	eV
term time	eKfYiJ
term$	eSiUjK
termi-	cJeTiQ
termine	iW
termino	cGeV
terra-	aTiRkS
terraform	iRkW
terraform$	iDjX
terrain	aU
terrain$	aXbKcJ
tes	fKgRhSjKpS
test	iSjUpU
test$	gQiFjVlS
teste-	lRqT
tester	aQlSqT
testi-	iYjIkTlI
testing	iQjIkQ
testing$	iYjE
tests	eJi]jU
tests$	iRjX
tetan-	iIj]
texas	jVrR
text	pTrX
text$	iKqRrV
texte	aKiRrQ
texti-	bYqHtJ
texto	iTrU
tg	gXhR
th	oW
th month	gXhI
th$	oVpT
than	jRsR
than 0	jW
than 00	fKhTsU
than$	aJeKjRkWsKtH
thank	aHmKtZ
thank you	aHmKtX
thank-	rUtR
thanks	rUtR
thanks$	rZtH
that age	s]
that in	lQtT
that isn't	iJjTkW
that out	rW
that stays	qU
that the	bK
that under	qV
that$	oSsU
that'-	qQ
that's	qQ
that's it	pRtX
that's the	cVfQoWrJtG
that's what	iQq[tE
that's$	oQ
thats	gIkQlRpGtV
the "	jS
the 0	lSoR
the 00	bSpU
the a	cRiU
the ad	qVrY
the app	iU
the back	iItV
the band	gGiUqV
the bench	bUcK
the budget	iRqQ
the building	iHjX
the bus	bKhEjJlXtT
the chair	mQsR
the christmas	bJiY
the city	mQpR
the class	lYmZ
the county	bVpJqVtJ
the course	hQiSjHlU
the crew	hKjJnZ
the customers	sS
the day	iSoGpUtQ
the degree	jS
the design	dGiKmUqR
the door	hU
the duties	hQiR
the edge	bQcIqS
the end	oQ
the family	hW
the field	aJbWiS
the first	oRrS
the floor	jV
the gaeltacht	lQqK
the gas	iIlVnW
the golf	bFtX
the ground	aQiR
the group	iJmWnRrTtK
the hall	iSpU
the house	aIdKrYtF
the hub	cXdKiK
the kitchen	mV
the lab	iYjR
the lake	iV
the last	pUqS
the line	aHmT
the little	gIhUqW
the local	pU
the main	cQiR
the moment	gQiR
the month	hKiU
the monthly	iR
the new	iUjI
the night	aTiQtK
the north	bTcFdQ
the odd	iWjQsQ
the office	aTdUiClQ
the old	bUcUtK
the one	rUtT
the other	mRqWtF
the page	rV
the parents	pIrYtF
the person	hTiR
the phone	hZiH
the pipeline	iRjH
the plant	bW
the police	bXpT
the post	rS
the right	pUqU
the road	dKfEjSnY
the role	qT
the shop	bHjU
the site	bKnUpQ
the socials	iQ
the spring	bKqU
the staff	iKmTqS
the summer	iToR
the swansea	hKnX
the team	mW
the technical	iUmR
the test	gGl[
the thing	hViRqKrH
the third	bRcI
the time	fSpS
the tone	qJrXtQ
the train	cKlKtW
the training	cThW
the two	cSiWjJ
the uk	cQjH
the usual	hS
the wage	gTiHrU
the waterfront	cSiK
the week	hViTpK
the weekends	aSfGiWtJ
the whole	hTiKjSpHrU
the window	bHcKgJhXoJpI
the winter	fKgXhIoUsJ
the word	rTtJ
the work	cXfQ
the workers	jIsY
the yard	h^
the year	fGgV
the$	iQtZ
theat-	bSkRlIqQ
theater	jFkVlGqT
theatre	bUjR
theatre$	bSjVkJ
their	gSiIjV
their-	mQ
theirs	mQ
them	lRsV
them and	hWiJkI
them through	jQlT
them to	fSjIkQlT
them$	aUiHmS
then 0	cGdTfTiK
then a	pV
then coffee	pS
then panel	pX
then$	bJcHiRjUpItU
thera-	bVkR
therapist	aRhSmR
therapist$	aQmR
therapy	kW
there	dVpI
there are	iRjT
there is	fSkJmV
there$	cJdVfDiJpHqWtS
there's	eUgKhQjRmS
there's a	eXgJhS
thereabouts	eKfHgRtR
thereafter	eKoW
theres	lT
theres a	lT
therm-	bUhZiJlJ
these	jQsRtT
they	iS
they can	kRlRpV
they do	iRjIkIqKtY
they don't	lV
they have	jXkXlK
they must	jS
they need	aIiHjZ
they report	mQ
they will	cSiS
they$	lVsS
they'-	iS
they'd	iVmR
they'd be	aIiDmXoQ
they'd run	iZmH
they'll	jSlR
they're	bIfTiRlR
they've	lQ
thing	hRtZ
thing$	bKt]
thing-	pStQ
things	pStQ
think	oV
think of	aUsT
think$	bJgQoVpHqGtU
think-	iKrRtR
thinking	jQrRtS
third	cJqW
third generation	tS
third one	bTcHqQ
third-	bUeJfIgKmI
thirt-	fXhT
thirty	bQgKiQ
this	oQ
this is	cTdQtQ
this one	aKd[jQqStK
this person	bKcKiVmK
this time	eQrVtH
this$	iSoTsT
thorn-	pR
those	jQkVpJ
thoug-	lQ
though	iQlR
thoughts	iHpTtV
thous-	gU
thousand	gU
thousand$	hWrK
threa-	qStQ
thread	tU
thread$	qRtQ
three days	dUeVfJhJnQ
three in	iUqR
three months	eW
three of	dZ
three to	jUqR
three with	pW
three years	jQ
three$	hQiSj[kJtK
three-	eZgHhUiHjI
throu-	fQoK
through	fRoK
through an	kT
through the	sW
through to	iVtH
through$	eTjT
throughout	cT
thru	aHbKiKo\`
thu	fVtR
thu 0	tW
thu$	cJdUfUtI
thurs	aKoUpQqStJ
thurs 0	bJhU
thurs$	aDbIcHeFfSiGoSpDqZsKtG
thurs-	iS
thursday	fQ
thursday$	dT
thursdays	hUiS
thursdays in	dXpJ
thursdays$	dJhRiV
thx	aKbKcKhJpArIta
ti	hRiXpR
tia	iT
tia$	iZjK
ticke-	jRkQ
ticket	jSkU
ticket and	jW
ticket$	kY
tickets	hQlT
tickets resto	gKhV
tickets$	hSjS
tidy	iXjJpJqGrXsKtI
tied	cIhSsZ
tiemp-	eQjIkQoQ
tiempo	eRjIoR
tiempo$	nQoU
tiend-	bScS
tienda	aKbQcT
tienda o	pV
tiendas	bRiR
tiendas$	eKiU
tiene	hRmS
tiene que	jTqUtJ
tiene-	hYiI
tienen	hYiI
tient	bHcHi]mH
tier	aSbTtJ
tier 0	aRbTtI
tiera-	bYfK
tierr-	aIbTcToSqK
tierras	aGbUcUiK
tig	aRhKjUtI
tikto-	iU
tiktok	iU
tiktok$	iR
til	fWoQ
til 0	fW
til 00	fSgIoR
till	bRfXoV
till 0	fX
till end	iIoX
till$	bHfTiZ
time	fQ
time 00	fS
time and	gXjK
time back	fX
time$	eQ
times	hRnV
timoc-	jKkV
timocom	jKkV
timocom$	iQkU
tip	aIfSjUtK
tipo	jSpS
tippe-	iQ
tippen	iQ
tips	fKg\\
tips$	g[
tisch-	aWbIcK
titel	aUrRsJ
titel$	aQcKpKrRsHtR
title	aRrQtT
title$	aHbJcIdKeJfKgKhKjJoKrGtW
titre	jWrQ
titre pro	jX
titre-	bUhTtK
titul-	iHjYl\\
titulacion	l\\tJ
titulaire	gKjV
titulo	jR
titulo de	jVkQ
to $	hU
to 0	f[gS
to 00	gYiQ
to 000	gSiY
to 90	aKbUcIdIeJfKgHiKnV
to :	mTtX
to a	eQjS
to advertise	lGqV
to apply	jSpFqRrV
to appoint	tU
to bring	iXlVmKpKqKrK
to build	mKoU
to date	jT
to day	iYtQ
to do	aQ
to drive	lV
to eight	fTgGhW
to five	bKfW
to friday	fWgK
to funders	iX
to get	qV
to go	jHqU
to have	jSkQ
to hire	eSiHtT
to hr	pT
to join	mStQ
to keep	hTiFm[qU
to know	jQlVqKrS
to live	aThYtK
to me	mY
to meet	jRtW
to mid	qWrI
to mrs	pV
to one	aTbKiSjVmKrKtE
to our	iUlJpJsRtU
to post	lJrU
to production	iZ
to run	aYmQtK
to sit	jQ
to six	gQjU
to start	fEg]iR
to stop	qUsUtI
to studio	oJpU
to teach	jQ
to them	jSsZ
to three	dUeKfInS
to thursday	dV
to two	gX
to work	hRiFjTtK
to xmas	aIhJo^
to you	dKeVgKpZtJ
to £	aTqQ
to$	tZ
tocht-	bX
tochter	bX
toda	bRiInU
toda la	bRiInU
todav-	kSqS
todavia	kSqS
today	aKqQtW
today pls	tR
todo	gThKpQ
todo el	eRpWtK
todo$	kR
todos	qS
todos los	pR
toget-	dS
together	dS
together with	iW
toil	fXpItK
toile-	i\\
toilets	iR
told	mVqX
told$	jUm[sJ
toler-	jT
toll	kT
tom	tW
tom$	tW
ton	bXiKrV
ton$	bTcJpQrJtK
tone	r^
tone of	rV
toner	aIcIiWtI
toner$	aIcIiWtI
tono	bIpIrV
too	iRqR
too much	iSsR
took	aEeKqWtW
tools	hQjX
tools$	hRiFjW
top	hTjEkWtQ
top 0	bKtW
top$	hTjHkY
tope	jRqT
toron-	cWdQ
toronto	cWdQ
tot	jWkJlHoX
total	fSnV
tour	aHgUhJiHnYrItJ
toure-	bQ
touren	bRhQ
touri-	aScKsQtK
tourn-	bHc[
tours	fUiV
tours$	fXiR
tout	cViKjGlSoTpJ
tout le	bJcXiKjIkRtQ
toute	pCt\\
toute la	jQ
toutes les	bQhQmQ
towar-	dJiHjQk[lG
towards	fIgQjV
town	aDbTtY
tps	hTiV
tr	aIbJcIdJeIfHgRhUiHjIkIlImInIoIpIqJrJsItI
traba-	bQ
trabaja	fW
trabajado	kUlR
trabajado en	lU
trabajadores	aQbV
trabajadores$	aTbR
trabajaria	iRmT
trabajo	iZ
track	aVhFnXqK
track-	aTbRcIhWtI
tracked	bQfIh\\
tracker	aGbUtG
tract-	aHbX
tractor	aHbVjS
trade	aQiSjS
trade test	jSpR
trade-	aJbScKeXjJ
tradi-	bTjV
trading	bUiQjK
traditional	aJjX
tradu-	iZpJrV
trage-	bQhQjRmR
tragen	hSjTlK
tragen$	bJgHhViCjVmKoJpI
trager	aKbSmS
trail-	aUcWgFhK
trailer	aV
train	dKl[nY
train rembourse	hTnR
train$	hJjKlZ
train-	kQ
trained	jR
trained or	jR
trainee	jJlRmV
trainee$	aKbImYtI
trainees	jKmT
trainer	iJkTtJ
trainer$	iHkY
training	kS
training for	iU
training$	gKiUjJkW
trains	iW
trait-	gViV
traite	bTiX
traite et	bYcKiE
traitement	g[iJ
traje-	gRiGnV
trajet	gW
trakt-	bXiJjT
tram	c_eHhJjHqJ
trans-	bS
transfer	hUiTkR
transfer$	hWiGkV
transport	jS
transport$	bJhWjS
transportation	iFjWpU
transporte	gT
transporte$	gT
trata-	iW
traue-	iRjX
traum	kZ
traum$	kY
trava-	jRkQ
travail	iQjQkQ
travail a	iVjHkX
travail$	jS
trave-	dQgInW
travel	nY
travel :	nR
travel for	hRiQnJ
travel$	bEiUnTpI
treas-	hIiKpWqQ
treasurer	gKhHiJpXqR
treat-	hQiX
treatment	bStK
treatment rooms	bUtI
tree	bYgXhC
trein-	qQ
treinta	qQ
treinta y	qQ
trenn-	qV
trepp-	bIi[
treppen	iS
tres	bS
tres anos	bKgTjV
tres dias	dUfXiE
tres meses	eSgShF
tres semanas	hToT
tres y	fW
tres$	fSjT
trese-	iRmS
tresen	iRmS
tri	cJgIiUqUtJ
trial	fHs^
trime-	hU
trimestral	gQhGiRnS
trimestre	hU
trimestre$	hU
trink-	gSiQjKkIsX
trinkgeld	gSkIpKsZtK
trips	dFeJfQgWhKjJnZ
trips$	gXhKiI
trish	mTtV
trock-	hS
trois	bQpU
trois a	iZ
trois en	iKjW
trois jours	bJdZ
trois semaines	hUoTpI
trois$	jX
trois-	lW
trop	rXsV
trotz-	qY
trotzdem	qY
truck	kVnR
truck$	cHfKhUiJkS
truck-	bUfR
trucks	bVfS
trucks$	bQ
trust	bViKjW
trust$	bQtT
trust-	iJkT
trustees	tS
tsche-	cKfJiHjKnX
tt	ddeJhKjH
tu	tU
tu connais	kS
tu me	pX
tu peux	tR
tu vida	pT
tu$	bEcIhJkQmSqGtX
tue	dHfVhJnJpS
tue-s-	fU
tue-t-	dX
tue-thu	dX
tues	bKdSfTiKjIpQ
tues /	dSpVqK
tues$	cHdIfWiIjHkHlKtK
tues--	dTfU
tuesd-	dTfWgKhK
tuesday	cQfS
tuesdays	dXmStJ
tuesdays$	cHfQmTtI
tuiti-	hX
tuition	hX
tuition$	eKhZ
tun	gRiUtR
tun :	iU
tur	bIc\\hG
turki-	aKjRkUtI
turkisch	aKjRkUtI
turkisch$	aIcKtJ
turna-	iWjT
turnaround	iWjT
turnh-	bVcR
turnhalle	aJbTcS
turnhalle$	bU
turni-	gQsRtK
turno	fUmWqQ
turno$	fQmX
turnos	mQ
turnos de	fT
turnos$	kRmU
turnover	bX
turnover$	bT
tus	hZ
tut	sStS
tutoi-	qJr^
tutoiement	r[
tutor-	eKhHiWjGkJlU
tv-l	g[
tv-l 00	fU
tv-l e	fEgX
tv-v	gWhJ
tvod	fJgZ
tvod$	fKgU
tvod--	fKg[
twelve months	eR
twent-	gThT
twenty	gShR
twenty$	fVgIhQiI
twenty-one	gW
twenty-six	iSmR
twice	iU
twice a	hKiV
twice$	hT
twin	cT
two	mS
two as	jU
two children	hY
two consultants	aUbKmStF
two days	cKdWfU
two home	dU
two hours	hEiKkGl[
two hundred	bSgViJ
two in	aJj[mKtJ
two months	eIhSiKtJ
two of	lUmV
two to	nTqU
two weeks	jJlW
two years	eVqS
two$	iSmQtU
tx	cVjEkQnY
tx$	cWiJjEnZ
txt	aItU
type	aIeSjR
type :	eWrTtG
types-	bKcKjW
typescript	bKcKjW
typescript$	jW
typin-	iRjV
typing	iRjV
typing$	bHcIiUjR
tz	eVfT
tz ab	eW
tzbfg	eYfIjK
tzbfg$	eT
u	aKbJfQlSmVrS
u +	aJmTpJ
u 0	fQgIiU
u$	fXgEhRlYmI
uae	fKiUjTpH
uber	sW
uber 00	jKqGs\`
uber das	iSpT
uber der	iR
uber die	eXgEjSsK
uber interamt	pQ
ubera-	iKtY
uberf-	hUiVjJ
uberg-	h[
uberl-	jV
ubern-	eVhDnU
ubernahme	cKe[fI
ubernehmen	bJhJiSjX
ubernimmt	aViT
ubernimmt$	aViT
ubers-	hWiJoTrW
uberstunden	h[jKkKrK
uberw-	bVgHiVjKkI
uberworfen	qS
uberworfen$	qQ
uberz-	gWiR
uberzahlung	gT
ublic-	iSjT
ubliche	iSjT
ubliche$	iSjT
ubung-	eWgQ
ubungsleiterpauschale	eWgQ
ubungsleiterpauschale$	eW
uh	cKgIhWjJtV
uh$	cJhTjJtW
uhr	f\`
uhr jedes	fR
uhr$	fZiKjT
uk	cQeR
uk or	cUdIjGsU
uk$	dYiK
ultim-	fKmKq^
um	cShU
um 00	bHcJgQh[iH
um$	cGhQjKkTtT
umbau	bTiUjJ
umbre-	gU
umbrella	gU
umfan-	fUiRjJ
umfang	fUiRjJ
umgeb-	bQcS
umgebung	bQcS
umgebung$	cT
umkre-	cUiK
umkreis	cUiK
umsat-	bQg\\
umsatz	bVqKtI
umsatzbeteiligung	gZiI
umsch-	iKjTmSrU
umson-	cShT
umsonst	cShT
umsonst$	bIcTgKhT
umwan-	hWiVjK
umzug-	fIgShTmI
un	aQ
un (	aXjK
un /	aS
un abrazo	tV
un an	aEbEcJj[kGlKtK
un cv	pS
un dia	dZ
un domingo	fR
un homme	fIsY
un jour	dW
un mes	eVhViHkT
un peu	iVkR
un plan	iBj]
un plus	jIk]
un poco	aKjFkW
un poste	aUjJtQ
un sabado	fQ
un samedi	iKnJpWtK
un week-end	fU
un$	aT
una pagina	rR
una persona	aY
una semana	fS
una vez	nV
una$	aUcKfTiRpJ
unas	eTfIiZnR
unbef-	e\`
unbefr	eV
unbefr$	eS
unbefristet	eX
unbefristet$	eY
uncap-	cKgVlKtK
uncapped	cKgVlKtK
uncapped$	cJgWiGtK
und	iR
und 0	fIhTjQpQ
und 00	fS
und 000	fU
und bitte	jUsU
und brauchen	bSiJtU
und das	iXrS
und den	bIcVfQqR
und der	fQ
und die	hWiK
und ein	aKiKpW
und eine	iJjSm\\
und englisch	iJjWkI
und hast	aHmQtW
und herren	tQ
und ich	fHqW
und in	kS
und nicht	iGj[rR
und nimmt	qW
und suchen	aWiHsS
und vier	iToJpYsK
und zwar	aJbHeXtS
und zwei	aIbYtE
und$	j[rRtY
under	jRmY
under 0	iSjRrU
under 00	gQnVsU
under 000	pKrW
under you	mW
under your	mJpIqRrVsJ
under$	sY
under-	hKjVqR
understanding	qU
understanding$	qU
understands	iRjS
une	mQrR
une alternante	mZ
une experience	kQ
une fois	mT
une reunion	iInW
une semaine	iYjF
une$	jU
ungef-	gS
ungefahr	gS
uni	aIbFcKdJeHfJhIiCjTkFlImXnJoKpJqKrJsJtJ
unifo-	hZ
uniform	hU
uniform$	hT
uniforms	hR
uniforms$	hU
union	aJbKcJdKeJfJhWiRjJkJlFmHnJoKpJqJrJsJtK
unit	aQcRhUiKjE
unit$	aQbScJhZiKjFlEtK
units	b[cJfJiRtH
univ	aJbYcEiKjJ
unive-	bWlR
universidad	bUgRtH
universidad$	aIbSgTtH
universitat	cR
university	bUjJlV
university$	jKlY
unlim-	eVhR
unlimited	eVhR
unloc-	iStS
uno	nT
uno de	cJfJjInW
uno$	eQfViKnQ
unos	gSiKmQ
unos 0	gX
unos 00	eR
unpai-	sV
unpaid	sV
uns	cKqR
uns den	cGi]
uns$	cJeShTmJqT
unser	pIrX
unser$	aHbGtV
unser-	hQiS
unsere	hRiQ
unsere$	iStU
unserer	rJtR
unten	tV
unter	cQ
unter 0	rR
unter 00	fRsU
unter uns	qX
unter$	pTrQ
unterlagen	pW
unterlagen an	pR
unterlagen bis	pY
unternehmen	bWcJgFiKjR
unterscheiden	jKlUtV
until	pRtT
until 0	eSpR
until the	qQ
uop	eZ
up for	eQiSpTqK
up if	bKgYqQ
up in	dWnJ
up on	aJtT
up the	aWtF
up$	dSiQjQkKtR
updat-	aKbYcIfGiJtJ
upper	bQcUgJnK
ups	gViS
upsel-	fJhGiZ
ur	gX
urban	hU
urban sports	hU
urgen-	cGiUtU
urgent	qStR
urlau-	hY
urlaub	hUtQ
urlaub$	hZ
urlaubsgeld	gV
urlaubstage	gIhY
urlaubstage$	hT
us	sQ
us a	aEpUrKtU
us all	m^
us at	iQtQ
us the	fKnHqU
us$	bRhQpG
usd	gV
use	jW
use the	bSfSiH
use$	bR
used	jW
used to	jS
used$	pSqR
usefu-	kS
useful	kS
useful$	kQ
user	hViT
usine	bYtE
uss	dIgKhbiKjF
usual	hS
usual-	fQ
usually	fQ
usuar-	iT
usuarios	iT
usuarios$	iS
ute	hUjFkVtT
ute$	jGkXtU
utili-	cJgUiR
ux	aTiS
ux researcher	aU
v	jTkIlS
v 0	aKqUtQ
v$	j[
va	qT
va a	qR
va de	iTtI
va el	oUrJtQ
vacac-	hT
vacaciones	hT
vacaciones$	hT
vacan-	bIqWrKtS
vacances	fShUtQ
vacances$	fWhRiK
vacancy	qT
vacancy$	eQ
vacant	iV
vacante	bJcIeVqGtV
vacat-	fQhS
vacation	hV
vacation$	hS
valab-	cJtQ
valable	cJtQ
vale	aJl\\qUtH
vale$	aHiKjIl]qVtG
valen-	bJcZjKkZ
valid	jZ
valid$	hKjY
valid-	jW
valle-	c[tH
valley	bRcS
valor-	jIk\\
vamos	gJqRtX
vamos a	gJqRtX
van	hYnR
van$	aIbUcGhGiKjWlJnKpGqHtH
vans	bXhFiHmK
varia-	bJgWkU
variabel	fKgWqK
variable	gW
variable$	gS
vat	gWhJiRjK
vault	aKhJiTjXkHrK
vbl	fKgThR
vbl$	gUhT
vegan-	bUjV
vegane	bUjV
veget-	gIjKqKt[
vehic-	hR
vehicle	hSiR
vehicule	hSnR
vehicule de	hSnR
veint-	bT
veintidos	bS
veintidos mil	bS
vende-	aYbGhFiGjIkSmZ
vendi-	iQ
vendo-	iW
vendor	iTpQ
vendor$	qT
vendr-	fQkW
vendredi	dRfT
vendredi$	dS
vendria	iFk[
venga	bHhToTpS
venir	jUpV
vente	iJmXtI
ver	tX
ver si	qT
ver$	aIbJcJtY
veran-	iSqS
verano	hV
verantworten	iY
verantworten$	iQqK
verba-	aIbUcGdKeKgKhKiIjJkKlKoKpYqGrKsKtH
verda-	iTjS
verdad	jUtQ
verdad$	tS
verein	iS
vereinbarung	pR
vereinbarung$	oQ
verge-	aWmStS
vergl-	jQ
vergleichbar	jQ
vergleichbar$	jQ
vergu-	gWpQqQ
vergutet	fIgRjTnKpT
vergutet$	gGiKjVnIpT
vergutung	gW
verha-	j[lFsK
verka-	jV
verkaufen	bUjK
verkaufen$	bIhTiIqV
verku-	iKkY
verkurzen	iKkY
verla-	bVcKeXiH
verlangerung	e\\iH
vermi-	hQiV
vers	aJcVpVrK
versc-	jY
verschwiegenheit	hKjZ
verschwiegenheit$	jW
versi-	iIjTkSrXtG
version	rW
version$	rQ
verso-	iTjJ
versp-	fIgEiGnZ
verst-	hKj]
verstarkung	aJtU
verstehen	j\\
versteht	jQ
verte-	fY
verteilt	fY
verteilt auf	fW
verti-	eKhJj\\lD
vertr-	aSjVtB
vertrage	iRjR
vertraulich	hJjJpQqW
vertraulich$	cJqS
vertretung	iS
vertrieb	lZ
verwa-	aEcKj\`kHlQ
verwe-	iQjRqIrV
very	kXqQ
very nice	kT
vetem-	sQ
vetements	sQ
vets	bW
vets$	bU
vetti-	iJjSoV
vetting	iJjSoV
vetting$	oV
veut	oSqW
veut pas	q]
veut$	aKcKdEhJiIjKkJnKoXpIqHrKsHtT
vez	nZqS
vhi	hY
vhi$	hZ
via	p^
via the	pV
viaje	aJgQhXnJ
viaje-	nU
viajes	nU
viajes :	nU
viajes de	bQiJnQ
vida	pT
vida laboral	pW
vida$	hT
video	bVkTpT
video$	pR
video-	fW
videos	kQ
vie	bRfV
vie$	bSfU
viel	aKbTiX
viel$	bGi[tK
vier	fY
vier wochen	aHhIoX
vierm-	nV
viermal	nV
viermal im	nV
viern-	fShQ
viernes	fShQ
viernes 00	pW
viernes a	iKpQ
viernes de	hQ
viernes hasta	fThJ
viernes y	fQ
viernes$	hV
viert-	fU
vierte	fS
vierz-	b?cXiVjFmI
view	eTpIrT
view to	bJeTtS
vigen-	jX
vigente	jX
vigente$	jY
vigil-	aRiZjC
vigo	cU
vigo$	bTgK
vigor	aHbIjZ
villa	cVtK
villa-	bTcZ
village	bS
ville	iRrT
ville$	iRrS
vingt	fY
vino	bQgJhY
vino$	aKcJgEhW
vire	pGrZ
virtu-	hViKpR
visa	hUjTpJ
visa$	eIhTsJtS
visib-	jKlHsX
visible	jKlHsX
visio	iEpZtK
visio-	aZcIiItJ
vision	aZcIiItJ
visit	iTjUpJqT
visit-	iQnW
visita	nV
visiting	bQ
visitors	bUgIiQ
visitors$	iVkR
visits	dQnTpQ
visits after	iKnHpYrK
visits$	i\\
vista-	dReUoJ
vistas	dReUoJ
visua-	iU
visual	iU
vital-	hR
vitality	hR
vitality$	hR
vite	kQtY
vitre-	aHbBi^
vitri-	bWiT
vivie-	aKbXhQtK
vocal-	iT
vocale	iT
vocale$	iUjK
voice	iQtR
voice memo	tW
voici	tY
voila	aTtY
voila$	gIhItX
voir	dUiRpRtK
vois	pV
voitu-	hTjSnR
voiture	hTjSnR
voiture$	nW
voll	bReWfKgR
volle-	fKgR
vollk-	bBcHf\\hIiKjHkEnJtJ
vollz-	eUfR
vollzeit	cJeVfSgQ
vollzeit$	bKcGfVgT
volon-	eRjU
volontariat	jV
volum-	lT
volumen	iQjT
volun-	bRmRnS
voluntary	fQhIn[
volunteer	bWjKmKqT
volunteers	fQmY
volunteers$	fSmU
volvo	bZjI
vom	oUrR
vom 00	aIgKpQqJsKtW
vom bahnhof	cR
vom hof	cFjJkSlUnU
vom schulamt	tT
vom$	cJiXoK
von	iR
von 0	fX
von 00	iX
von 2000	bUtT
von daheim	bKcHdYhGnWoE
von der	cTeSiHqT
von vorteil	kY
von$	aImQtX
vor	jVoQ
vor der	bJcYoW
vor ort	d[
vor$	hHi\\jKqJrI
vorar-	fUiFjJkQmWpHtI
vorau-	eUjQ
voraus	tT
voraus$	iSjQtR
voraussetzung	kW
voraussetzung :	jW
vorbe-	iX
vorbereiten	iUjK
vorbereiten$	iSjJ
vorbereitung	gT
vorge-	fSmY
vorgesetzte	mY
vorhe-	jIlXoS
vorher	jIlXoS
vorher$	jHkJlUoT
vormi-	fUqT
vormittage	fViJ
vormittags	fRqU
vormittags$	bJcKfWqQ
vorsi-	pJqRtX
vorsitzende	pJqRtX
vorst-	cJeFmTqT
vorstand	cIeFlKmUqT
vorte-	kY
vorteil	kY
vorteil$	kY
vos	hRtQ
votre	pV
vouch-	gHhYpV
voucher	gFhSjJpW
vouchers	hX
vous	jTlS
voyag-	iQnS
voyages	iQnS
vp	aHmX
vrai	cJjZ
vrai$	bKiSj[
vraie	aXbHcHjYtK
vu	sUtU
vuelv-	cKeZiGjHkJnIqUtG
vz	cIeTfVjK
vz$	bKcHeWgSjG
vza	aJeSfR
vza$	eUfQ
w 0	aQeRgT
w$	iFpRrW
wa	gTjT
wachs-	aRcIeHtV
wage	fRg]
wahl	gKh\\
wahl$	hZ
wait	eW
wales	bJgWjV
wales$	gWjU
walk	iSpV
walk in	pW
walk$	pR
walks	iQ
wann	fSjWkI
wann :	fYnKtI
want	iRtT
want a	qRtR
want an	aHiYjJsS
want somebody	aKbVcKiHjW
want that	r[sG
want them	cIdQfRgGiHoUsV
want$	aEbJeQtY
wante-	aStQ
wanted	aStQ
wanted 00	aS
wanted :	aQtJ
wanted$	aRdT
wants	q^
wants to	aRqU
war	jJkb
war der	aWkQtG
war gut	gKjEkWsV
war$	aJjIkQtW
ward	hY
ware	k_sZ
ware ein	bKkX
ware ideal	oVsQ
ware schon	jHkTsX
ware$	sS
wareh-	aQbRcKtQ
warehouse	aQbRcKtQ
waren	jEkY
waren-	cIjWkDqXtH
warm	hY
warm$	hZiR
warme-	hEiY
warte-	kUqV
wartu-	iW
wartung	iW
was	tV
was 00	qU
was :	aTcJiS
was$	fThKiGkUlVtI
wasap	p\\
wasch-	hRiZ
waschen	hTiS
waschen$	iS
wasse-	jV
waste	aUbXiHjF
waste$	aUbXiHjF
watch	eKiZ
watch-	fUiU
water	aHbTeJiYkQ
water$	iV
water-	cXjR
waterfront	cSiK
watering	cIiZjJ
way	hVnK
way match	iV
way with	iKjWkR
wc	bIcXfKgKi[jJnE
wc 0	cZgKiQnD
wcag	jXkZ
we /	fV
we answer	oKpX
we are	bZcXiKjItF
we can	jKlQq\\tH
we do	bZ
we don't	lZrQ
we dont	iWjKlT
we find	iSpT
we get	qU
we give	hVtS
we grow	bYcKtJ
we had	bKqTsU
we have	mQqR
we hold	bTiQ
we like	dTeRpJ
we lost	iKpJq\\
we make	b^iIjQ
we need	tS
we open	iKoRtZ
we pay	gIh[nV
we run	bWlT
we say	tU
we sell	b[
we train	kJl]
we use	bJcJfSiXjIlIoK
we want	aStV
we$	fViQjFqSsQ
we'd	hRtW
we'll	jJl_
we'll put	lZ
we'll send	iQjKkRlV
we're	bT
we're 00	b[
we're a	bUcK
we're after	aRtX
we're at	bRiS
we're$	jU
we've	aHtT
weath-	fQiRoU
weather	fQiRoU
weather$	iUoV
web	cItV
web y	iRpR
websi-	dJeJfHgHhIiHjIkKmGnHoJpIqJrXsI
wechs-	gKiWmU
wechsel	fS
wed	dYfV
weddi-	bYiH
wedding	bYiFtK
wedne-	dS
wednesday	dV
wednesday is	aJdUeJfSoK
wednesday$	cQ
wednesdays	dKeSiSpT
weds	fVpS
week	fV
week (	iR
week 0	jQ
week 00	iJjHsS
week at	dRnV
week from	fUiK
week in	fV
week is	oW
week of	hW
week on	dKgSnX
week with	eGhW
week you	fS
week$	eKfYiS
week--	aKfZ
week-end	fU
week-end sur	fU
weeke-	aQfZ
weekend	fX
weekend in	fRgJ
weekend$	fXhElKpJ
weekends	fQiT
weekends$	aRbJfTiT
weekl-	iU
weekly	iU
weekly$	iQnT
weeks	fXhSlQ
weeks holiday	fDh^
weeks in	fXhKlV
weeks leave	hW
weeks vacation	hX
weeks$	fQ
weg	aSpKqTrQ
weg$	oQpJqRrStK
wegen	iJsS
wegen der	kRsX
weibl-	aUtK
weiblich	aUtK
weiblich divers	aQ
weigh-	hSkTsR
weight	hTsS
weihn-	cJgShSkKpJqStK
weihnachten	hUkKpJqT
weihnachtsgeld	cJfHgXhHiHjKqJ
weil	fEiKqSsY
weil die	eSsR
weite-	iTtT
weiß	q\`
weiß noch	pKqX
welco-	jKkUlU
welcome	iHjIkVlV
welcome$	jJkSlW
welcoming	iRrQ
well	aJtS
well enough	jT
well if	fRiU
well spoken	jU
well$	bKcIdJeKfRgQiFjFkHpGsJ
welli-	bIcWiEjW
welln-	hRiT
wellness	hRiT
welsh	k[
wenig-	jYqK
wenigstens	jYqK
wenn	fRkX
wenn die	fSiRnT
wenn du	hKkTlU
wenn einer	fKhWjTkGqK
wenn er	gQhTkIqSrK
wenn jemand	kZ
wenn'-	fQtU
wenn's	fQtU
went	aKiUtU
wer	hHkQtQ
werde-	fTgQhRsQ
werden	fTgQhRsQ
werden$	bWhQ
werks-	aVhXiCpR
werkstatt	cU
werkstatt$	bVcJ
werkz-	aWhQlVtB
werkzeug	hQjKlW
west	c_hEiHkK
weste-	c]eHiJnKpK
westf-	fIhWiJ
westfield	fIhWiJ
wet	fTgJhFjHkFl]
wet$	fVgJhGiJkIlU
wfh	aKbEcRdbf@hIqF
wfh$	aJbEcBd\`eKfGgHiHjJkKlKmKnKoKpKqIrKsKtK
wg	bSeSjFkV
wg$	dIeTjHkV
what	t^
what do	hVtR
what i	jY
what the	gUiT
what we're	aRtX
what you	iUjW
what$	bKgQtT
whate-	fQgWhH
whatever	fQgWhH
whats-	pQ
whatsapp	pQ
whatsapp 000	jS
whatsapp$	iVtK
when	fUoT
when ?	fJlJoUtS
when a	iT
when we	iYjJtK
when$	aKcGdJeKfEiHjJkKmKnKoSpKqKrKsKtU
whene-	pQ
whenever	pQ
where	cZtY
where :	cYdG
where it	iVqG
where the	cKnVrU
where$	cQiJt\\
where-	dReRfKtK
wherever	dReRfKtK
wherever$	dR
which	bQ
which 0	bKfYhK
which in	fKhYjI
which is	bXoK
which$	iTjW
which-	cSfViI
whichever	cSfViI
whichever$	cTfTiH
while	gHhUiTjI
who	lVtS
who are	bYmF
who can	jV
who do	tT
who has	kT
who wants	aUqJ
who will	tR
who$	cJiQjFqStX
who'l-	mQqIsW
who'll	mQqIsW
who'll be	mQqIsW
who's	t[
who's done	mV
whoev-	bSiK
whoever	bSiK
whole	hTiKjSpHrU
whom	m_tH
whose	iSsU
whse	jIkW
why	qV
why$	iGjVpSqS
wicht-	jXlR
wichtig	iRjRlS
wichtig$	jQlU
wider-	iQ
wie	gVtS
wie am	qT
wie besprochen	iI
wiebk-	mS
wiebke	mS
wiede-	iQqT
wieder	qSsTtQ
wieder$	qKs[
wien	c]iFpKrH
wien$	cWiG
wife	dJqRsZ
wifi	bKhZiI
wifi$	bJhW
will	qS
will be	kRpU
will den	jIq[
will do	aKfGiKj^lKqJ
will hold	iJtY
will see	iRqW
will show	lWmHpR
will you	a^jIrJtF
will$	fKhHiSnIsUtY
willi-	cU
willing	jR
willing$	jV
willk-	aTbKkVlQ
willkommen	aTbKkVlQ
willkommen$	aVbFjKkSlR
wills	aGbUcGiX
wills$	bT
wind	bJdKkW
window	gKhRiT
window$	gJhXpU
windows	bWcKiJ
windows server	iJjT
wine	fKgIhUiS
winni-	iKjTmInU
winte-	fRhQoT
winter	fShR
winter$	gThQnR
wir :	aJbT
wir bauen	bV
wir bei	gUlT
wir bieten	tS
wir brauchen	bJiTqKtR
wir das	jR
wir haben	iGkU
wir hatten	qRsR
wir im	fRiJ
wir keine	bUjU
wir machen	bQ
wir nicht	bQlJrY
wir nur	gTqR
wir sind	bVcS
wir suchen	tU
wir zahlen	hUjBlV
wir zu	gVmT
wir$	hQiFjQ
wird	fSqR
wird ein	aJbVtK
wird eine	iT
wird$	bJcElKqZtW
wirkl-	jRkJpR
wirklich	jRkJpR
wirts-	bVj]pJ
wish	fUgIpQtS
wish to	tU
wish$	fVgG
wisse-	jS
wissen	jS
wissen$	qSrJsK
wissz-	eT
wisszeitvg	eT
with 0	aGjTmXpW
with 00	bTfKgR
with 000	bSjR
with a	sS
with an	fVqR
with me	mYpS
with no	iJjVrU
with one	bSdViKmZ
with our	hJiXjKmHoIpV
with small	sV
with the	rW
with two	eG
with view	hR
with your	iKpW
with$	rTsS
withi-	iQ
within	iR
within 0	lWpQ
within 00	cKhTiSjT
within the	dRhGiV
witho-	jSlQ
without	jSlQ
without a	iRjKqKtU
without$	jAkJl\\sQ
wk	fUtR
wk 0	iX
wk at	cU
wk in	iV
wk$	eTfZhHoR
wks	eTfQhRlU
wks pto	hU
wks then	eRhR
wks$	eU
wlan	gKhW
wlan$	gJhX
wms	jY
wo	dVtV
wo :	cX
wo$	fW
woche	fZnZ
woche 00	aIgS
woche von	bJfT
woche$	fUgQnU
woche-	fV
wochen	hQlS
wochen ferien	h^
wochen$	fRlSoS
wochenende	sS
wochenenden	f\\iFsI
wochenstunden	fY
wochenstunden$	fV
wohnt	iKnWpJqS
wohnu-	aQh]iI
wohnung	hZ
wolle-	bQeY
wollen	bQeY
wollen wir	bV
wollt-	gJqWtR
wollte	gIqY
wollten	aJjKqKtW
woman	aScHqKsV
woman$	aXbHcGfKhIiJjKkIrHsTtI
women	iKpErWs\\
won't	iWlZ
wool	aQbHiJkY
word	rS
word "	rTtJ
word$	jQ
words	aFr\\
words$	r]tH
work	cRjW
work (	dV
work from	hQ
work is	cYfSiI
work$	jQ
worke-	aS
worked	jRkTlQ
worked a	jXkQpH
worker	aUbIcKfJ
workers	aSsWtG
workf-	bIiQjS
workforce	bIiQjS
worki-	jRtS
working	jRtS
working at	cHjS
working days	iSlKpS
working towards	iKjX
working$	cIdAfGhXiKjJtU
works	bShTjJmR
works$	bTcIgKhZiG
works-	iS
workshop	kQ
workspace	iJjR
wort	iKjTqQrW
wort und	jY
worte-	iKrR
would	iKkf
would be	k]lR
would do	bCdHeXfVgJkI
would help	kX
would like	fSiHjKqQ
would save	kX
would shorten	kU
would$	jJtU
wound	iXlKmQ
write	iQpT
write it	r[
write that	qQ
write the	iZtJ
write$	pU
write-	aSmQ
writer	aU
writer$	aW
writers	bFgQmXtK
writi-	dUiS
writing	dUiS
writing$	iSjTrK
writt-	lRpQ
written	lRpQ
written test	pQ
wrocl-	cU
wroclaw	cU
wrong	bUgI
wrong$	bUgI
wrote	pTrT
wrote$	pRrRtJ
wunsc-	fRkSoTqQ
wunsch	hV
wunsch$	hS
wunschenswert	jKk[
wunschenswert :	kT
wursc-	aRlVtK
wurscht	aRlVtK
wurst	hVjHl[sK
wurst$	hUjHl[sJ
x	aW
x 0	aT
x 00	fTgW
x im	fSiUnK
x$	aKbGcKgTtU
xmas	bRhXoW
xmas$	bWfJhWoU
y 0	aTfJmT
y 00	fY
y a	eRqT
y cinco	mSsS
y con	iKjXqV
y conmigo	mX
y corte	jU
y cuatro	qR
y de	eRfRhKiJmInQ
y dejar	i\\
y domingos	aIfUtJ
y dos	bShQ
y el	mUqY
y en	cHpQtY
y festivos	gViK
y frances	j\\kK
y haber	jQkV
y hacer	iT
y hay	hX
y jueves	dS
y la	aKhVmEqQ
y las	gViT
y le	pUtK
y llamar	iQ
y lo	aSgS
y los	iT
y luego	eUmX
y media	fY
y metele	jKrW
y modelo	cJdQiV
y navidad	jS
y no	jRlHqR
y noches	hQ
y nos	qW
y por	rQ
y que	jUpS
y responde	aJiKmW
y sabado	fQ
y saber	jU
y si	kSoT
y sin	rXsS
y un	bRfRqU
y una	iQmV
y yo	qT
y$	hQjW
ya	kQoUtS
ya no	qU
ya sabes	pKqWtJ
ya$	aQbGhJjIo[tE
yard	aTcWdFhW
yard$	aQbUc@fQgJhYtJ
yeah	cFeX
year	eS
year contract	e[
year is	qQ
year on	jUlV
year one	fHnW
year to	fIjJnY
year$	bUhRiS
year'-	bKgKhV
year's	bKgKhV
year--	hUpT
year-round	cJhYiKjHtK
yearl-	gQ
yearly	gQ
yearly$	gRjK
years	j^
years ?	tS
years and	jKlRqR
years in	jZ
years of	jX
years on	iHjZ
years$	hRoRqX
yes	iKjWkSqGtR
yes and	eS
yes we	iKjW
yes$	iIjUkUoR
yet	qY
yet$	iQqU
yildi-	bT
yildiz	bT
yildiz$	bTcK
yo	hRmW
yo no	iTqS
yo y	mV
yo$	hViImZ
york	cX
york$	cZgK
yorks-	bRcS
yorkshire	bRcS
you $	gQlSoK
you and	hTqRtK
you are	j[lGqI
you bring	hRjElKpKtW
you can	aKrXtQ
you come	dSmS
you do	iXjH
you don't	dRiU
you drive	bKgVhFjKlT
you get	fWhYtB
you have	jXkUoUsK
you keep	fKgZiK
you know	cRkSqQ
you like	dWiJjJtS
you live	fWhV
you make	aIbIrWtQ
you must	jU
you need	cTjV
you needn't	lW
you put	hQiRrU
you read	pU
you report	mT
you sit	mQpS
you to	jQpS
you want	eSfYgH
you will	jRtW
you write	aTtQ
you$	aQgJpQ
you'd	jQmR
you'd be	cKiJmKnWtT
you'l-	hQlS
you'll	hQlS
you're not	iHjWqIrK
you'v-	jRpQ
you've	jRpQ
young	aAbKeKpJsat@
your	gUpTqQ
your call	hKqY
your favour	gXkH
your hat	qV
your own	jQ
yours	fTgQpItY
yours$	fWgR
yours-	gTiKjT
yourself	jT
youth	aU
yr	jZ
yr 0	hU
yr exp	fGjJlX
yr$	eJhZiVpG
yrs	j_
yrs +	jZ
yrs in	jQ
yrs min	jW
yrs$	hQjS
zahle-	hRkQ
zahlen	hUlQ
zahlen 00	hQ
zahlen wir	hUjJkV
zahlt	cGgYiRkHlF
zahlt$	bHcFdKeJfJg[hQiRjFmJoKpIqKrJtK
zahna-	bTiSjKtK
zarag-	cTnU
zaragoza	cTnU
zaragoza (	cTnU
zbind-	qU
zbinden	qU
zehn	gQjR
zeich-	jWrQ
zeige-	jJlW
zeigen	jJlW
zeigen wir	jJlW
zeile-	gKrX
zeilen	gKrX
zeilen$	gKpHrZ
zeiss	aJcGiXjWtK
zeit	fTtV
zeit$	bKtW
zeitk-	cJfYgJ
zeitkonto	cJfYgJ
zeitp-	oS
zeitpunkt	oS
zeitpunkt$	oT
zeitu-	iTjIqQ
zeitung	iTjIqQ
zero	bYhEiTlU
zerti-	aIhIiJjSkJl[oKqD
zeugn-	iSjKpR
ziege-	bSiWnI
ziehe-	iY
ziehen	iY
ziehen$	iUjU
ziel	iZmK
ziel 0	iZmK
zimme-	bRmU
zimmer	bZhS
zimmer$	aJbX
zoll	mW
zoll 0	aKmX
zona	aHcarJ
zone	aHcTdKeHfHg]hEiFkJlKmJnKoJpJqIrIsJtE
zoom	dYiH
zoom$	dYiH
zu 0	dShJ
zu besetzen	aVtR
zu den	bJcGgIhKiWjJkUqK
zu einem	dSiIpU
zu und	cHfTgGpKqGt]
zu uns	bUqJrIsYtF
zu zweit	gSmX
zu$	aKbEf^tQ
zug	cUpEqJrJt[
zug$	aJcXfEgJiJjKtI
zukau-	iR
zum	hRoY
zum 0	oX
zum 00	fWkKoKpS
zum nachstmoglichen	oS
zum$	cKoWqGtT
zunac-	eUgQlS
zunachst	eUgQlS
zur	bQhR
zur halfte	dShS
zuric-	pKqYtJ
zurich	pKqYtJ
zuruc-	qS
zuruck	qT
zuruck$	iJqS
zusam-	qRtQ
zusammen	dSmStT
zusammen$	aKdWfItV
zusat-	h]kQ
zusatzliche	bJfIkV
zusatzversorgung	h]iK
zusatzversorgung$	h[
zusch-	hS
zuschuss	hS
zvk-r-	hV
zvk-rente	hV
zvk-rente$	hW
zwanz-	fR
zwanzig	fR
zwar	aJbHeXtS
zwei	mTnR
zwei jahre	jT
zwei tage	bHdX
zwei$	aKbHcIdIhKiRmEnVpJtJ
zweim-	hKjKnX
zweimal	hKjKnX
zweimal im	fTiK
zweit	gSmX
zweit$	gSmV
zweit-	aSbKjVpS
zweite	jQpW
zweiten	bJqT
zweiu-	cKfR
zweiunddreißig	cJfR
zweiz-	bVcJhV
zwick-	cV
zwing-	jZ
zwingend	jZ
zwingend$	jY
zwisc-	fQ
zwischen	fQ
zwischen 0	fV
zwischen 00	mRsR
zwischen den	gKhS
zwischen sechs	fV
zwolf	bRiQmR
zwolf$	bQmU
zwolf-	f[iF
£ 0	bThW
£ 00	gV
£ 000	gR
ß	jIpGrZsItJ
€	gUhR
€ (	fJgU
€ /	fJnS
€ 0	kT
€ 00	gS
€ bei	gX
€ brut	qQ
€ bruts	eIg\\
€ de	cJgKnU
€ die	bHfKgWiR
€ in	rU
€ je	gW
€ plus	gQ
€ sachbezug	gS
€ sur	gY
€$	gUhT`
