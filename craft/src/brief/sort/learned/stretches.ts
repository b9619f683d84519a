/** Written by craft/training/train.ts from 988 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	tR
! !	tU
"	r\`
" (	aIeUtX
" 0	bTqWrJ
" a	qJsStW
" but	aYrQ
" dans	rQ
" das	qT
" et	rS
" in	rZ
" keine	qKrKs\\
" ni	rQ
" no	rT
" not	sT
" or	jR
" pls	rR
" rockstar	rQ
" schreiben	pI
" so	cXqTrJ
" wir	rRsI
" y	rT
"$	qRrZ
#1	cXiTtQ
#capitals	jX
#money	g]
$ 0	fKgSkW
$ 00	gU
$ 000	hX
$ 900	hV
%	gRhR
% +	gThH
% 00	fKgR
% also	fVgI
% auf	fKgKh[lH
% de	gW
% en	gJhTiK
% et	qX
% for	dUsK
% free	iR
% holiday	gQhJ
% match	gKhU
% mobil	d]fKgHhJpK
% of	hQiQ
% off	fHgJhc
% on	gT
% over	gS
% paid	hT
% pension	hXiF
% shift	gThJ
% sobre	gQ
% sur	gQhU
% target	gW
% travel	nW
% variable	gU
%$	f^gShQ
&	bY
& 0	bIf^iJ
& a	jX
& c	aWbIlYtJ
& d	iWqU
& e	aXbHiTjJ
& l	iYjQ
& op	aRjTtI
& p	aVbGjWtF
& r	aXhTiKjKlJtJ
& thu	dUfJpT
&$	iW
( !	bKf\\hIoI
( $	gWhI
( 0	aRj?kTmR
( 00	bR
( 000	fKiQ
( 0000	eWiU
( b	hS
( bezahlt	pR
( c	aZiJjKtJ
( class	jTmI
( das	iSqU
( don't	qWsK
( drittmittel	aKbKeY
( e	aX
( el	aHqU
( groupe	bXeIgRhG
( h	cU
( head	iJmW
( in	aTbIcQjS
( iso	jR
( ja	aRfIhRqKtU
( je	fKiY
( jusqu'a	gVhG
( k	gIhY
( le	aX
( m	aX
( market	iK
( maternity	eYqKtE
( media	gShJmW
( mid	aX
( mon	dXfGqS
( nach	cHqZ
( ne	aX
( no	fRlRpQ
( not	jTlR
( oder	jKqTtS
( one	aTnU
( or	gKjX
( oui	fHtW
( pagada	cGdKgThKnTtK
( que	qQrS
( the	dJq]
( uk	aWcJ
( una	fR
( w	aW
( we	hSiUjR
( yes	h\\
( you	hTrT
( zwei	bScKpU
+ $	fGgIhJjAk_lB
+ +	iTjR
+ 0	mR
+ 00	gXhR
+ anos	hHjYmH
+ bh	hWiKjK
+ e	iKjV
+ ecocheques	hR
+ english	rS
+ equity	jQkI
+ every	fQ
+ fri	aJdJfQoV
+ interessement	fIgXhJ
+ participation	gVhJ
+ plus	gX
+ prime	gRsT
+ primes	aK
+ propinas	gQjK
+ rtt	hU
+ sat	bT
+ the	hS
+ tips	sR
+ umsatzbeteiligung	gU
+ xmas	hTiJjKsS
+ £	fGgT
+$	gUjS
-'aise	j[
-'au	oR
-'d$	gIhFj]kI
-'en	bVoT
-'ll	jUlQ
-'s$	bUfV
-'sagt	qS
-'t$	lUqSrW
-'un	aQ
--auto	aJbHdJeHgEhZiHjQmInRpGqJsKtJ
--call	gVqR
--deux	gThKiSqK
--down	iVkQ
--file	cIgUiXjKlH
--five	gWhTqK
--form	r]
--four	bShR
--frei	bGcFeUtW
--home	bTpS
--huit	fWhJo\\qK
--in	fJiRpX
--la	kJqUrX
--le	iJjWrV
--midi	fX
--ones	gUqR
--only	eWfIjJlS
--over	fIiTqX
--sept	aKiGo[
--size	bW
--star	bZcIiHjJ
--surg	aYcGfK
--tech	b[cGjKtK
--term	aJeTqV
--time	eX
--tu	qVtV
--type	eSfK
--up	bShUiToQ
--vous	aSiQ
--watt	jKkU
--year	eY
-00$	kVpS
-a's	eIhKoXqU
-aal	bUiKqX
-aar	bSrW
-ab$	jS
-aba	cTq\\
-abado	fY
-abaja	fX
-abajo	dQiX
-abatt	bJfKgJh[
-abe	i\`
-abend	fJhYmK
-abeza	iUsW
-abies	mTqU
-abine	aJbEcHdCeJfJhUjGkHt^
-ablan	iRqS
-ablar	kU
-ables	eShRjS
-ablet	aIfGhXiQ
-abord	iJrW
-abour	qU
-abras	rX
-ac$	c[tR
-acant	iT
-ace	aQiW
-ach	c]pS
-achen	cQiVjR
-acher	a[bQtE
-aches	jV
-achst	tT
-achte	fXqS
-achts	iX
-acias	bUiJtZ
-acies	bZiHpHtZ
-acing	bYqStK
-acion	hT
-acite	jR
-ack	bKi[lJrK
-acked	aDbZfIhXjKtF
-acken	jQlR
-acker	aEb\\iItG
-acket	jR
-acons	aWfJiIjJmKsK
-acted	eVfGiGp[tI
-acter	pX
-actor	bQeViU
-acy	eQiQjQlI
-adame	tS
-adder	jSlGqQ
-ade	gRhKjRmR
-adege	bQtS
-ademy	cTlU
-adena	bVhR
-adera	cZ
-adero	aTbU
-aders	dWiHtQ
-adies	aKiTsR
-ading	cSrU
-admap	iV
-adora	bVjQ
-adout	f_iCoHpCqY
-adrar	eJiW
-adrer	mS
-adres	hRsY
-adrid	nR
-adros	iT
-ads	aJgZmT
-adt	cY
-aduca	iQqV
-ady	iQsR
-aeg	kY
-aelle	iGmVqS
-af$	jV
-afe	aHcYiEqKrR
-afety	aRhK
-affen	eKiXqR
-affic	bTnU
-afico	pS
-afo	cHfIhHiGjRpIrZ
-afond	qW
-aform	iSkX
-aft	aQ
-aften	aXbKjT
-after	eKfHiJlIoTrJsZ
-aftig	jUsT
-ag$	hQtQ
-aga	bIcGh[iCkDlJpI
-agada	cJgVhQnQ
-agado	hVpS
-age	iR
-agena	cUjR
-agers	iQmQ
-agger	jTqK
-agina	rT
-aging	bRgEhQ
-agner	iR
-agnes	bScJeKiZpK
-agnie	aHbXqU
-ago	cS
-agoza	cVnS
-agram	iKjKlVrS
-ags	fU
-agt	fV
-agues	iFjQrQ
-ah$	gVmK
-aheim	hQnQ
-ahili	cHjTkT
-ahl	hQpW
-ahlen	gRhSlU
-ahmen	fXnY
-ahnen	bTqQrU
-ahr	oZ
-ahrer	aW
-ahrig	jR
-ai$	c^pI
-aid	bR
-aie	cThKs[
-ailer	aSrW
-aille	aJfQiTsR
-aim	hVjR
-ain	cS
-ained	jRpFqVrR
-ainee	jIlSmW
-ainer	sR
-aines	hUlToR
-ainne	aImTpKrV
-aints	i^
-air	mXqQ
-aires	bTiV
-airie	bQcS
-ais	lR
-aised	bS
-aiser	aQhW
-aises	bV
-aison	bU
-ait	kVqW
-aja	kT
-ajado	gTkTlQ
-ajaja	qV
-ajara	aKmU
-aje	qV
-ajera	aVcTfC
-ajets	gFhYiHnV
-ajo	iU
-ak$	aYcIfSiI
-ake	iT
-akers	jDkQsS
-aking	k\`
-akt	fWhItH
-ala	aUtR
-alada	aJcUqT
-alary	gUrW
-alate	jX
-alb	tR
-alben	bJgViT
-ald	c\\hHoR
-aldad	hKiQrT
-aldas	jT
-ale	bScR
-alent	aQj\\
-alers	bTcJiX
-alets	aGb[
-aleur	jR
-alfte	dUhR
-ali	cY
-alian	jYkD
-alida	qT
-alide	jX
-alien	aSkT
-alina	bTcQ
-alise	bUiT
-alist	aYjQtA
-alite	aQcKtQ
-ality	aAbTrS
-all	aHc]tJ
-allas	iRoV
-alled	iSjU
-allen	mS
-aller	bQ
-alley	bTcR
-allos	iQjW
-almas	cQiT
-alo	kQr]
-als	iU
-alt	cU
-altas	jSrT
-alten	iTrR
-alter	a\\cKgSiKjWtI
-altet	rZ
-altst	jW
-alyse	hSiWlS
-alyst	aVmR
-alz	aJbXcDjR
-ama	cTeU
-amada	pZ
-amais	fQiK
-amber	iHjV
-ame	jW
-amedi	fR
-amera	qFs_
-amica	aGbX
-amily	bRhR
-amina	iTjT
-aming	bTjR
-amion	h[
-amish	bRjTqR
-amm	hTiS
-ammen	dQfKtQ
-ammer	aQhR
-amo	iT
-ample	pp
-ampus	cUhR
-amt	aW
-an$	cW
-anaba	cXlJ
-anach	qQ
-anada	jKlInZ
-anage	rVtQ
-anana	fSpQ
-anced	hUjQ
-ancer	q[
-ances	hQjQnR
-anche	lQ
-ancia	cGdWnQpS
-ancos	iV
-andar	jQpT
-andby	fSgQ
-anded	jHkIlWqR
-andel	b[pJ
-anden	iFtT
-ander	qZ
-andes	bXiQ
-andig	aRiVjK
-andit	tY
-andle	iSjR
-andra	bHcFiUqSsQ
-ane	hQiTkS
-aneja	kS
-anejo	jW
-anent	e[
-anese	fKsY
-ang	cR
-anged	jVqU
-angen	cZoUrS
-anger	aQkKqRsS
-anges	iWrS
-angig	bKgQjUlS
-angue	kT
-anian	jJlSsR
-anica	iIjX
-anico	bWsRtK
-anier	gThS
-anies	bW
-anina	aS
-aning	bIhKiSjGsV
-anish	jRkR
-anist	jSmV
-ank	b\\
-anken	bWcFgTtT
-anker	q[sI
-ann	tS
-anned	aIbQ
-annee	jSlR
-annel	bIcKeUiIjEtT
-annen	bY
-anner	oS
-annes	cY
-annot	jS
-annst	kSrQtS
-annte	j]qI
-ano	kT
-anolo	qX
-anque	qR
-ans	cZsX
-ansea	nU
-antal	cR
-antar	jT
-anted	aRtR
-anten	iRkQmRtJ
-antes	aT
-antia	gV
-antil	cFdKeZ
-antin	aHiKmVtT
-antor	tT
-anual	jQkUqQ
-anuar	eRfRiK
-anung	fRjGsW
-anz	bZ
-anzen	iZ
-anzig	mT
-ao$	cShT
-aos	kWqX
-ap$	bX
-apa	cVjW
-ape	oV
-apers	iXjKlT
-aph	iRtT
-apham	cU
-aphie	hIjTk[lKmK
-apier	kR
-apist	aRhSmR
-app	pQ
-apped	gV
-appel	qY
-appen	gKjQpWqRsJ
-aptop	hYjK
-apy	kW
-aques	fX
-ara	gKhXjJkV
-arado	gWhJrW
-arage	aSbQmR
-araje	hQ
-arb	aXbHcIdSrKtH
-arche	cXqR
-arcus	pI
-ard	tQ
-arded	iHjRtY
-arden	bUkSoK
-arder	aTqTsV
-ardes	fT
-ardia	fX
-ardin	hX
-are	gHhVjS
-areas	bSiT
-areer	eU
-areme	g\\
-arent	fKiKkWpS
-arers	iU
-argar	iZ
-argas	iSsT
-arger	iRqZ
-arges	sX
-arget	gRiS
-argon	rY
-arian	iKlR
-arias	aTiW
-ariat	aSbS
-ariee	jIlY
-arier	sWtX
-aries	bV
-arifa	gVpR
-arina	cV
-arine	aT
-arios	iRmT
-arish	aR
-arity	jGkWlU
-ark	aKbUcYiJ
-arken	bXcRsS
-arket	iQ
-arler	iIjT
-arles	iSqV
-arm	fHiUjRpK
-armen	hEiW
-arnet	jR
-aro	cQ
-arque	bXsR
-arrer	aJbRm[
-arrio	bUcSfK
-arrow	cQjU
-ars	dJiYjSpU
-arsal	gSjR
-art	oQtR
-artal	fSqT
-artas	qZ
-arted	bShJiRjU
-arten	bVcIhYiHjKtR
-arter	hKnR
-artet	bQkV
-artin	aKhUqU
-artir	iQlS
-artos	cUpTtK
-arung	pR
-arzte	bRgYiStJ
-asado	oSsQ
-asenz	dW
-ashed	aKhYjIpIqX
-ashes	bYcIiS
-asico	gUkU
-asics	lS
-asing	jQ
-asion	iW
-asn't	qY
-asons	bTdSjQ
-asque	cXhS
-ass	gShWiSjH
-assed	qQ
-assel	cR
-assen	rR
-asser	jUpS
-asses	bWfVhH
-ast	iY
-asted	bSiJ
-asten	lUrV
-astle	bQcWjIpRrK
-astro	cVjTlQ
-astry	aTiXtK
-asual	eZ
-asz	rR
-ata	bSgVrW
-ate's	kVqS
-ateau	aQcTmQ
-ately	bR
-atest	gHo]pGsK
-ateur	a]kQ
-ath	rU
-athon	tT
-ati	fHhBk\\
-atica	hQiX
-atics	bWcJiI
-atima	gGmT
-ating	dViQ
-ation	iT
-ativa	bS
-ative	jX
-ativo	aSqQsR
-ato	eTiT
-ators	aRbTtI
-atory	aScKfW
-atrie	aR
-atron	kTpR
-atsch	bJcIiYtD
-att	hR
-atten	bZ
-atter	fKjY
-atung	aZcGfRjGkT
-atura	aXlXqK
-ature	bIdSrQ
-atz	cQrQ
-atzen	bUhVqU
-atzes	q\\
-au$	aUcb
-aub	hTtQ
-auber	tS
-auche	q]
-aucht	aDdQjIlTnQtV
-aud	m^
-auern	cFiVjIkZlK
-auf	iS
-aufen	bT
-aufer	aYjStJ
-auing	aWjR
-aults	iVjJ
-aum	b]cInR
-aumen	iWj\\kGlEtF
-aus	b\\
-ausen	bGcaiG
-auser	aHb\\iUtG
-aut	qW
-auter	bXqQ
-autes	aJbSqQrV
-autre	qZ
-aux	iT
-außen	cRjTnU
-av$	gTiU
-avail	dS
-avaux	aQiImU
-ave	aEbUcRjKkYtI
-avian	kS
-avier	aFc\\tJ
-aving	qR
-avoir	fQjR
-avour	gUkU
-aw$	aKhKjWmX
-awick	cS
-awing	iRqT
-awyer	aUbKjKsRtK
-ax$	cYmG
-aximo	rVsT
-aya	c[
-ayage	iUtJ
-ayees	gTnU
-ays	fU
-ayuno	hUiR
-az$	bTrU
-aza	aTpSqT
-azada	qX
-azado	bXjK
-azo	qTtW
-aße	cRpR
-ba$	cYjJkU
-bably	aGiKkKmKrJsStY
-bad	aDbVcXkKtJ
-bados	fW
-bains	ceiA
-bajar	jZ
-ban	aT
-bao	cU
-bar	fTjS
-bares	hHiTtV
-bas	jTpT
-based	aJbVcEd[fKiGmItK
-bau	aTbd
-baude	iR
-bauen	i[
-bauer	aTiKmVpS
-be$	eTgR
-bed	jHlX
-bel	fSgQiKoR
-bemos	jKlTqV
-bende	f]nI
-bends	fWiK
-benso	lU
-beres	bVjS
-berin	tR
-berlo	fTqRtK
-bes	cUiKjI
-betes	iS
-bezug	gY
-bi$	hSmX
-bia	cXqWrHsH
-bidas	bX
-bie	e^gKhSiKjDkG
-big	kJqT
-biles	dRhFpU
-bines	bU
-binet	bVjQ
-bis	iQmV
-bisch	cQj@kRlW
-bitda	gQ
-bject	rStR
-bla	rQ
-blado	jJkRqQ
-blatt	hSrVtW
-ble	jR
-bleau	jT
-blich	aU
-blico	eSjKqR
-blier	qVtS
-bling	pKqVrTtD
-blish	qTrQ
-bloux	c^
-bly	aHiKsXtW
-bmast	iUqR
-bo$	kQ
-board	fXiUqUrR
-boden	aKcKi\\jG
-bon	cVdKiR
-bonne	cZ
-bonus	g[
-books	bTjV
-bor	aTbImRtJ
-boral	pX
-bourg	bRhJ
-bouts	iWtQ
-bra	pRrS
-braba	qT
-brary	bWqK
-brazo	tZ
-bre	o_
-brero	oSpS
-bride	aKdUhU
-brido	dW
-brief	iRjY
-bro	qWtJ
-bruar	jQoSpQ
-bs$	cV
-bsatz	cKrXtT
-bsite	r\\
-bspot	gJiQ
-bsrat	jTqW
-bst	rW
-bsten	oQsT
-bt$	fU
-bunal	pQ
-burgh	cU
-bus	hW
-by$	aRc\\eJiIjGtK
-bys	cZjZ
-c-feb	bJfVoT
-ca$	cT
-cable	fThSjT
-cad	jYkQ
-cador	iRrR
-cadre	mW
-caise	pKs]
-cales	bVsQ
-calls	cIfRhJi[nI
-cally	cQdItS
-cam	jX
-camos	aQbUtR
-can	jWrKsS
-cancy	qS
-cando	fJjT
-cante	aScTdFqK
-cants	jRqJsR
-cap	jRrU
-car	aJdQiQtQ
-caria	iU
-cario	qQ
-carts	iR
-cas	bV
-caser	jT
-cat	iHj]
-cates	lU
-ccent	sZ
-ccess	bQiT
-ccion	hQ
-ccord	hU
-ceaux	qQ
-ced	aRhS
-ceite	bQiQ
-cemos	b[
-cence	jV
-cense	gRjUkQ
-cente	hQjQ
-cents	lKsZ
-cer	aTrQ
-ceros	aHbYcK
-cesos	iR
-ch$	cV
-cha	cU
-chaft	jS
-chale	eWgQ
-chats	mRnS
-chdem	gT
-check	gSqYtK
-cheid	c\\iKrQtE
-chein	j^kX
-cheme	jKlQnS
-chent	iJsVtS
-chers	bWhQiJ
-chick	cCj[mKpQsK
-chien	cKfIgGhIiGjXnX
-chine	bTqT
-ching	eXiQjFkRlHqR
-chirm	jY
-chl	jS
-chlaf	jW
-chlag	gY
-chler	sX
-chmal	iItV
-chnee	cQjYoK
-chnen	fGhHj]
-chnet	fQgU
-chnik	aVbRjSmR
-cho	fUhJrQ
-chons	tQ
-chool	aQ
-chs	fVhTsT
-chsel	fQ
-chsen	aReIgR
-chste	bX
-cht's	jJlVqS
-chten	cSmR
-chter	bXkQrW
-chtet	hImX
-chtig	eTfVlQ
-chule	b]iF
-chung	cFi^jJpJtI
-chuss	gGh_iQ
-chutz	cIjVkU
-chwer	pJsV
-chzig	dS
-ci$	lVpRtS
-cia	cR
-cials	iS
-cians	lUmT
-ciate	aQgR
-cibir	iT
-cicio	aUeKjKpT
-cidad	jR
-cided	bQrRtQ
-cie	aQkS
-ciens	bYcKmT
-cient	fUgT
-ciera	aX
-cific	bQcX
-cil	bR
-cimos	fUmHpS
-cinas	bUsU
-cipal	aT
-cipio	bUcKgHqTtI
-cir	iQjQ
-ck$	cVjS
-cke	iW
-ckend	aX
-ckers	aUcJeIfHiKoQ
-ckets	lS
-cking	iT
-cklog	iV
-cks	hU
-ckt	iIjWqR
-claim	hVjR
-clave	hUiU
-cle	jU
-cnico	aQjS
-co$	bR
-codes	iX
-colar	eRiR
-coles	aTbRtK
-com	aUkT
-con	c\`
-corah	cU
-cords	iV
-cos	jR
-cou	tT
-count	qQ
-coupe	iV
-cours	hJjJl\`pErKsF
-cp$	kT
-credi	fThSpRsJ
-creen	pQqR
-creet	jTqU
-crete	jKs[
-cribe	qRrS
-cribo	qQtT
-cript	jVtS
-crire	aKtV
-crito	fVjT
-cross	nQ
-cruit	iStU
-crute	iKjKtW
-cs$	aSiQjRtR
-cta	gZmR
-ctado	aJqXtU
-ctalo	rV
-cte	bSjT
-ctice	bZ
-cting	bKiVpDr[tI
-ction	aR
-ctiva	jXqV
-ctive	jR
-ctivo	eTrY
-cto	jV
-ctora	bTmVqR
-ctors	aSiXkU
-ctory	cWjU
-cts	bSiSkX
-ctual	iKrR
-ctuel	eUrW
-ctura	rT
-cture	sR
-cueil	cXiV
-cuela	bS
-cular	aQdX
-culas	iSjIrY
-culos	iRjS
-culum	pS
-cus	pI
-cy$	aGbSeWiIlJtV
-d's	aKbYcRkU
-d-vka	gQ
-da$	cQ
-dacht	gR
-dades	mS
-dador	iQ
-dados	iHjV
-daire	dKeHhHiFkIlUmKoJpJqJ
-dal	aRcVjJ
-dalia	cUtF
-dam	bKcVdRiQjH
-damos	lStV
-dan	bQgUmU
-dance	fHhV
-dando	fUiIjT
-dante	gQjW
-dar	jU
-dario	fViT
-darse	dJeRiIjKqS
-das	bQjR
-daten	iSkRtR
-dates	qTsQ
-datin	qV
-dau	bGcYtK
-davia	kQ
-day	fS
-day's	aEqJsKtX
-dband	dShV
-dby	fSgQ
-dcare	jR
-dchen	eKfIm]
-dders	jZ
-dding	bWiVoJ
-deaux	cVdKhSiJ
-dec	fYiKmJpR
-ded	jR
-dee	bVcViCmR
-del	bYdU
-dem	qQ
-demas	hSkR
-demia	bXcI
-demos	bTpX
-dence	pW
-dende	mY
-dener	aTtK
-denta	mVpY
-dente	q[
-dents	bT
-deral	jQkFlW
-deras	aWbIeEfKhKiRjT
-derat	mUqU
-dered	eRlQ
-deren	qQ
-deres	jT
-deria	gJhUmV
-derly	aKbQrQ
-deros	bTiWsT
-derte	pR
-det	qVsR
-dez	hJiUjS
-dford	cT
-dgang	gXpW
-dge	cQ
-dgets	jT
-di$	fSiU
-dia	fW
-diana	bWcQtG
-diate	jRpV
-dible	iIjYsT
-dic	bS
-dical	hRkR
-dicap	jRrU
-dicos	bHcQeJiT
-didos	iVoG
-die	aJb^iRrH
-diert	bVqT
-dig	j]
-diger	tS
-dilla	cWrT
-dillo	fUj[
-dimia	oT
-dimos	lS
-din	rU
-dings	jW
-dingt	qRrV
-dio	bX
-dique	cKjJtW
-dis	jVkT
-dised	hQ
-dit	hU
-ditor	aXiGtK
-diz	bU
-dl$	qKsZ
-dland	tV
-dle	cVjQoWqK
-dlers	aVdJsT
-dlich	iQjQlQ
-dline	oKpUrR
-dling	iRjRkT
-dlord	iU
-dlung	aKbGcIdJeKfHhKiZkIlImKnKoKpHqJrGsEtI
-dly	jQ
-dnung	bTiRjT
-doc	cS
-don	cQ
-dor	aQ
-doras	b]
-dores	aVbQiTmS
-dover	oU
-dow	hQiRoR
-downs	iY
-dra	bJcHiSqR
-drait	aT
-dre	jS
-dredi	dRfT
-dress	cTdI
-dri	mVqQ
-dro	bQ
-droom	hX
-dry	aRhW
-ds$	iQ
-dt$	cXiJ
-duate	aSjQ
-ducer	aY
-ducir	iQjQ
-ducto	iR
-ducts	hYlH
-dukte	cGfIgKhY
-dules	kU
-dults	kU
-dun	bHcbfJhKmK
-duria	aGb[jQtD
-dus	iX
-dvent	oT
-dvert	eKrRtU
-dwerk	bSkJlWtJ
-dy$	hZkUpI
-e-sat	fV
-e-thu	dY
-ea$	rU
-eable	bJcJeUfKkZ
-eac	aR
-ead	bGc\\
-ead's	tQ
-eader	aS
-eados	bQhRjTsQ
-eague	bStU
-eaker	jS
-eal	iQqHrSsV
-eally	sS
-ealth	hS
-eam	aRhDmdpJ
-ean	kS
-eaner	aS
-ear	jXrS
-ear's	hV
-earch	aUjQ
-earer	aRqW
-early	gRjSqS
-earse	iU
-eas	bRiS
-eased	bIcKiRqV
-eases	iX
-eason	kRoR
-eater	cUjKkWlGqT
-eaton	cT
-eatre	bVjT
-eau	bU
-eaves	nTqS
-eb$	bQtS
-eba	eQ
-ebajo	mQ
-ebaut	iQjToGqU
-ebden	cU
-ebe	aXjItJ
-eberg	aJbQcV
-ebiet	cStS
-ebody	sQ
-ebook	rW
-ebote	iQqT
-ebout	jQ
-ebt	eRfWpJ
-ebung	cR
-eburg	aFcTmQtK
-eburo	aTlS
-ec$	fW
-eca	cYiGrX
-ecast	iWrK
-ece	bUjR
-ecent	iRjR
-ech	aGb]cEiRkR
-echen	fJhTsV
-echos	iIsV
-echte	cJiIjZrR
-ecide	pQrQ
-ecino	aKtS
-ecion	jRpY
-ecise	rS
-eck	bUcVqRtH
-ecoge	hU
-ecome	iQqQ
-econd	aS
-ecris	rX
-ect	eUgJ
-ected	bUgQpQtR
-ectif	bFhYiIlIqV
-eda	aAc\`fJiQtG
-edded	aW
-edger	aTiR
-edi	fV
-edida	jQqS
-edikt	mU
-edina	cV
-edios	iIjQtT
-edish	bWlU
-edits	hT
-edn't	lY
-edo	bQc^
-edula	jZ
-eduld	jV
-edule	fT
-eed	sS
-eeded	lT
-eeder	qW
-eekly	iX
-eep	eKgTiS
-eeper	aXmS
-eer	aT
-ees	iS
-eet	cQqQ
-ef$	iHjTpZ
-efahr	gR
-efaut	aKkS
-efere	fVqY
-eff	iHpUrKtU
-effen	nTqT
-efing	tX
-efits	aQhRqIrU
-eflex	hXjR
-efono	iR
-efore	jQoR
-efr	eW
-efuse	aQ
-eg$	cXeKiGjUkKtJ
-ega	fGqU
-egacy	eSiQ
-egado	gX
-egalo	aKbQkV
-egane	bVjV
-egian	hS
-eginn	fWoW
-egion	aDcXhSnU
-ego	rR
-egory	gKhUjQ
-egree	jQlV
-egt	b[qJ
-egues	mWtS
-egung	gKhWjV
-egura	aJbVcTiJtJ
-eguro	hW
-ehalt	gSqSrR
-ehe	bXcWeKfJiGjJqFrJtJ
-ehind	cUhHjT
-ehler	qStT
-ehmen	iR
-ehn	gQiUqQ
-ehors	qV
-ehort	bT
-ehpad	tT
-ehr	aZ
-ehrer	aQiVtI
-ehrte	tR
-eht	mU
-eht's	fQoT
-ei$	jR
-eib	bViGrQ
-eiben	jQ
-eiber	aQiXtJ
-eicht	iKlRtQ
-eid	cYtU
-eiden	iQlR
-eider	nQ
-eiern	iT
-eiert	fT
-eifen	iU
-eigen	iGlTpIqWrQ
-eiger	aXgZ
-eight	aQgX
-eigne	bRqT
-eil	cRhRkS
-eilen	iSrU
-eilge	kS
-eille	cWeGjT
-eim	cY
-eimal	nXqR
-eimer	bKkSqS
-ein	jXkU
-einde	aEb_cFpQtG
-einem	bUtR
-einen	iVsS
-einta	qQ
-einte	fX
-eirat	qY
-eisen	hEiTlGn^tK
-eises	aJbT
-eitag	fU
-eiten	hRiU
-eiter	a[
-eitet	fRiUjGoVqQ
-eitig	nV
-eitvg	eU
-eizer	rR
-eißen	lTrT
-eißig	fUhQ
-eja	cTeGjTkQ
-ejado	kW
-ejero	gKmS
-ejo	cUqQ
-ekday	aJfV
-eke	bVcQtJ
-ekend	fX
-ekt	eThHlUmRtJ
-ektor	tW
-ektro	bUeK
-eky	rTtJ
-el$	bQ
-ela	bU
-elado	bS
-eland	dKjY
-elben	bJcGiRqX
-elber	bS
-elbst	hTiS
-eld	cW
-elden	aJcZ
-eldet	pV
-ele	fY
-elegt	tR
-elene	mS
-elevo	eR
-elf	mQ
-elfen	hQiT
-elfer	a\\oKtH
-elier	bViT
-eline	iS
-ell	aQ
-ellar	aZ
-ellas	bY
-eller	aTb\`cK
-elles	aQbSiRjT
-ellin	aQcQ
-ellte	aV
-eln	i]
-elo	rY
-eload	iY
-elona	cT
-els	eQiS
-elt	jRmRqS
-elten	fQkV
-elung	q[rF
-elves	gSiHmGq]
-ely	bRtS
-em$	fTiR
-emain	gKqU
-emana	fT
-emand	kV
-ember	oW
-embre	o^
-eme	hSnQ
-ement	iQ
-emier	jT
-emise	gJh[
-emist	bS
-emium	fIgWhR
-emote	dZ
-emoto	dV
-emple	aQbKcXdQpItE
-empre	cUgKrQ
-ems	iTsWtI
-emsen	iU
-emuse	hXiStJ
-emy	cTlU
-en$	iT
-ena	nT
-enage	bGc\\dDqK
-enant	cJeSfKhCiSjIkKlKpJsWtK
-enaza	eKqX
-enbau	aRcFgSnR
-enc	bYqQ
-encer	gV
-ences	jU
-encio	dSpKqU
-endan	bW
-endas	bTcZ
-ended	dVeT
-enden	fWmS
-ender	i]
-endes	sY
-endly	dIhYjQ
-endor	iTpQ
-endre	nX
-endus	iX
-eners	iKmV
-engua	kR
-ening	iS
-enior	aU
-enios	iV
-enise	qQtR
-enk	iKjX
-enken	iYjJqR
-enn's	jWpItS
-ennes	aKbZc]iFtI
-eno	mQsR
-enora	cTtD
-ensas	jX
-ensch	bRiQjVkF
-ensed	aRbKjKkT
-enste	aKfWiS
-ensum	cJfVtS
-ental	eShR
-entar	jVsU
-entas	aT
-ented	kUtS
-enten	sW
-enter	cTiJkSlS
-entes	bSkK
-entia	bZ
-entin	aQpRtI
-entis	iXpUrG
-ently	iR
-entor	iIjTmV
-entos	jR
-entro	cTnU
-entry	cVjJ
-entur	bWjSqQtJ
-enu	hYjIkQqJ
-enugt	lS
-enzen	bJdJmGnJp[qJrCsG
-eo$	cWiQ
-eon	kT
-eonie	jJmT
-eople	bUrR
-eos	iS
-ep$	aKbVcIgEiRjSkHoRqKrKtK
-epare	cQqQ
-epart	cQoTqQ
-ephew	qV
-eping	eShVpJ
-eplay	aQ
-epond	iKmTqR
-eport	iTmW
-eppen	iUjW
-eps	hSjT
-ept	hQoWrQ
-epted	pV
-eptes	lU
-epuis	qS
-eputy	jQmS
-eques	hXiGmW
-equis	lZ
-er$	aS
-erade	iRsS
-erado	dTjS
-erage	aRfQiT
-erait	kSsZ
-erall	bQiI
-eramt	aW
-erano	fShSiJ
-erapy	kW
-erate	cFdFfIgKhGiUjZlGpJqJrFtJ
-erber	oVpR
-erbig	rR
-erbst	bQfW
-ercam	jX
-ercer	fTjR
-erche	aRtW
-erdad	jUqQtQ
-erdam	bKcVdRiQjH
-erday	bRqY
-erden	fQgQsR
-erdon	jQ
-ere's	eQtX
-erein	aIbbtG
-ereit	jUnW
-erely	cIiKpGqItZ
-erena	cVpKqWtG
-erent	aRlX
-eresa	qRtS
-erest	kU
-erfen	fHiYjKrZ
-erfil	rWsS
-erg	c[
-erger	bUmQ
-erham	cS
-erhof	cT
-erial	bRhT
-erias	b\\
-erida	cR
-erien	fViT
-eries	aXbT
-ering	iT
-erino	cUeV
-erium	kUqU
-erk	b\\
-erken	bKiIqV
-erker	aQiYtJ
-erlag	bTcKeJ
-erlap	fRoV
-erlin	nW
-erm	eRqT
-ermal	bQnU
-erman	kT
-ermes	kT
-ermin	oY
-ermis	jS
-ermit	aQ
-ern	iV
-ernal	fQqR
-ernan	qW
-ernas	bX
-ernen	iJjKl]
-erner	iTrX
-ernos	pX
-ernte	iJjIl[sJ
-ero	aT
-erons	kU
-erras	aHbUcU
-erred	iJjJk^oR
-erren	iX
-erson	aT
-ertag	fAgWhUiJpR
-ertal	bUcZjJ
-ertas	iT
-ertel	cWtJ
-erten	tQ
-erter	hWqT
-ertes	fTgHhViGjR
-ertig	mJqVtJ
-ertos	aFb\\
-erung	eRhWkQqQ
-erver	aKiRjSqK
-erves	jQpR
-ervir	iX
-ervus	tW
-ery	bY
-erzig	gW
-es$	iQ
-esagt	fV
-esamt	aUqR
-eschl	jS
-esday	dTfQ
-ese	pQsR
-eseau	bV
-esent	qR
-esetz	gQiR
-eship	gUhJkHlQ
-esian	kWtK
-eside	oX
-esign	kS
-esion	cKfKiXjY
-esita	aRtR
-esito	aTtV
-esitz	b\\c?pIrK
-esk	jY
-esmal	jQsX
-esn't	qS
-eso	iQ
-esoin	lRtU
-ess	cQjQ
-essai	dQ
-essed	bQdKfZlK
-essen	fCh\\rT
-esser	aTkRpT
-esses	bQiX
-essor	bViGkTrV
-essus	cRhQjIqQ
-estar	iS
-estas	iSjVpR
-ested	lWqT
-esten	cXfKpVsU
-ester	c_oQtK
-estly	bRcJ
-estor	bIcKqW
-estos	iTjT
-estra	bKhTiQ
-estre	hS
-estro	aRbWhK
-esume	pT
-esy	iVjKrU
-etage	aVfKiTjJnU
-etail	bQjV
-etall	gV
-etard	iRqQ
-etaro	bQcT
-etary	aT
-ete	hR
-eteen	iWmS
-etele	jKrV
-eteur	aT
-ether	dQ
-ethod	iU
-etico	sW
-etien	gRiR
-etier	jX
-eting	tQ
-etion	j[
-etite	aIfTjIkRtQ
-etits	iQsQ
-etivo	iT
-eto	hT
-etour	hYnSpQ
-etres	bTiHnW
-etros	fHgJjKnZ
-ets	i[
-ett	fZhT
-ettel	iQqZrF
-etten	bSc[jQmT
-etter	pQ
-ettes	i\\
-ettle	bS
-ettre	pTqR
-etung	e[
-ety	bKjQ
-etz	bS
-etzen	aUtW
-etzte	bQmSsQ
-eug	hZjQlR
-eum	aKbWlQ
-euner	gIhX
-eunes	bQiSlQ
-eur	aW
-eures	fUgR
-euses	mRtU
-eut	kY
-euung	aViZtG
-euvre	iW
-eux	cRgQhQ
-ev$	jSpKrU
-evant	iKjUlW
-eve	cRrR
-eveil	fJhX
-evers	cYfT
-eview	gRpU
-evo	eR
-ew$	bJcX
-ews	iRpR
-ex$	aJc\\dKeKfKhQiJkQmKsK
-exham	cQ
-ext	bUtS
-extil	aU
-ey$	c]jQ
-ey'll	jRlR
-ey're	fSjJqQ
-ey've	kQ
-eyors	iTmS
-eys	rU
-ez$	cVoR
-eza	aWbJrS
-ezado	qS
-eze	bHcWgIqX
-ezeit	dQeW
-ezi	tS
-f's	bRqV
-fa$	bGcTfHgUhIjH
-fahrt	cIn[oGqS
-fairs	bQ
-falen	aDbGcJgRn^
-falls	tU
-fan	tR
-fants	jWsS
-fas	pU
-fasst	iUqKtV
-fasts	iV
-fax	cRhKlK
-fe$	fXhR
-feb	fUoS
-fee	iSpV
-fel	iTjK
-femme	aRbT
-fen	iT
-fense	cU
-fer	aQ
-ferin	mU
-ferta	bHpX
-fesor	aQ
-fet	fJiT
-feuse	aSbTtF
-ff$	bRiStJ
-ffe	fJmTqV
-ffers	iW
-ffert	hW
-ffeur	aSbR
-ffice	dX
-ffing	eUtU
-ffins	iQ
-ffres	pYqTsK
-ffs	gVqR
-fft	fSpVqQ
-fg$	eS
-fgabe	iWtG
-fi$	iUtQ
-fic	bTcR
-ficer	a[
-fices	bQcViF
-fie	aQgKhRiRtG
-field	c^iItJ
-fikat	aJjW
-fil	aJc_rRtS
-files	iIp[
-fin	bSmVqQ
-firma	eVjKmU
-firme	aRiRqJ
-fit	bShQ
-flake	aKhRjQkQtI
-flege	aQiVkJtK
-flich	g^
-flour	cS
-fmann	iKj[kItB
-fnung	eKiGo_
-fo$	jSpTrJ
-folge	oQqT
-folio	aQjRpQ
-fonat	pStQ
-fonte	iU
-force	jY
-forma	iS
-forme	aJpTsVtU
-forms	hS
-fr$	eSfSrK
-fraid	dSjS
-fre	iSrTtK
-frere	qVtY
-fri	f[iKoJpJ
-front	cY
-fs$	i\\jQ
-fseep	hT
-ft$	kV
-fte	dQiSmQ
-fteen	mX
-ftrag	aKbRiTkI
-fts	fSiXsQ
-ftuch	qKsX
-ftung	bRrU
-fugen	bVpIrX
-fuhrt	hQmT
-ful	kT
-fully	aIeVfKiImJnIoKpItJ
-fzuge	aKbSlU
-ga$	aIc^fIgUjJ
-gaben	tT
-gable	eZ
-gados	eKiInWqS
-gal	cVkR
-gamos	hRqX
-gan	cZ
-gar	bQiWjR
-gards	t\\
-garet	qU
-gas	bTiTjI
-gasin	hT
-gates	i[jJ
-gathe	cFfKjIlIpZ
-gau	bJcZgJ
-gbo	kV
-gbook	iS
-ge$	iT
-geben	tQ
-ged	iT
-gel	bWcJiVnI
-gen	iT
-gence	iQ
-genda	hRiQtR
-gende	tU
-genen	hRjSpQ
-gener	hZmV
-genes	lW
-genos	iS
-gente	aQjR
-gents	cQiQjKmR
-geous	cZiJjKtK
-ger	aR
-gerei	bWpR
-gerie	aGbWcIiV
-gerin	jQqVsJ
-get	hR
-gging	i\`
-gh$	cXjQ
-ghout	cT
-ghtly	bSiU
-gia	aQeIkU
-giado	jY
-gible	hYtC
-gie	bUjYlR
-giene	iVjT
-gig	bTiIoV
-gimen	eT
-gin	aYqR
-gines	b[
-gio	bU
-gious	sV
-gique	aQjQlH
-giste	aWqQ
-gitte	mT
-gkeit	aRiVjYsK
-glais	jT
-gland	gT
-gle	iSsQ
-glich	hWj]
-glish	jQrU
-gn$	iXjWkJ
-gn-up	iV
-gna	cJnU
-gne	aHcSiV
-gnore	pKqW
-gnose	iZjItG
-gns	jV
-gnung	jV
-go$	mR
-going	oTqX
-gon	cThTrQ
-goria	gWjQ
-gorie	aVsV
-gos	cTfU
-gosto	fUoQ
-gra	eTgHsS
-grace	iSqQ
-grama	cDe[iJjKqS
-gramm	hTiS
-graph	iRtT
-greed	aJiJsY
-grees	bSjX
-grown	iUqV
-grund	jFk[
-gside	mW
-gst	aKcYhHiQmUtF
-gsten	oZpKqS
-gt$	pQ
-gte	bRqSsJ
-gts	qX
-gua	cU
-guada	bRcZfJjJkJ
-guage	kSrU
-guaje	rX
-guese	jTqKrU
-gueur	rV
-guien	aS
-gular	aIeVfTqStG
-gun	gJqR
-gunda	bSpT
-gundo	bQkV
-gunta	rW
-gunte	iS
-guros	aQiSjR
-gut	aEb\\
-gutet	fHgRjSpV
-gy$	bRgZjJ
-h's	cUqZ
-ha$	cYtY
-hable	hHiJj[
-hafft	fUqV
-hairs	aKbVfKiR
-haite	jVsKtS
-hal	c[gSjQ
-halle	aKbRcS
-ham	ce
-hange	jWtT
-hanic	aW
-hanks	rTtS
-hared	fQhQiQ
-harge	mQ
-harla	pX
-has	eQjV
-hauen	iRjWqS
-haven	cZ
-haves	jUtR
-he$	fQ
-heben	iT
-hecks	iV
-hed	bUhSqS
-hee	qQ
-heeky	rTtJ
-heers	bQqItZ
-hef	qU
-heide	c\\gKiFpTqH
-heine	aKbXcTgGsR
-heirs	mR
-hel	iJlJoJpUqR
-helle	qV
-helon	aQbRgV
-helor	jSlI
-hem	fY
-henta	hR
-heque	cVgRjIkX
-hered	lT
-heres	iJjYlS
-herin	aYiU
-hes	iR
-het	j\\
-hette	gQ
-heuen	jW
-heure	gS
-hever	cRfUiI
-hew	qV
-hey'd	iUmS
-hgoer	jKlQ
-hical	gY
-hicas	sW
-hicht	f_
-hicle	iR
-hie	hJjSk[
-hiers	aRbIcU
-hifts	fTsStR
-hilfe	eYgFhU
-hin	cQ
-hinen	aGbSiR
-hines	aViJ
-hings	pRsUtQ
-hinks	qZ
-hip	jQlT
-hique	rY
-hirty	gIqT
-his	pJqVr^
-hisch	iIjRkQnK
-hitby	bT
-hiv	pQqRrR
-hiver	fRiT
-hives	bZ
-hkeit	iSpJqWtK
-hl$	aEbFcKgHhHi_
-hlank	s[
-hlich	mUqQ
-hlt	hUpR
-hlung	g]
-hluss	gTiSjU
-hly	iR
-hmann	nKp]tE
-hme	eRi[
-hment	i[tS
-hn$	fHgViHnY
-hne	gUhX
-hnern	b_
-hnert	pWtT
-hnhof	aKcV
-hnitt	iVnV
-hnt	gS
-hnten	pU
-hntes	bJhXqK
-hnung	h\\iW
-ho$	eSfUhK
-ho'll	sX
-hod	iU
-hodri	mVqQ
-hof	aJbRc^
-hofer	aTcQ
-hoice	eQiRkT
-holen	iSjHkZ
-holet	cV
-hon	kS
-hones	lSsS
-hools	cQiSjQ
-hoose	dQiRqT
-hop	bSjR
-hop's	cUqQ
-hor	aQdS
-horen	fTiInTqV
-horpe	c^iK
-horro	gKiT
-hos	iHjVkKsQ
-hosen	iRjSkH
-hotel	aFb[cKjKtI
-hotos	pQ
-hough	lSqV
-hould	qR
-house	bTjQ
-hport	cT
-hr$	oV
-hramt	jV
-hrase	tR
-hre	cUgRjT
-hread	qRtS
-hreib	bViGrQ
-hrend	aYcGqRtJ
-hrens	mS
-hrift	kJr[
-hrige	aT
-hrt	cJmQnX
-hrten	hTnX
-hrter	bU
-hrung	aUjVkV
-hselt	jRmW
-hst	lQ
-hsten	bSsT
-htage	f]iEjKkTlJtJ
-htags	rY
-hte	fQjU
-hteen	bSjItU
-htern	cIgKiQjW
-htest	lW
-htigt	jWlFpQ
-hting	qS
-htung	bQfKiYjT
-hty	bQgS
-hu$	fV
-hub	pV
-hulen	nU
-hurch	cRkQpJ
-hweis	kU
-hwirt	gKjUkS
-hy$	aHcQjTkS
-hysio	aS
-ia$	cY
-iabel	fKgXqJ
-iable	gQjXoQ
-iados	fZoR
-iaire	gR
-iaise	iS
-iajes	nT
-ialen	bXiTtJ
-iales	cIjQ
-ialog	kTlT
-iamos	eRtR
-ian	aRcHgHkX
-iance	tU
-ianza	kTqQ
-iar	hUiQ
-iares	iJmWsR
-iaria	aX
-iario	aFbHcKdUiY
-ias	iW
-iat	aSbS
-iated	jKkT
-iatif	b[
-ib$	bUmKpS
-iba	nSpSrR
-ibe	qXrR
-ibles	bSjT
-ibo	eRgItS
-ibres	fQgQhT
-ibt	iQ
-ibt's	bTkR
-ibung	jT
-iburg	cQgJpU
-ic$	mU
-icado	jV
-icaid	bZcKhFqR
-icale	bU
-icals	jS
-icant	lX
-icate	bRkR
-icats	bTpTtK
-icero	abbGcG
-ichas	iX
-ichen	iKrS
-icher	jZlJpT
-iches	jQkQ
-ichst	sU
-ichte	kTlEqR
-ichts	qQtS
-icial	aQeQgT
-ician	abcKiHjHkJ
-iciel	hRkV
-icien	a[gT
-icile	dU
-icina	cTdV
-icing	aQbTiR
-icios	gWhQnR
-icite	bSjW
-icity	jQ
-ick	c[lWtJ
-icked	qU
-icken	kJlRpQrJsV
-icket	h]kS
-icles	iVjK
-icola	aHbV
-icole	aUnI
-ics	aT
-ict	cRqX
-ictly	fX
-icula	gQjZ
-icule	hWnQ
-icy	hRkRrQ
-id$	cTtV
-ida	oR
-idado	hSqQ
-idate	nUtT
-idato	qY
-idats	fUiJqS
-idays	fRhR
-ide	cT
-ident	jRqS
-ideos	kR
-idest	fXiX
-idges	bVhJj\\
-idh	mU
-idi	fX
-idn't	sQ
-ido	rR
-idual	gSnR
-idung	h\\iG
-ieb	bXlRtR
-ieben	jQ
-ieber	qRsR
-iebes	tW
-ieces	bQhViK
-ied	fVjQsS
-iedad	rX
-ieder	qSsTtQ
-iee	jEkUlTmU
-ief	iRjXmR
-iefen	iVqJ
-ieg	iRlRoS
-iegen	cWiKqX
-iehen	i[
-iel	pW
-ielle	bSqVrI
-iem	f\\qK
-iempo	eQjIoQ
-ience	jTlQ
-ienda	cQ
-iende	tT
-iendo	nS
-ienen	hZiJ
-ienne	aRqYtH
-ienst	aVfXiS
-iente	cR
-iento	bSiU
-ier	cR
-ieras	aUbJfRrK
-ieren	iZ
-ieres	bTiQoSpQ
-ierge	a\\fJkVlJ
-ieria	jUlQ
-ierno	iX
-ierra	sQ
-ierre	iS
-ierta	bQ
-ierte	jIlS
-ierto	gU
-iesel	aR
-iesen	jRsY
-ieses	rRtQ
-iesta	fTpQ
-iet	cStS
-ietas	bUcKgVhK
-ieten	tT
-ieu	jRtI
-ieves	qV
-iew	pV
-ießen	cRiY
-if$	lTpIrQ
-ifa	gVpR
-ife	bRiXkItK
-iff	iI
-iffer	pR
-iffre	iSrTtK
-ifico	bZcI
-ified	aKjVsQ
-ifiee	gK
-ifier	iXqW
-ifies	iXjKlFpYrJ
-iform	hU
-ifs	fTmU
-ift	cJdJgIiKk[rV
-ig$	jUlT
-igada	aWmR
-igade	bWmYpK
-igado	gS
-ige	jRrQtS
-igend	aKjStS
-igene	bV
-igger	rZ
-igh	cR
-igher	jV
-ights	fR
-ighty	gU
-ign	iTjS
-ignal	eKnQpSqQ
-igned	gTqU
-igner	aWmTsS
-ignes	r[
-ignez	bJcKmW
-ignos	kQ
-igo	mRtR
-igono	cU
-igt	jQqZ
-igten	bW
-igung	gSiY
-igure	fSqQ
-ii$	bUcJpKtZ
-iii	bIpKt]
-ik$	aUbXjV
-ike	rX
-ikely	eV
-ikler	bU
-ikt	mU
-iktat	pItW
-iktok	iV
-ila	cSjTqS
-ilary	qTtK
-ilbao	cU
-ilbar	fUiK
-ilber	jY
-ild	aQbYgErS
-ildiz	bU
-ile	bSiW
-ilent	iEj]
-ilers	jT
-ilets	iT
-ili	cHjTkT
-ilial	bSeVjKlK
-iliar	hT
-ilias	hSiR
-ilier	eKiW
-ilies	jQ
-iling	iWkU
-ilios	iGjHkZnY
-ilite	gThTmR
-ility	jT
-ill	bQcQhJlUnR
-illas	hSiR
-illed	aKbUcHeRpS
-iller	jV
-illes	hQi]
-illet	hToU
-illez	rU
-illon	aJcVqV
-illos	bUsU
-ilo	eKtQ
-ilt	fTgR
-ilter	p[rK
-iltro	iU
-ilung	tW
-ily	bRhQ
-im$	cRnR
-ima	cZiJqUrR
-imary	bScQfIiR
-imaux	hR
-imber	aZbRtD
-ime	eQ
-iment	sX
-imera	aUpR
-imero	iUrU
-imers	iEm^
-imite	oKpT
-immen	aKsW
-immer	bUhQ
-immst	qS
-imo	rV
-impio	tW
-imple	iQkQrUsJ
-ims	aQsS
-in$	aS
-inado	gUqVsI
-inage	a]bItK
-inals	dJhKiFoIp[qI
-inary	jUlY
-inato	eV
-incia	bRcZ
-ind	cTpEqX
-inden	iY
-inder	dRjT
-indet	hUsV
-indle	jUoS
-indly	jQrR
-indow	hRiS
-indre	jYqJ
-ineer	aX
-inees	aSmS
-inera	aBb\\cJiQtJ
-inere	iS
-inero	aUgQ
-iners	iWpS
-inery	b]
-iness	aRjQsR
-ing	iQ
-ingbo	kV
-ingen	c\\
-inger	aJiIm\\rQ
-ingle	hRsU
-ingos	f[
-ingst	aJc[iHtE
-ingun	gJqR
-inics	bRiU
-inida	e[fJ
-inido	aJeY
-inien	bWhU
-inier	aWiStK
-inigt	aKbUgVqI
-inimo	iRjR
-ining	kR
-inion	kS
-inite	cHeXhKjI
-ink	qW
-inked	eVgT
-inmal	bRiQjS
-inn	fTgEkUoV
-innen	bRiQmU
-inner	hZ
-ino	cTpW
-inome	mW
-ins	cZiU
-insam	bUcJiQpS
-insaw	kS
-int	tQ
-inter	fQiQ
-intre	a\\
-inuit	cIiJoKpUrKtK
-inute	fUpR
-ionar	qJrZ
-ioned	cUgJhKqVtS
-ionen	jTsS
-iones	hRiWkQ
-ionne	aIbQrT
-ior	aU
-ior's	cS
-ios	iR
-ip$	gQhUkS
-ipe	mS
-ipend	hR
-ipina	s\\
-iping	qT
-ipios	bJcVfJiKoS
-iplom	jTkU
-ipo	rS
-ipped	hRjQ
-ippen	iR
-ipper	cKiSjK
-ips	iTrI
-ipt	jVtS
-ipzig	aKcRdS
-iquee	qS
-iques	iZrV
-ir$	iQ
-ira	dQqV
-irait	jBk^qK
-irche	iQjRsR
-irect	eUhHpV
-irekt	cReVlImUqK
-irige	bRiSmT
-irm	gU
-iro	aKmZ
-irs	bT
-irsty	cK
-irt	bVcHgKjTkR
-isa	bKcKjUtY
-isbon	cVdKiR
-ische	aQbQjS
-iseno	jSmV
-isers	iJkTm[
-ish	jQ
-ished	jT
-isher	q[
-ishes	qY
-isine	bSiIjT
-ision	iR
-isita	nSrR
-isite	lW
-isits	dQnSpQ
-ismes	rU
-iso	jV
-isons	bQfS
-isous	tW
-issed	iSjJtW
-issen	jVqT
-ist	a]qQ
-istas	pV
-isted	bTgR
-isten	oV
-ister	aT
-istes	b\`
-istet	e\`
-istic	oTqJ
-istik	pW
-istol	cT
-istry	bRqQ
-isual	iQjU
-isung	iY
-isure	hV
-ita	iJmQ
-itada	aDbUgIhZjF
-itado	gIiYjSqI
-itage	eXjJkR
-itags	iQpR
-itals	bSiJ
-ite	iQ
-iters	bIjKmWpVtI
-itest	iR
-iteur	aSkS
-ith	bKcV
-ither	fVlX
-ithin	iQ
-ithub	pV
-ities	iStV
-itime	fUhQ
-ition	hS
-itish	cTsU
-itive	dKiRjQrW
-itlab	jT
-itors	bTgJ
-itres	bXtK
-its	iT
-itt	iToV
-ittag	fZ
-itted	jY
-ittee	qR
-ittel	dReXhRiQjH
-itten	jW
-itter	cT
-ittle	gKnQrQ
-itude	gKjV
-itulo	jS
-itung	a_mU
-iture	rS
-itute	bWcHeQlR
-itz	c^iK
-itzen	fRiGj\\mT
-iudad	aFcYdR
-ium	jQlT
-iv$	jQpQqVrKsJ
-iva	bX
-ivada	bW
-ivate	bRhS
-ive	jR
-iveau	jW
-ivent	jT
-ivers	aViQmS
-iving	jRnT
-ivite	hIiX
-ivo	fRiS
-ivots	jQ
-ix$	cSiVtV
-iz$	cYjS
-iza	aIbFcIdIeHfIgGhViWjIkIlImGnJoJpIqKrFsItJ
-izada	bZcFtK
-ize	bW
-izehn	gS
-izenz	cIhViKkY
-izo	aWqV
-izung	iS
-ja$	sS
-jador	jU
-jan	bIfVgKhIkKqT
-jar	jW
-jaria	iSmT
-jas	hKjYsR
-je$	q[
-jects	gIiV
-jekte	aIcZkK
-jeras	jKqTrS
-jeres	pJsZ
-jes	bQ
-jet	gQjU
-jillo	cShU
-jis	r\\
-jo$	cXlXqHrK
-job	eW
-joint	aV
-jores	iJjTpT
-jos	jVqR
-junto	aRtR
-k-end	fQ
-k-ins	iX
-ka$	kQ
-kanat	qS
-kannt	aIjRqRtG
-karte	bIcJheiF
-kas	iQsX
-kasse	aYcHhWiHtG
-kat	aJjW
-katon	kX
-kauft	qS
-ke$	bTjS
-ked	qQ
-kedin	rV
-kel	bScHrJsU
-ken	sQ
-kends	fSiT
-kenny	cU
-kerei	jHlW
-kerin	a]gHhJjK
-kes	lSqV
-ket	hX
-key	iR
-kfill	qV
-kfurt	cSnS
-kgeld	gUsU
-khand	bTtI
-ki$	cWrS
-kills	jTpS
-kin	kDrKs[
-kings	bScQ
-kisch	k[
-kkord	gTtS
-kland	cZ
-klich	kIlT
-kload	bSfS
-klung	iT
-kly	iW
-ko$	cKnVtW
-kommt	iKqU
-konto	fShTiQ
-kraft	aafGmRoQ
-kreis	bScW
-ks$	iU
-kshop	aIbX
-kstar	rQ
-kt$	mEtR
-kte	cShTiKkY
-ktion	aTjS
-kuche	bUcHdUiStJ
-kunde	cHiIj\\kWlKtF
-kunft	hRpS
-kup	gFhU
-kurse	i]
-kus	iVqS
-ky$	hYiJkKrQ
-kzeug	kRlV
-l's	cSfQgQjJ
-la$	cSrU
-lab	jW
-labla	rQ
-lable	fVgI
-labra	pRrS
-laced	hSiKoU
-lacer	bKeRhIrX
-laces	bRlQ
-laden	bYjG
-lades	cUsX
-lador	jV
-lados	iDjTkGlZ
-laf	jW
-lafen	jUqV
-lag	gW
-lagen	iW
-lages	j]
-laims	aQsS
-laint	sS
-lalia	bRcJpJtW
-lamar	pT
-lamen	pS
-lamos	tX
-lan	fRqRtQ
-lance	eXqR
-lands	dJhQnT
-lanen	iRmU
-langt	bIiRsW
-lanos	jQ
-lanta	cR
-lante	aVsV
-lants	aUbTfSsK
-lap	fRoV
-lappt	cTsV
-lar	tQ
-laren	aFi[tH
-laria	iSjU
-larie	eZfI
-lario	pW
-larlo	jTkHn]
-larms	nV
-las	iY
-lases	iT
-lasse	hS
-lated	pU
-lates	iCjJkXmJrW
-lator	bQpFqW
-latze	b_
-laubt	rU
-lauen	b\\cWhKjFpJ
-laufe	fCi\`
-law	cU
-lay	aQ
-lazas	qQ
-lba	bUcQ
-lcome	iKjIkWlV
-lczyk	tQ
-ld$	cQhUjR
-ldbad	bRoS
-lde	bYeYpG
-lders	aKdHfGgKhIiRjIlFmKnKqKrKs[
-lding	aTbW
-ldn't	jWqR
-ldo	hR
-ldren	aQqKsQ
-lds	bXpQ
-ldung	ja
-leage	fIhSnW
-lease	rQ
-leaux	iSjQ
-leben	aJcZ
-lecht	lKsW
-ledge	kSlR
-lee	kT
-leece	iKjT
-legal	tK
-legen	iXjHtR
-leger	aZtH
-legin	qT
-legio	bU
-lehnt	gS
-lehre	jVlQ
-lei	bT
-leibt	qQ
-leich	gRsR
-leida	cXdJ
-leigh	cR
-leine	bTjR
-lem	gTqR
-leman	sS
-lence	cYjIlQ
-lente	jQsV
-lenum	mWqS
-leo	iX
-ler	aQ
-leria	lV
-lerie	aDbRcSjTtU
-lerin	aZiImUoH
-lerks	iQqW
-lernt	jUlS
-leros	iX
-leted	pRtX
-lette	aKbTcKgIpFqIrHt\\
-leurs	qWtS
-leute	j[tK
-levar	dT
-level	aRjUmQ
-leven	mU
-leves	aSbR
-lex	hXjR
-ley	c]
-lez	pV
-lf$	qS
-lfe	eYgFhU
-lfest	jW
-lfrei	jY
-lgada	sZ
-lge	qR
-lguna	fVnQ
-li$	aJcZiHkQmQnQ
-lia	cRtS
-liale	cTsR
-lic	bTjQ
-lican	jSlJrKsU
-licar	aKbRtQ
-liche	iRtR
-licht	j[qHr]
-lidad	dRjR
-lidas	bKgW
-liday	fRgS
-lie	hSpW
-liego	iR
-lient	eYhF
-liere	kJlR
-liers	aVbHiT
-lieve	aHbSpKrU
-lifax	cRhKlK
-lifie	aQgKhRiRtG
-lig	b\\
-light	fUhT
-liken	bSsR
-lin	cYrV
-liner	mWpT
-lines	i[
-linge	iJpFrHs[
-lings	iSjH
-lingt	bRrU
-linic	lR
-lique	jT
-lis	aHc_
-lisch	jTlQ
-lised	eKfW
-lisee	iJmW
-liser	hKiSr]tE
-lisis	iS
-lista	aSqW
-liste	bSqZ
-lit	bTjS
-lites	cShSjX
-litik	aW
-litos	qR
-lizar	iQjT
-ljahr	aJcQoWtJ
-lk$	aIbIc\`dIeIfIgGhHiDjFkGlImHnIoHpHqIrIsHtG
-lking	nT
-ll$	cQlXnR
-lla	rT
-llado	pKq^
-llage	lR
-llano	rT
-llege	kQ
-llego	rV
-llein	hKiU
-llent	iHjSkTpS
-llers	bHcJmWpKrI
-llier	cXjK
-lling	iVpZ
-llion	bSiQtU
-llo	eRjV
-llows	pIr[
-lls	iUjT
-llt	cGeSgDhXtR
-llten	tV
-llung	cGebiX
-llv	aTjQ
-lmann	pQqU
-lment	cEdJiZjJtK
-lming	jKlT
-ln$	cUdQiX
-lness	hRiS
-lo$	cQrQ
-locks	qTtS
-log	iQkQ
-logan	cInTrW
-logia	aUbQeGiRkS
-logie	bTcHiJjZ
-logna	cJnU
-logue	aRjX
-loi	aVjKkTqI
-lom	jTkU
-lomes	iKlU
-lon	cWqQtF
-lones	bXgR
-loors	bSiU
-lor	jSlI
-lor's	jV
-lorar	jSkTqT
-lores	aHbSmUqX
-los	iY
-losed	bRfT
-loses	jQpSqS
-lotte	bVfJ
-low	cQjR
-lower	iWoKpV
-loyed	e]nQ
-loyee	eQ
-loyer	bShVjKtT
-lques	iQjT
-ls$	hUiS
-lsory	fTlTrT
-lt$	cTgShQ
-lta	cVnStI
-ltant	aUnK
-lte	jR
-ltern	pJqRsT
-ltero	sY
-ltest	jRnK
-lth	hS
-ltimo	qT
-ltora	bRqR
-lts	iZkR
-ltung	a^jHpX
-ltura	cSjZ
-lture	hZsQ
-lty	qS
-luded	iQjR
-lue	iHkKmIqHs[
-luent	jX
-lui	qSsV
-luida	bKgVhKiJpK
-luido	hT
-lum	pRsJ
-lumen	jTrU
-lus	b[iGkVoKqKsH
-luses	fQ
-lut	gJqRrR
-lutot	sX
-lv$	aTjQ
-lva	eQjV
-lways	bQfQpS
-lying	gViT
-lysis	jV
-lz$	bWcY
-lzeit	eTfTgQ
-ma$	jQ
-madas	iSjT
-mails	iRqS
-mal	jQnS
-man	cS
-manal	iZ
-manas	nRoXpR
-manca	aKcS
-mance	iU
-mande	jQ
-manos	bSqUsR
-map	iV
-mar	i]
-marca	cY
-mat	iR
-mated	jVkHqS
-matik	bKiIj\\
-maß	iR
-mba	c[
-mberg	cQgT
-mbers	bSgHiV
-mbiar	iU
-mbien	bQlQ
-mbing	aKiKjVlQ
-mbler	iQj]
-mbres	bRiQpW
-mburg	cTmK
-med	gSiHlIqY
-medio	gW
-medoc	aIcU
-medor	hVtR
-mee	bZhT
-mel	c\`iKqS
-men	jR
-menal	iQkXtK
-menau	cS
-mence	o[pJ
-mente	iTjSsR
-mento	gQjIkQmQtT
-ments	bT
-meone	sR
-meras	mWqS
-merce	bZ
-meria	jU
-meros	kU
-mes	bT
-met	cRfJ
-meter	cTjRpK
-metik	bX
-metro	jf
-mex	aIbIcEdIeIfEgHhHiFjGk]lImInIoIpIqIrIsItI
-mfang	fTiQjK
-mfeld	cJdEhHj^
-mi$	cVkS
-mic	bIcKiQ
-midas	bTdU
-mie	aJgWkR
-miere	dSjXrQ
-milar	jT
-milia	rT
-milie	gIhUpW
-mille	bTsQ
-mimos	bYiHpStK
-min	cWdRoTtH
-minar	iGjX
-minas	iR
-minee	eX
-mingo	fU
-minio	aXbKjS
-mio	qQ
-misch	hJi^pJrH
-mised	iRtR
-mit	aQ
-mited	eXhR
-mites	iW
-mlich	qTtK
-mm$	bIhU
-mmand	jVmU
-mmary	pQ
-mme	bZiT
-mmelt	fSjKqV
-mment	jSrS
-mmern	aYbGiSqJtJ
-mming	cXiWjH
-mmins	jSqQ
-mmt	aQqS
-mmune	bRcWqF
-mmung	fKgFqYtU
-mn$	aQrS
-mnity	hW
-mo$	rR
-mocom	kV
-mogen	aIiFjXtX
-moges	cW
-moi	qX
-mojis	r\\
-monia	bUdUtK
-monte	qR
-moria	iXoJ
-mot	aIbScDqWtJ
-mouth	aKnR
-mp$	aGbJcZtT
-mpana	bToT
-mparo	pT
-mpfen	bT
-mpiar	iR
-mping	aHbYoY
-mpios	gT
-mpleo	eRjV
-mples	oQpT
-mplet	eT
-mploi	aVjKkTqI
-mpo	eQjIoQ
-mpras	aQeKtU
-mpris	qV
-mps	eSfQ
-mpt	aReVgR
-mptes	iR
-mpton	cYdF
-mraeg	kY
-ms$	bRhQiX
-msatz	bT
-mself	jRqS
-mst	lTtQ
-mstag	fU
-mt$	aQjQ
-mular	aIiTtZ
-mum	jR
-munes	aJbJcXiT
-mware	aSjU
-n's	bSqS
-n't	qT
-n-fri	fV
-n-off	gVoK
-n-out	qW
-n-thu	fV
-n-wye	cR
-na$	cU
-nable	dViRjQ
-nac	cS
-nador	aRbR
-nados	jUrT
-naged	bUgJjT
-nager	aZ
-nages	mZ
-nah	aKcIgViHjImHqTrJtK
-nahme	eTi^
-naire	aShV
-naldo	hV
-nalem	gT
-nales	i]
-nally	cVtR
-namen	r^
-namic	bIcKiQ
-namos	kQlX
-nan	cUiJjKnU
-nanas	aJfX
-nance	aR
-nancy	hKqY
-nando	cQjU
-nanta	mV
-nante	aXmV
-nants	aYbKtJ
-nar	iV
-naria	iSkT
-nario	bZeRpQ
-nat	cJeTfY
-natal	bGi\\jJkW
-nated	iZjH
-naten	eStQ
-nator	aSmR
-nau	aKbRcYtJ
-nbach	cYiH
-nbefr	eW
-nberg	aQcUtK
-nburg	c[
-nc$	bRtQ
-nca	aKcQ
-ncard	hZ
-ncena	fUnT
-ncers	lIqKtX
-nchen	cSrU
-ncher	bTgThKiR
-nches	aKbV
-nchor	dV
-ncial	aHdViQkR
-ncias	bJj\`
-ncies	bQiHqW
-ncima	hR
-ncina	bT
-ncing	a\\i[
-ncion	aSmR
-nco	eSfUgJ
-ndais	jRlXpJtK
-ndame	sW
-ndant	rR
-ndard	bQjV
-ndate	iWtQ
-ndays	dSfU
-ndeed	rWtS
-ndeln	cSsK
-ndent	bW
-ndern	sY
-nders	iWkS
-ndert	hTlWqI
-ndeur	aWbJ
-ndice	eV
-nding	eU
-ndl	jRs\\
-ndled	bKhTiSqK
-ndler	b[tI
-ndles	iRjKlV
-ndorf	qXtI
-ndort	cX
-ndows	bVcKiJ
-ndred	bT
-ndria	kXmW
-ndung	qZ
-ndwas	jR
-ne$	cS
-neaux	fShZtX
-ned	qW
-nee	kT
-neers	bTmY
-negal	aKc[iIkKnKtK
-nejar	aT
-nel	gKqKtV
-nella	iS
-nelle	sT
-nem	bRgT
-nence	iTlI
-nende	fQiQ
-nents	bQiQmS
-neras	qY
-nergy	rS
-neria	aXbK
-nerie	aHbWcR
-nerin	aQpS
-neros	mTtZ
-nerse	kKoKsT
-netes	bQjW
-nette	cRhQ
-neurs	bShIiZ
-never	pR
-ney	b^
-nez	iQpR
-nfach	cJiUpQqQ
-nfang	oY
-nfant	gRiSsQ
-nfeld	cT
-nfirm	gXjIqR
-nft	hRpS
-ng-up	fGgHoZpIqJ
-nga	eFgYkY
-ngeln	dUiIpVrI
-ngend	jWtQ
-ngers	cSjKlU
-nging	iRjTsQ
-ngles	jS
-ngo	cJfZiKjW
-ngrid	mS
-ngs	iU
-ngt	iRrQ
-ngton	bQcV
-ngual	aUgRrQ
-ngues	jVmU
-nhain	bQjU
-nhaus	aHbUeIiV
-nheim	iVqJ
-nheit	dQf@gKhJjQnZoKpG
-ni$	bThX
-nia	bTqS
-nibus	cRlTqQ
-nic	sS
-nicas	m[
-nicos	aRmRrQ
-nidad	dSeX
-nie	tZ
-niere	sV
-niero	aR
-niers	gWiHpX
-nieur	aTbJjV
-night	nSpS
-nijob	eX
-nik	aRbUmQ
-niker	a[jStJ
-nil	aT
-nilla	fKgRmV
-nimal	cR
-nimer	iV
-nimmt	aViU
-nimum	gQjU
-nings	fTmS
-nio	gT
-nions	iW
-niors	m\\
-nique	mS
-nir	aKfUiQ
-nis	jS
-nisch	kZrS
-nisse	cKiTkQlT
-nista	a\\
-niste	aTbQ
-nites	bUfI
-nitor	jIkTmQ
-njour	t\\
-nk$	oRtR
-nkauf	hIiRmW
-nkbar	eU
-nke	b]fKiX
-nking	jRtR
-nks	qVrRtQ
-nkt	kSmFqVtR
-nlage	eUgT
-nlich	aSeViJsQ
-nline	jTpS
-nlohn	gR
-nly	bKcVeSfK
-nment	fGmY
-nmigo	mX
-nn$	cKgJrFta
-nnage	iW
-nnais	kSqKtQ
-nne	cT
-nnent	qSrUsQ
-nnere	pTqV
-nnern	rXsJ
-nnete	gRhU
-nnier	aRbS
-nnock	aKbVcKgIiJtK
-nnt	bTq[
-nntag	fS
-nnual	iVjTlK
-nnung	fGpRrS
-nny	cU
-nobus	hX
-noces	bYqU
-nol	jZkKlJtV
-non	bJcaiH
-nonce	tQ
-nos	sR
-nosis	iKqR
-not	jRqU
-notar	iV
-nough	jSsQ
-nov	fZhJnT
-nover	bSiR
-npaid	sW
-nrisa	jW
-nsa	bQcVgIhT
-nsatz	gRrTsK
-nscht	iJkUsR
-nseil	iUkX
-nsejo	fQiSqT
-nsena	lY
-nsent	iY
-nsere	hQ
-nsfer	hTiSkQ
-nside	bVjRpK
-nsing	aIgKiKjHm\\nKoKqKsK
-nsion	hU
-nsite	cJdTiHpV
-nsiva	hVoG
-nso	lU
-nsoir	tU
-nst	fQ
-nstag	qT
-nsten	iJjUsU
-nster	cZqU
-nsual	dThS
-nsuel	iT
-nsumo	bT
-nswer	bQmT
-ntaba	qY
-ntact	aUpT
-ntado	bU
-ntage	fTjJkS
-ntags	fV
-ntain	aKcTdJiYjItH
-ntakt	pR
-ntals	hHiVlQ
-ntana	j[
-ntant	aVqW
-ntary	hKjRnX
-ntate	bHiYqS
-ntech	bRkQ
-nteed	dTeT
-nteen	hW
-nteer	bXjKmJqS
-nteil	gThK
-ntele	aU
-ntent	aUiKmVtK
-ntera	bTnU
-ntern	iJqYrR
-ntero	bVhT
-nters	aXgRiDjSoT
-nteur	aSqQ
-nth	gQhKiUjK
-nthal	c]
-nthly	bRgQ
-nti	fXjIkJ
-ntial	jQ
-ntice	aWgRmR
-ntiel	rW
-ntier	aTbRcQ
-nties	bWcJ
-ntine	h^
-nting	gJiT
-ntion	gQrV
-ntivo	fIiZmK
-ntner	eVkIsV
-ntrat	bS
-ntree	o]
-ntres	bQhKiQ
-ntrol	aSiT
-ntros	bRlQ
-ntune	gJjSkTqS
-ntury	jU
-nu$	jJkU
-nuary	oZ
-nue	bQrV
-num	hKmWqT
-nuo	eVjQoK
-nus	aEgTtQ
-nuten	cQ
-nutes	nQtQ
-nvenu	kS
-nvier	oU
-nwalt	aViKjS
-nwerk	bY
-nwick	aIcR
-ny$	aQcTdR
-nyone	oQsV
-nyway	pS
-nz$	aQc]iIpS
-nza	cV
-nzado	jU
-nze	cSiJqT
-nzehn	gY
-nzept	rY
-nzgau	cRnRtK
-nzhen	nW
-nzlei	bT
-o-end	iSjQmJ
-oa$	aQcU
-oad	iT
-oaded	gWiV
-oanne	cV
-oards	bV
-ob$	eU
-obile	qV
-oblem	hQqS
-obody	qRsR
-obots	bUiHkV
-obrad	hV
-obrio	rU
-obs	pXrZ
-oburg	cQqR
-oc$	cU
-ocado	kU
-ocale	cRiQ
-oceso	iTpR
-ocess	aS
-och	aJbQcTdSfVhCtK
-oches	fS
-ochte	aQtS
-ociar	iRjQ
-ocies	bQrS
-ocina	hQiR
-ocion	eKgJhZ
-ocios	bR
-ocity	pR
-ock	aTbSnQ
-ocken	hRiV
-ocker	aGiUsQ
-oclaw	cU
-oco	jIsV
-octor	mJq[
-ode	cQjQlEpZrKtF
-odega	bTdKnT
-odell	eJf^
-odelo	cKdQiV
-odels	iU
-odern	jX
-odias	fU
-odies	hTiIoVpJtK
-odigo	lVpR
-oding	iVjVtI
-odles	j]
-odo	dRrR
-oduce	bSiX
-oduct	bT
-oduit	jR
-odule	bKcKiRkQtS
-odulo	iQqQ
-ody's	iW
-oe$	aKcYfJqS
-oer	jKlQ
-oesnt	jS
-oever	bRqT
-of$	cYiJ
-off	kY
-offee	iU
-offen	aKcW
-ofile	iGpSqItV
-ofort	cGo[
-ofs	cKgJhWiFjX
-oft	bIiYkY
-og$	iUjU
-oga	cXmR
-ogado	jX
-oge	aW
-ogica	bSdK
-ogico	cRjV
-ogida	aKbIcGdIeJfGgKhJi^j>kHlHmEnEoGpIqGrHsItI
-ogist	aStK
-ognac	cS
-ogo	jRmX
-ogy	bRgUiGkTsJ
-ohaus	bUtK
-ohn	gZ
-oi$	kTqY
-oices	iY
-oie	r^
-oiler	iStJ
-oin	hTlQtT
-oiner	aT
-oints	jVkQ
-oires	gUjY
-ois	cSjQsT
-oit	dHgShK
-oitie	qQ
-oject	aTtJ
-ojekt	aIbRiJ
-ojets	aQiR
-ok$	iRtR
-oke	nY
-oking	iRrQ
-okoll	tR
-oks	bQjTmV
-oktor	mQqT
-oku	iZ
-ol$	aJmVtY
-ola	hKs[
-olage	bT
-oland	iUjHmItK
-olape	oV
-olate	jUqT
-old	hT
-older	aSjR
-oldes	cHi\\
-ole	qY
-oleur	aQiJjY
-olice	jRkQ
-olico	sW
-olicy	hRkRrQ
-olide	jWkJ
-oling	gJhTiFtZ
-olios	iRlGpW
-olish	kU
-olite	iSqT
-oll	nTt[
-ollen	eTiRrQ
-oller	aWbImU
-olles	c^iGjI
-ollow	gQ
-ollte	qXsR
-olo	iZ
-ologa	iUmT
-ologo	jRmX
-ology	bRgUiGkTsJ
-ols	c\\
-olten	cVfW
-olumn	rQ
-oluta	pHqT
-olute	jSqR
-olver	bHeKiV
-olz	cW
-om$	bUcGiUkQ
-oma	hRjSkS
-omado	lSqX
-omasz	rR
-ombes	aJbRoS
-ombre	qSrU
-ombro	qWtJ
-ome	lW
-oment	hV
-omers	iV
-omico	rW
-omida	hTiS
-omina	bSgV
-oming	lQtU
-omise	pSqQ
-omite	iKmRqS
-ommen	kS
-ommer	fVqR
-ommes	bUsX
-ommis	aV
-ommst	kKlTtR
-omo	eZ
-ompes	jT
-ompra	iW
-ompta	aViJqS
-ompte	mQqKtT
-oms	bReIhUiR
-ona	bTcU
-onada	aKb[cH
-onado	rS
-onale	bW
-onate	eUoQ
-onces	iGtY
-ond	aQ
-ondas	i[
-onday	oQ
-onded	aJjKkVlKtW
-onder	iT
-ondes	hV
-ondon	cRdQiKnT
-ondre	gJiVpTtJ
-one	jZ
-onest	gQlQqStQ
-oneta	hWn\\
-ong	cV
-ongas	qQ
-onger	aKeTpR
-onges	hV
-onica	pX
-oning	aQiQjIqJsT
-onist	aWkRtJ
-onnel	gGhQnR
-onnen	jS
-onnes	bUpQtS
-onnez	pJrT
-onnte	bVoQqK
-ono	cR
-onoma	bRiKjR
-onome	hSiJjR
-onomo	eZ
-ons	iR
-ont	c]
-ontag	fToSqR
-ontar	iQ
-ontez	iT
-onths	eT
-ontre	jTrY
-ontse	qR
-ony	bHdViGkSmK
-onyme	rW
-oo$	cSjT
-ood	bTcQ
-oof	pJrWsI
-oogle	iT
-ook	hRiQkR
-ooked	aVhQ
-ooker	jV
-ookup	gFhU
-ool	aQ
-ool's	cYiSjIlH
-oom	bVcJiR
-oomer	aR
-oon	dRtS
-ooner	iKoRqQsS
-oor	aKhHjRpDrJt]
-op$	gFhFjTlW
-opa	bQiU
-ope	iQjRnQ
-opf	bUkVqI
-opies	bQfKpU
-opina	eS
-oping	qTtQ
-ops	bKcVeKiXjKmU
-or$	aT
-orada	aQiQoSpT
-orado	lU
-orale	aS
-orant	fJgJhFjIm\\pG
-orary	eU
-orata	gW
-orate	qSrR
-oraus	tU
-ord	c[sQ
-orden	bZcJiIqT
-order	dXqK
-ordic	bU
-ordre	jUtU
-ore	qR
-orest	aKbUcS
-orf	aJcWqVtI
-orgen	bUtS
-orger	aGbWfQqStH
-orher	jHlWoQ
-orial	bV
-orias	iUjKmK
-ories	gVrR
-oring	i\\jHkR
-orise	qVrX
-orist	jU
-orite	iQmQ
-ority	fSiUtR
-ork	aKiU
-orked	jRkTlRpJ
-orker	aU
-orm	kRrQ
-ormal	jV
-ormat	rU
-ormed	eQiKqU
-ormen	cHfJiSj[
-ormer	kTqR
-ormes	hW
-orn	cXhR
-ornal	gV
-orque	kQqT
-orreo	pUtR
-ors	bQiX
-ort	cR
-ortal	pX
-ortar	qW
-ortas	jSrQ
-orted	hWmQ
-orten	i\\
-orter	aThQjV
-ortes	bXcJiKtH
-ortet	mRqU
-ortie	sU
-ortos	hRiY
-oruna	cU
-orung	fT
-ory	cSjQ
-os$	iS
-osals	hQiX
-ose	iRqS
-osing	pU
-osite	aRhJjJlX
-oso	r[
-oss	kX
-ossen	jRsStQ
-osser	jT
-ost	fVgKhRqS
-osted	gUhKiT
-osten	gThStU
-oster	fTjRrQ
-ostes	aZtH
-ostly	bTiQ
-osung	tS
-osure	iQkT
-ot$	cZiSkSrGsJtJ
-otage	iS
-otary	bQcIiKjHkIlZ
-ote	dV
-otech	bVcF
-otels	jTnR
-otice	oV
-otion	lV
-otive	cGgKhKiIj\\kGpGqKtJ
-otivo	qW
-otnes	aGbFc_dIeJfIgIhIi@jDkIlJnJpIqHrIsItE
-oto	dV
-otros	lS
-ots	bRiRkR
-oture	iV
-ou$	cYdJnJ
-ou'll	bQlQ
-ou've	jQqQ
-ouble	fTlV
-ouche	kRnT
-oucou	tT
-ought	bQ
-ouler	jTnQ
-ounds	aUgQpQ
-ounts	aTiXjK
-ounty	bSnQqQ
-oup	bIcKi[
-ouper	cJiR
-ouple	sU
-ouren	bQcX
-ourly	eW
-ourne	bR
-ourse	hX
-ous	cQrQ
-ouses	iR
-ousin	qR
-ously	hQjRqU
-outes	jKlS
-oux	cZ
-ov$	cSfXhHnG
-ovals	jT
-ovely	kSqR
-overs	jT
-overy	iR
-oving	hR
-ow$	cZoS
-oweit	gX
-owers	hSiW
-owing	kRqS
-ows	bSiTrQ
-oy$	bKc]tJ
-oyage	bUiS
-oye	h[pIqR
-oyees	bXiK
-oyons	qU
-oys	eImZ
-oza	cVnS
-ozent	aKdTfQhR
-ozess	qU
-p's	cUqQ
-pa$	mVpR
-pable	jYsH
-pacho	bVrQ
-pad	tT
-pairs	iW
-pal	aQbSiS
-pan	cVsX
-panas	iIjWnV
-pania	eT
-panol	rU
-parar	iT
-parer	iQtW
-parks	aTbKiUtI
-parte	gS
-parts	rT
-pat	fRkT
-pater	gJoWqT
-pathy	jVlK
-pcion	iVpV
-pdesk	jU
-pe$	iRqS
-peaks	jKlV
-ped	fSgT
-pel	b\\qR
-peles	j\\lG
-pelle	gKpX
-pen	iR
-pends	gUhIiKoRqT
-pened	hV
-pensa	fRgHhW
-per	aScTjR
-perle	cStS
-perly	jU
-perty	aZcF
-pes	fQmQnT
-pesen	gS
-pet	b\\fIgKhJpHqK
-peuta	mQ
-pfung	iHjb
-ph$	aHcWiJtU
-phone	cEhTjX
-phs	jRpU
-phy	kU
-pia	bX
-piele	cJeKiT
-pielt	jKkVmUqF
-pieza	aTeQ
-pin	cS
-pinas	gV
-pio	bSiIjY
-pital	bQcW
-pjeps	hSjT
-plain	iS
-plane	ia
-plant	bHiJjYqW
-plate	bJcWrR
-platz	cWhWiJ
-ple	pY
-pleta	eSgS
-plett	dUlR
-plied	hQlX
-plier	iW
-plits	fTiQ
-ploma	hVjS
-plome	lY
-ply	iU
-pment	bRiS
-po$	c[
-point	tV
-poken	jUsS
-ponde	m\\qK
-ponse	bTpU
-poral	eVfIiQ
-porta	kXlQmQ
-porte	jS
-ports	iSmS
-pos	iVrS
-posal	iTnKpT
-poser	bYpTrI
-pot	kYrItI
-power	aKj[
-pp$	iUpKtV
-ppe	bSgX
-ppeal	iX
-pping	iWtU
-pport	aU
-pprox	fQ
-ppt	cSsU
-pra	iW
-prach	pVqR
-pre	cSgKnT
-pread	fTmK
-preis	h]iI
-prend	jEla
-presa	bR
-press	bU
-prete	aT
-pring	bTqR
-prise	eQ
-ps$	i]
-pta	aTiIpJrFt\\
-ptain	aTpT
-pte	oZqS
-ption	aCbYgEhRiQ
-ptive	bUjS
-ptoir	iR
-pts	dUiU
-pub	bX
-punkt	kTtT
-pures	fV
-pus	cUhR
-puter	iTlT
-py$	bVcJk[
-qu'au	oR
-qu'en	bVoT
-qu'un	aQ
-quads	mV
-quera	cR
-quest	aKrVtW
-quete	aJgThKiZjKqU
-quido	gT
-quier	aDcTpT
-quina	dSjQ
-quipe	mT
-quity	gY
-quote	bXcHiU
-r's	qU
-r-day	gV
-rable	hJkY
-rably	sW
-rac	aIbKcSjGpKt]
-rache	i^kQpU
-racht	bS
-racle	aTdQiQ
-racts	iUkS
-rad	hU
-radas	gViKjT
-rades	eXiRjK
-rador	mQ
-rafte	iRmV
-rafts	i[
-rag	eWiQ
-raged	rU
-ragen	iYjRpR
-rager	bVmQqS
-ragte	aRkSqWsHtI
-rah	cU
-rains	iSjU
-raire	fRgQ
-raite	bQ
-rajet	gWhJnI
-ral	iS
-rales	aKkTmUpQ
-ralia	bTqS
-rally	hRiV
-ram	lStU
-ramie	eKgXjJ
-ramme	bQiR
-ramos	fQkRqQ
-ran	bUiVmT
-rance	hR
-ranch	cUhV
-ranco	fV
-randa	cW
-rande	cXiJrR
-rando	mUqQ
-rands	jV
-ranet	iUrW
-range	iStW
-ranke	iZ
-rannt	qW
-rante	fR
-rants	aRjQ
-raphs	jRpU
-raphy	kU
-rappe	iU
-rar	bHcTjW
-raria	iJkW
-rario	fX
-rasen	iS
-raser	aWcStE
-rases	r\\
-rasse	bRpCqJsTtZ
-rat	qS
-ratar	jQqR
-ratas	o\\
-rated	jT
-raten	iT
-rater	aRkQ
-rates	iR
-ratet	s\\
-ratif	iWjSrR
-ratis	hUsR
-rator	aWtH
-ratos	iQ
-rau	aQbTcGjYtH
-rauch	tT
-rauen	rSsU
-rault	bUcKjR
-rauss	hQjY
-ravel	nX
-raves	fYpJ
-rawer	qVrI
-raxis	bZjU
-ray	qU
-rayer	jZsV
-rb$	aWdTrStH
-rband	aKb\\cHiIpVqH
-rbe	iTkV
-rbeit	dReSiQ
-rbung	pY
-rburg	iUqS
-rburo	b]tG
-rca	cY
-rcado	cRhKsW
-rcels	bVcKiQ
-rcent	hRiQkJ
-rcera	qR
-rch	cViGjR
-rchen	bWcYfJiKmK
-rcher	aSiQ
-rches	bViVsS
-rchiv	pQqRrR
-rcing	iT
-rd$	cS
-rdays	fZ
-rde	aKbUiVkQ
-rdeen	cYiK
-rders	aRiS
-rdert	kY
-rdias	fU
-rdiff	cT
-rding	rTtY
-rdo	aTq[
-rdona	qU
-rds	bRiY
-ready	iRsR
-reaks	fSsR
-reams	iS
-reaux	bQcRiQ
-reche	aKbWhS
-recht	bEcXiUtH
-recie	jQkW
-redit	aShV
-ree	lRoQ
-reens	aKiRjS
-reers	tQ
-refer	sW
-rei	bXjR
-reibt	bTiR
-reich	bViQtX
-reien	hSjZ
-reier	fRjS
-rel	aHbZtK
-rella	bSgSrV
-remen	bKc[fJgJiQjH
-remio	bRgS
-remos	aScGeShKiIlIoKqSsJtR
-ren	iX
-ren's	aKbSiVtK
-rence	gEhWsQ
-rench	jUkQ
-renda	q\\
-rende	lZqJsQtI
-renez	iZoQ
-rensa	bTeKkJqR
-renta	bU
-rente	h[iImU
-renti	aXqT
-renze	gGq\\
-reo	bKcIiXpSqKtQ
-repot	cTjXtH
-rer	aW
-reras	a[
-reria	bTcKqS
-rerin	aGmRtZ
-reros	aY
-resen	iRmT
-resse	iQkS
-ret	cXlJqU
-retar	aVcSsKtG
-retch	qX
-retty	rTsU
-reurs	aTbR
-reuse	jVsR
-rever	dRfK
-revet	aHkVlU
-rew	tT
-rez	m]
-rf$	aIcYqS
-rfait	eU
-rfect	jQ
-rfrei	iGnX
-rg$	c\\
-rgabe	aFiQtX
-rgada	aRcQqK
-rgado	aT
-rgang	jQlWsQ
-rge	aT
-rgeld	bRgKnS
-rgens	iTtR
-rgent	qUtR
-rgeon	bTiRsK
-rgern	bKiX
-rgert	qX
-rgery	aUbIiU
-rgh	cU
-rgica	b[cC
-rgive	qTtR
-rgung	bShZiR
-rgy	rS
-rhalb	dQfKjS
-rhard	aIbIcBdJeKhKiGjKkKlKmKnJoKpCqIrGtc
-ri$	cRfQiQjKmR
-ria	bQ
-riado	aRkU
-rials	fThWiF
-rib	bT
-rical	fJpW
-rices	aJbZrRtK
-richt	gKiXpUqY
-ricos	iIjTkQmS
-rid	dV
-ridad	aQsW
-riday	fT
-ridge	cUhS
-rie	b[
-riebe	aXjItJ
-riels	hS
-riere	bKcUjT
-riers	aTbV
-riert	bSiTjS
-riete	bVhQsK
-rieur	aEiKj]
-rif	gShU
-rifas	pU
-rig	jR
-rigen	gSjX
-right	jQ
-riker	aU
-rilla	aFbJcHjJmXpJr\\tK
-rille	bUgY
-rim	cFeSnT
-rimer	eQhT
-rimes	gW
-rimos	tR
-rin	aa
-ringe	gQrR
-rings	cXjKsV
-ringt	iVkStI
-rinne	pUqU
-rints	jSrU
-riodo	dRrR
-rious	jSq[sK
-ripts	iQ
-rique	bQiYjUsCtJ
-ris	qQrR
-risch	iInUqS
-rised	bTeJiIjU
-rises	gGhY
-rismo	bDi\\lS
-rista	aSbS
-riste	a[tI
-rit	bGcKiUpFt\\
-riter	aZjR
-rites	bU
-ritte	iSqR
-rivat	hT
-rived	pJqX
-rivee	bQ
-river	aSjS
-rix	iW
-rjeta	jQrX
-rk$	aQbS
-rkauf	iVsR
-rke	bUcR
-rkehr	aZ
-rkers	aSdJmTsVtJ
-rking	hS
-rks	cVjR
-rkung	tR
-rla	iUpRqX
-rlage	rV
-rland	hX
-rlaub	hTtQ
-rle	cQoRtR
-rlich	cDlV
-rlier	aGc\\qT
-rlies	fTqQ
-rling	cXdHiKtR
-rlo	nXqR
-rm$	gQjVrS
-rma	jU
-rmano	bKiJmU
-rmany	bQdT
-rmark	aKcWiK
-rme	gQhTtQ
-rmera	bIcQqY
-rmers	iS
-rmill	kV
-rmine	iUnXrR
-rmino	cGeYiJ
-rmiso	jV
-rmlos	pS
-rmo	c[qQ
-rms	nS
-rn$	iVjRoQ
-rna	aTmSpS
-rnada	eSfQ
-rnate	fYoI
-rne	qQ
-rnees	iKnY
-rness	c\\
-rneys	rU
-rnier	nQqW
-rnite	bU
-rnity	eYsS
-rno	aTiSqU
-rnoon	dRtS
-rnors	iK
-rns	iQjT
-rnt	jUlS
-rnter	jW
-roben	oKpY
-rocal	bVcJiJjUmJ
-roche	hWrQ
-rofil	tW
-rojet	jV
-roker	iTpKqU
-rol	m\\
-rolle	cIi\`jKmK
-rom	aHb[eJ
-romis	bKlUqQ
-ronca	qX
-rones	iZ
-ronic	aS
-ronto	cVdQ
-ronze	jIkW
-roofs	cKgJhWiFjX
-rooms	bSeHhUiR
-roper	iRjQkV
-ropia	bQkR
-ropio	bQnS
-ropub	bX
-roupe	bRgU
-rouve	qRsQ
-roval	bKoUqX
-roved	bUtS
-row	cQjU
-rox	fQ
-rozen	qU
-roßes	bShRjS
-rpe	c^iK
-rpo	rSsS
-rport	iSkKtK
-rpose	eTiT
-rra	cT
-rrada	cU
-rrado	pS
-rrage	hJo[
-rrain	aWcK
-rrait	qV
-rrals	cJfHhGiVpR
-rre	hSkQ
-rrect	cIdKeKfIgHhRiJlUmKpJ
-rreno	aSqRsR
-rrent	iQjRqV
-rrera	lZpI
-rrero	aKb[cIhJrR
-rrete	pQ
-rriba	nTrT
-rried	jHs[
-rries	hW
-rro	gKiT
-rry	iSoR
-rsals	eKoR
-rsatz	rTtU
-rscht	aRlV
-rsday	dQ
-rse	iQ
-rself	hRpR
-rsery	bU
-rship	jSlT
-rsing	aSjX
-rsion	iRrV
-rsity	aRbRjJlU
-rsona	aT
-rsons	aZbSiJ
-rst	aFeUmVrQ
-rstag	dWiI
-rt$	tQ
-rtada	aRbSgThQiK
-rtado	bW
-rtage	bKcKeXfTgJhQiI
-rte	hR
-rteen	fRgWiJ
-rteil	kZ
-rtera	aSkT
-rters	h[iT
-rth	cYiTnZtD
-rtial	qW
-rtida	f[
-rtido	fShQ
-rtiel	eZ
-rtier	aKbRgS
-rties	cJiT
-rtime	fSgRqQ
-rting	aIiYkQlI
-rtion	aR
-rtise	eQlKqQ
-rtner	aSmQ
-rto	bTcTtK
-rtout	hTiInQrS
-rtrag	eZ
-rts	bU
-rtung	iU
-rtura	eVjJ
-rty	aTiRsS
-ruary	pS
-ruber	gSpJqY
-ruces	aKcYdH
-ruche	aJbIcHdJeJfKgJhIiYjJkJlImInJoJpIqJrItI
-rucke	iU
-rucks	bVfQ
-rueba	eQ
-ruezi	tS
-rufen	iQpTqQ
-rufer	jU
-run	bUcDfKnW
-runch	bQfTsI
-runde	bQeKfQkIoXpJ
-ruppe	bSgY
-rusts	aU
-rutos	gZ
-rutto	gS
-rve	cRpRqRtK
-rvera	aKbV
-rvest	bW
-rvice	hV
-rview	pU
-rving	bUcKkGoX
-rvise	iRmT
-rward	iRqWtG
-rwerk	bTcKiX
-rwick	aKbBc_tC
-rwise	cSeR
-rwork	iZ
-ry$	bQtK
-rying	sR
-ryone	gUhJrW
-rzeit	bKeJlVmU
-rzeug	hZ
-rzo	fJhXoTpItK
-rzt	aThStJ
-rzugt	kSsS
-s-lui	qSsV
-s-moi	qY
-sa$	hRmX
-sable	aV
-sache	bRhUjRlQ
-sados	iWpR
-sai	dQ
-saire	jSkUnRqK
-sajes	hV
-sal	jU
-sales	aHbZiJjVpJ
-sam	cBfT
-san	iWjRmK
-sance	jSsZ
-sando	sS
-sar	aRiYpS
-sario	cSpQ
-sarzt	hTjJ
-sas	cWjQsY
-sat	fQh[iI
-satze	fQgQ
-sau	aKc[
-saw	kS
-sbach	bHc[
-sband	qTsR
-sberg	sZtI
-sburg	cT
-sbury	c[
-sca	cTfW
-sch	jTkT
-schen	hY
-scher	aIb[cI
-sches	cYlJsS
-sco	qQtJ
-sdale	aKc[qR
-sdays	dR
-se$	iR
-sea	cSiKnT
-sebio	pQ
-see	aFbRc]mQ
-seful	kS
-sehen	kU
-sel	hR
-selle	aWmQsWtG
-senar	iS
-sence	gQqSrJ
-sende	fZpU
-senes	jU
-senta	iWqR
-serat	rVsJtR
-serer	kRrKtR
-serie	hUlT
-serve	cRpRqRtK
-ses	iS
-sesor	aT
-set	c\\iCjDkVrU
-setzt	lXqR
-seurs	i[
-sez	rX
-sfeld	bScY
-sgeld	cHgZhKiY
-sh$	bQ
-shalt	aV
-shaus	b[jIkWtF
-sheim	bRpT
-shers	aVeJgTiKjJl[
-shing	eJg[iQqK
-shion	bU
-shire	aFbQc^
-shore	aJbScWhK
-si$	kTtT
-sia	iQtW
-siano	iQ
-sible	tS
-sical	iKjV
-sicht	cJdTiUtG
-sidad	bU
-sider	eTjSpQ
-sidro	bQ
-sie	gXiZ
-sieme	lU
-siers	iU
-siert	aKcHfTiUrI
-sieur	aKqTtS
-siger	bKs^
-sight	cJdKfGiUjZmT
-signs	jV
-sin	aFhQtT
-sines	oIqT
-sings	aHtY
-sio	gJhY
-sions	gRiT
-sique	iRsR
-sis	jU
-sisch	iHk\\
-siste	mUrXtI
-sists	iU
-sit	hIiZpH
-sitas	iV
-sitat	cStQ
-sites	hKnX
-sitos	iT
-six	gQ
-skera	lXrRtJ
-ski	cWrS
-slauf	iKlRpX
-slohn	gV
-slose	gRhSsZ
-sly	hQjRqU
-smann	qKrZ
-sme	qHrX
-sment	iKpUqT
-smo	iRpJrU
-sms	r_
-snt	jS
-so$	j\\lQ
-socie	hTqQ
-sonal	eXkI
-sonas	bSmQ
-sonen	bViImW
-sonne	cKtS
-sonst	bJcShT
-soras	mZ
-sores	bX
-sorge	hQjR
-soria	aIbV
-sos	hWiZpK
-space	aV
-spana	dR
-spect	eVkR
-spera	gT
-spere	iYqKtR
-spice	bScJtI
-sport	hTkT
-squ'a	iKnS
-sroom	iJjSkS
-ssa	bJcSeKqT
-ssage	kStQ
-ssary	bVlQ
-ssene	jS
-ssent	kHsX
-sseur	gSmZqW
-ssful	pTqJtW
-ssian	jT
-ssier	aWpTqR
-ssing	aRlW
-ssins	cShU
-ssler	hJpZ
-sst	sStQ
-ssung	aQfT
-ssure	jKl[mH
-sta	aSbT
-staba	qW
-stado	qZ
-stadt	cY
-stage	hWiQ
-stags	dQiT
-stall	eTfW
-stamo	iT
-stand	iSqR
-stant	aW
-state	bTjU
-statt	bXcU
-stdoc	qW
-ste	aW
-steht	mU
-stein	aKcciEjIkK
-stems	iUqQ
-stens	jU
-stenz	a\\cDhKiYjQpIqJtF
-stern	o[
-sters	bTiW
-stest	dKjKpT
-stian	sX
-stica	iJkX
-stico	jRrS
-stics	aRbJjS
-stieg	iRlRoS
-stina	aHbU
-sting	pS
-stion	rV
-stmas	gQhR
-stock	nT
-stody	iRkV
-stone	cRiUqT
-stort	c[
-story	iW
-stown	cXgKnW
-stral	hIkXnR
-stria	cUgKjQ
-strie	bQgR
-strom	bU
-sts	iU
-stube	aVbTiI
-stuck	hX
-stung	iX
-stura	cTjT
-sty	iKr\\
-suche	hQiUnS
-sucht	aR
-suite	rS
-sults	iW
-sum	bKcUfUtQ
-sumer	bViSmG
-sumes	pS
-sun	f[qV
-sunto	pRtQ
-sured	bUjW
-surer	hKiQpWqT
-sures	oVqK
-sus	hQjJqW
-swald	c[fItH
-sweis	jZ
-swers	iQlJpS
-swert	jKk[
-szeit	f\\gDnSoJ
-t's	qT
-ta$	tT
-tabel	fT
-table	bQ
-tache	mS
-tacht	lQ
-tacto	jWpT
-tag	fV
-tagen	cKfViKnR
-tages	gThRiSjJpUtG
-tagne	cR
-tails	jKqStT
-taire	tI
-tairs	hT
-tajes	aFbWjX
-taker	tV
-takes	jJkKlT
-talan	kTrV
-tales	aSiV
-tamos	cR
-tan	fRq[
-tance	d[jR
-tands	jT
-tante	aSjQrR
-tants	dQfGmQ
-taria	cJiQjEkUmR
-tarif	gShU
-tarin	aVcSsKtG
-tario	eRjR
-tarse	dKhKp\\
-tarts	fVgRiJoU
-tat	bQiSjQpKtQ
-tated	rW
-tates	bWsR
-tatil	hX
-tatus	eUgT
-tatut	eS
-taz	aRbWiJtI
-tball	aQbS
-tbild	aTrV
-tby	bT
-tch	qV
-tcher	aXfS
-tches	bKfXiYmJ
-tda	gQ
-tdown	oUpS
-teaux	jW
-tec	jHkV
-tecto	jQ
-tee	gKmQqT
-teers	mV
-tefan	tR
-tehen	jXrTtJ
-teher	qX
-teile	bWhSpJrKtI
-teilt	fTgR
-telle	eV
-tellt	cIeUgJqRtT
-tellv	aTjQ
-tem	iSjRkT
-temas	jXmK
-temps	eSfQ
-tence	e^rV
-tency	jSpQ
-tende	bQmY
-tends	jT
-tened	jRqR
-tente	aYjS
-teo	bUhKiS
-ter's	kKlW
-tered	bQgKjR
-teren	iIkYqJ
-terer	rS
-teres	aHb]iIjKtH
-teria	b\\iU
-terie	b_
-terim	eT
-terin	aSmVqV
-terio	lY
-terly	iTnR
-terms	jT
-terna	aTmSpT
-terne	qR
-terno	aVqX
-tesse	aT
-tests	iV
-teurs	aXbRmQ
-tever	fQgWhJqQ
-tex-m	iT
-texte	jW
-tez	gSrU
-tform	lTmT
-tfrei	bFcKdJfEgHhHiIj\\lJmIoKsJtF
-tgart	iTnT
-tgres	jV
-th$	cU
-thaus	cWpT
-thday	hU
-the	bJcTfKiDjSpXtI
-theke	bVcR
-thers	jW
-thing	tR
-thout	jQ
-ths	eS
-thu	dUfS
-thurs	dRfT
-thy	iRjR
-ti$	aHcGfXgKjIkVlKpJqKtJ
-tia	mVtT
-tiago	cS
-tic	jQpR
-tical	hV
-ticas	jY
-ticle	gVjK
-ticos	iQ
-tid	eShIoK
-tidad	bU
-tie	aQmR
-tiels	gEhXiV
-tiens	hTpV
-tient	fJjW
-tiere	bTiQsS
-tiert	bIcHi\\
-tif	iTlR
-tig	lS
-tiger	eVjV
-tiges	iX
-tigte	bX
-tik	jW
-til	cKeShY
-tilla	cKtS
-times	cXhFiJnW
-timmt	iQqS
-tines	hJi[pK
-tings	iV
-tinuo	eVjQoK
-tions	iX
-tique	jS
-tir	fQiWlQ
-tired	bJkRmRsRtG
-tirer	pTqSrQ
-tires	oS
-tis	hRpS
-tisch	b[
-tismo	gV
-tiste	tU
-tists	bVmKtK
-titel	a[
-tites	iZ
-titor	qV
-titut	bWtK
-tiv	bU
-tival	iSoR
-tivas	aQfR
-tives	aVfKjT
-tivos	fQgS
-tizen	sT
-tl$	aFcEdKeKgKhJiHlKmKnKoKpCqJrGsGt]
-tland	pZ
-tle	bQcQ
-tlere	aTbUgJjKkJ
-tless	jQoX
-tlich	bRnRqQ
-tline	eTiQkU
-tling	kVnJ
-tlist	pSqT
-tlohn	gU
-tlung	gI
-tly	bQiQ
-tment	hSpT
-tners	bTqKsT
-tness	bScIhQjS
-to$	gR
-tober	oU
-tobre	oT
-tobus	hZ
-tocad	jSkU
-toire	lQqWtK
-tok	iV
-tol	cT
-tomer	iRmS
-ton	bVcgpK
-top	hWkKsU
-tor	aR
-tor's	q^
-toras	bTcKmW
-torat	aWhHiKlWpIqJrJ
-torce	mT
-torch	cGiGj[rZ
-toren	bW
-tores	aQhJmZ
-torio	mR
-tot	sX
-tplan	fZ
-tra	hQiRpS
-tract	eStQ
-trada	fSoV
-trage	iWpR
-tragt	eTfTiJ
-traje	gUnS
-trale	qR
-trato	eTqQ
-traße	cRpR
-tream	aXbFcFiHmArItW
-trees	iU
-treet	cThR
-treff	iHpUrKtU
-treit	qY
-tress	jUkQlJ
-trial	bRcS
-trica	iXqT
-trice	iKlUm_
-trich	j[tR
-trick	cTqStS
-trict	cU
-trieb	bYlS
-triel	aTgShK
-trise	j[
-tritt	iQoX
-trols	iY
-trong	jSsQ
-try	cSiQ
-ts$	iQ
-tsapp	pQ
-tsche	hSrIsW
-tse	qR
-tside	cSdQhS
-tsort	cX
-tst	jW
-tt$	rS
-ttage	fWhU
-ttags	fU
-tte	bT
-ttelt	gKhRqX
-ttern	dRiU
-tters	aRcIjW
-tting	iR
-ttled	oQsR
-ttles	iVqZ
-tto	gS
-tty	rTsU
-tu$	cXjFqWtC
-tuary	aSiEjT
-tubre	eQo\\pI
-tudes	i]pQqT
-tudio	bWdQ
-tuell	gKhSiIjX
-tugal	nV
-tular	qS
-tuler	lHpQtU
-tum	aIgJqWtV
-tunde	gV
-tur	bRfQ
-tural	iYjHkV
-turas	rR
-turen	cKiY
-tures	iXrS
-turns	iQjT
-tus	eRgRjR
-tut	bQeQ
-tvg	eU
-tware	bVjKkTtV
-tween	qQ
-two	gV
-twoch	dUfW
-twurf	iQtR
-twyth	cUfI
-ty$	gR
-tz$	bWcR
-tzdem	qTrQ
-tze	bYcGqS
-tzeit	bTfTjKkV
-tzige	qW
-tzt	lVqY
-tzten	qW
-tztes	bRrU
-tzung	eUhKoR
-u'a	iKnS
-ua$	cX
-uages	bTmS
-ual	jS
-uales	gU
-ually	jV
-uando	iSnR
-uante	qKs[
-uar	fQoQpS
-uards	aX
-uatre	mR
-uatro	mT
-ub$	a[hTtH
-ube	aUbSiR
-ubila	iRqV
-ubled	bUmX
-ubles	bVgQhH
-ublic	bS
-ublin	cU
-ubnis	j\\
-ubs	cKhWjH
-ubsch	sX
-ubt	rU
-uc$	aJkS
-uca	bVpR
-uce	bQiUtR
-uceur	jVkJqS
-uch	aRqS
-uchas	eTiDjXoI
-uchen	iQtS
-ucher	bIcDgJiXjTlIrKsXtK
-uches	bTcUgRiHtI
-uchst	hRiKjRlS
-uchts	aKgXhKjHkGqHrGtK
-ucing	bX
-ucion	bJcVeTiH
-uck	cThRjV
-ucken	jRpJrV
-ucker	aIhWiKqQ
-ucson	aKcUjJ
-uct	bT
-uctor	bGmV
-ucune	lW
-ud$	iT
-udela	cSqR
-udent	bUiRtT
-udget	hV
-udies	iS
-udios	lUmQ
-udits	iY
-udium	jXl[
-udo	pKqUt[
-ue$	jS
-uebas	gRjFkKpU
-uecos	bScInS
-ued	hXqVtR
-uee	jVqQ
-uegra	sS
-uel	cThRrS
-uelas	jVkFtR
-ueldo	gQhJrR
-uelle	hSiV
-uelta	cJnVsQ
-uelva	aReStK
-uelve	fKnQqUtK
-uen	bQiQ
-uenas	iVtR
-uenos	sUtQ
-uenta	hTjJkRmS
-uente	jVoS
-uento	hY
-uenza	cYqQ
-uer	mR
-uerdo	qZ
-ueria	aUiKjVqStI
-uerpo	rSsS
-uerta	hSiY
-uerte	sUtU
-uerto	bRcH
-uerzo	fFhY
-uesos	aKhXiQ
-uesta	bGqVtU
-uesto	qR
-uests	sT
-uette	cZtJ
-ueves	fT
-uevos	aW
-uf$	iS
-ufe	f]hIiYkK
-uffet	fJiT
-ufmaß	iT
-uft	qR
-ufung	bThTiFj_
-ug$	j[kJqS
-ugada	fThKiR
-ugais	kU
-uge	bQgTlS
-ughed	bZiGqR
-ughly	bJfQhKiR
-ughts	iIpRtV
-ughty	bVjT
-ugnis	jY
-ugues	k[
-ugust	eQoU
-uhe	bZcRiI
-uhl	bEiZjR
-uhren	iUpR
-uhrer	aXbGfGgUrX
-uicio	qW
-uidas	iYjK
-uides	mS
-uidos	gT
-uiera	dV
-uiere	sQtQ
-uiero	sQtW
-uilds	iQjT
-uilla	gQhZtI
-uille	iW
-uin	qT
-uince	aUoQ
-uinze	fVjS
-uipes	fTmT
-uired	iRlS
-uires	qRtR
-uisse	qSsQ
-uiter	pQqX
-uites	bRiW
-uitte	qS
-ul$	bTjBkXpS
-ula	jX
-ulado	eBjQkHq]
-ulage	bRg\`
-ulamt	tW
-ule	bRjS
-ulich	hJjKpRqX
-uling	bRiU
-ulled	iU
-ullet	rU
-ult	cShSiK
-ultas	iV
-ultig	jQlK
-ultor	a]bKdQ
-ulung	iWjKlT
-um$	cV
-umano	gJrX
-umber	aR
-ume	bTcJdKiQ
-umero	iTrQ
-umn	rQ
-umnos	bR
-umo	bT
-umpen	iU
-umple	hX
-ums	bZpStK
-un$	bTcQnS
-una	cQfS
-unced	dXhIiKqSrK
-uncil	bT
-uncio	rU
-unday	fR
-unded	eShSiHjU
-undee	cZtJ
-unden	fS
-under	iRsR
-undet	bUqT
-undry	aRhW
-une	c]
-ungen	i\`
-unger	s^
-unges	sW
-union	fUnQqU
-unior	aVjT
-unite	qT
-unity	aTbTcK
-unkte	iIk]qKrV
-unnel	iJoKpGqHtZ
-uno	cFf[
-unque	iU
-unsch	hUpTrG
-unt	qQ
-untan	bSkJqY
-untar	pT
-untas	fRhKp\\
-unter	iSmUrR
-untos	kY
-untry	cV
-unzig	bRcIfJgXhKlK
-uo$	jT
-up$	b[pJ
-upe	gQ
-upils	bUgKiU
-uppen	bQhQ
-uppin	cS
-upply	bQjR
-upres	iUjQ
-ups	fQjU
-upt	bXrR
-urado	aRgQ
-urage	q[
-urant	h\\
-urate	iGjY
-urday	fS
-urden	qT
-ureau	dUpQ
-urf	iQtR
-urfen	qS
-urg	c]
-urgie	hJlY
-uri	aQcTtG
-urich	cXqT
-uring	gInQ
-urite	iXnS
-urity	iZ
-urn	cWhWiI
-urnee	fSpRtR
-urner	iZjKtR
-urnie	hY
-urnis	hY
-urnos	fTmQnI
-uro	hV
-uropa	bQiU
-urope	iSnT
-urs	iU
-urses	nS
-ursos	gKhW
-urt	caeJgHiJpGtJ
-urten	bT
-uruck	qT
-urvey	qV
-ury	c]
-urzen	kZ
-us$	kT
-usage	eSpV
-usand	gU
-usend	bS
-useum	aKbWlQ
-usica	fIjQ
-using	bQ
-usion	aFdSrQtZ
-usive	g]jKtI
-uss	hWiQjR
-ussed	iIjHkHl[
-ussel	bTjR
-ussen	jGqUsX
-usser	aKfZhK
-usste	oS
-ust	oT
-uster	cGhJiZjIkStG
-ustin	cWnK
-uszug	jW
-ut$	lQ
-uta	qR
-utant	fVh]iI
-ute	hQj[
-utely	jUtT
-uteur	bIiX
-utfit	bWcK
-uth	c]eK
-uthor	jS
-uties	iS
-utile	lZtQ
-utine	iWjJkI
-ution	hSiT
-utive	aSfWtJ
-uto	cGeVgHhYnWpE
-utory	hQ
-utour	cW
-utral	qKrRsT
-uts	fVgQiXrI
-utsam	qSrHtR
-utsch	jWlTrU
-utton	jWkKlHqK
-utual	bUqU
-utung	gX
-uty	aRmQ
-utz	cIjVkU
-utzen	iTrT
-uve	qRsQ
-uvert	bV
-ux$	cUhRiQ
-ux-tu	qVtV
-uza	iVjTnK
-va$	kX
-vadis	jXkU
-val	bXoT
-vales	iQkT
-vamos	eRqS
-vance	hR
-var	dSiQtK
-varia	iVtD
-vas	aQcR
-vat	hT
-vater	bVqK
-ve$	jS
-veaux	iV
-ved	bR
-vee	h]iHjS
-vel	nU
-vello	eX
-ven	cW
-ven't	jKpQrS
-venes	aRbQ
-venil	aWrQ
-venio	gU
-venir	fVoQ
-vents	jSmR
-venue	rW
-venus	jKlTqY
-ver	iR
-ver's	jR
-vered	gQ
-verse	i[jD
-verts	iT
-vet	aGkUlS
-vetid	eShIoK
-vette	hXqRtJ
-veurs	iRsU
-vey	qV
-vi$	aVfTjG
-via	bR
-vices	cKiR
-vicio	qR
-vidad	hT
-vided	hX
-vider	eKhSiWsW
-vie	iU
-views	iSpS
-viles	aIbYcTjItD
-villa	cS
-ville	cenQ
-vings	bRiR
-vir	iX
-viron	fQiTnU
-vis	cVoX
-visar	pY
-viser	aW
-vises	iGm[
-visor	aSjQmR
-visos	lKrUsI
-viter	rSsT
-vites	tT
-vka	gQ
-vo$	f[tK
-voice	eVjK
-vos	fQgQ
-voyez	pT
-vre	cRjSqV
-vreur	q\\
-vrier	oV
-vrons	fHiKpW
-vus	tW
-vy$	aQcR
-wable	eY
-wagen	h\`iKnS
-wance	gThQ
-wards	gQjRoR
-warts	bRgVsR
-was	jR
-way	c[
-we$	aQcV
-wed	h_
-wegen	bYiS
-weise	iUtJ
-weite	fQpU
-welve	fQ
-wenty	gThQ
-wer	aU
-werbe	gSkW
-werke	bUcR
-wesen	i\\lV
-where	cW
-wieso	fRsR
-wings	iU
-wirte	bUfJhKiVtJ
-wn$	lWoR
-wna	dWkR
-wners	bSjG
-wns	bSiW
-wo$	hW
-woche	f_jFpT
-wochs	eKfVhU
-works	cZgKjX
-worth	cX
-write	rX
-ws$	rQtS
-wurst	tR
-wye	cR
-x-m	iT
-xamen	gQjX
-xempt	aReVgS
-xeter	cXdTiKjJ
-xi$	fV
-xibel	fSiJoW
-xible	dReRhR
-xieme	bUjJ
-xigee	dQkJlR
-xilio	gS
-ximum	dSsS
-xis	bYjW
-xiste	eS
-xo$	cWiW
-xpect	fQiQ
-xpert	jFm^
-xport	aUjR
-xte	jW
-xtras	hW
-y'd	iUmS
-y's	aKiQjXtR
-y-one	gX
-y-two	gV
-ya$	iItW
-yages	mKnS
-ybody	bRlX
-ybrid	dW
-ye$	cRhR
-yecto	aQeR
-yed	e]nQ
-yee	eQ
-yenne	hQ
-yer	hQsQtY
-yer's	kV
-yez	pT
-yk$	tQ
-yme	cUrT
-yment	gVhGiRpQ
-yo$	iJjJkWmKoT
-youts	bKcIfKiQjWmHtK
-ype	eSfK
-yping	jVtQ
-yr$	aFbDc[gHnKpRtH
-yroll	iR
-ys$	pGtV
-yse	hSiWlS
-yself	mWrR
-ysics	aSjT
-yst	aVmR
-ystem	iTjRkT
-yth	cStU
-ythme	fSjWlH
-ython	kV
-yunos	hU
-ywood	cXiIjU
-za$	aU
-zadas	fYsW
-zahlt	hUpR
-zan	c[iG
-zance	cY
-zar	cTiQjQ
-zas	bR
-zberg	bScRdI
-zburg	cU
-ze$	bRcWiJ
-zeige	t\\
-zel	bIfGgJhGiKjKkIlImEnWoGpFqIrGsKt_
-zende	qUtY
-zer	iSjQtC
-zerin	aScJkFs[
-zes	bKqZtR
-ziell	aVqV
-ziert	bWcJjV
-zig	gU
-zlich	rQtY
-zo$	fKhToW
-zofen	bTcK
-zon	bWc\\hJiK
-zos	iXtZ
-zt$	jQmKqQ
-zte	bUgRmQ
-zubis	iQmV
-zug	jQ
-zugig	b\\cJ
-zungs	iT
-zword	rV
-zyk	tQ
-ße$	cQrU
-ßen	cRtT
-ßes	bShRjS
-ßig	fUhQ
-ßlich	pS
/ 0	dTfTiJjT
/ 00	dS
/ 000	iTpT
/ 2000	aJeRjS
/ a	a\`iR
/ ano	hQ
/ c	iUjJoR
/ d	aXrR
/ day	gZ
/ de	bHdWhKtR
/ f	aX
/ fri	fR
/ h	f@g]
/ home	gEiVsK
/ hora	eRfK
/ hr	gWiR
/ ii	aRbUtK
/ in	abjR
/ jahr	fJgIh\\pJ
/ jour	gU
/ km	cIhKnZ
/ l	aUhT
/ m	aW
/ mes	gV
/ mo	hR
/ mois	dQiX
/ monat	dSfW
/ month	dUhY
/ n	sR
/ o	a\\
/ or	aWdQ
/ pivots	jQ
/ r	fJiQkT
/ semana	bHeYfH
/ std	eHgXiV
/ sun	gU
/ t	aAeYfSgUhJiE
/ tag	gThU
/ w	aVrR
/ wk	eVfThF
/ wo	fZ
/ yr	hQ
/$	tT
0 %	gUhUiR
0 (	eKfFg_rJ
0 +	j\\
0 /	dVfQ
0 0	fVgQ
0 00	f[
0 000	g[
0 2000	e_fGiK
0 900	bQgXqQ
0 950	gW
0 :	f_nR
0 a	f_
0 all	hKkW
0 am	f\\pS
0 and	jS
0 anos	jWmS
0 ans	eWjV
0 april	o\\sG
0 at	jV
0 august	oS
0 b	eTgUhSiZjF
0 bed	bScJhU
0 bis	gIpU
0 branches	aFbU
0 bucks	fKgV
0 c	gR
0 cabines	bU
0 chantiers	iU
0 d	aFbHcGdIeJfIgGhJi]jVkKmJnJoJpKqKrHsJtI
0 day	f\`iJjIpK
0 days	dZeRfS
0 de	oU
0 del	gU
0 devs	mY
0 dias	cJdUfR
0 e	cVdKqYtE
0 ecole	aQbHiQ
0 en	fVjT
0 er	hSo[
0 f	eSpTrJ
0 feb	gGlJoWqU
0 flexi	fW
0 for	iV
0 fri	fR
0 fte	aSeWfRgG
0 g	bQcJjYtH
0 h	fVpR
0 ha	aKbY
0 heures	jU
0 home	fTjR
0 hours	fV
0 hr	cSfZ
0 hrs	fUgR
0 in	dRfQmQ
0 incl	fS
0 is	kR
0 j	dWhTjV
0 jahr	hUiT
0 jahre	j[
0 januar	qS
0 jour	d[
0 jours	dTfQhQ
0 juillet	eRoQ
0 june	pW
0 juni	aKoWpS
0 k	fHhW
0 lpa	fGg\\
0 m	b]gIhFiS
0 m-f	cWfIlQ
0 mai	oQpR
0 march	pR
0 math	gToK
0 may	eSfJ
0 mb	jKpWrI
0 meses	eUhTiK
0 million	bVcKiUmKtK
0 millones	gZ
0 min	cU
0 mini	gX
0 mins	jQsW
0 mio	fIiWjJqU
0 mois	eUgUjU
0 monate	eUlT
0 month	eXgWhG
0 months	jToQ
0 mos	jTlV
0 mths	eUgKiQ
0 never	qR
0 nights	n]
0 no	iT
0 nom	iJj\`
0 not	jHlX
0 november	iFoWpSqK
0 nuits	fRnQ
0 oct	iKoRqU
0 oder	gVrY
0 of	aXbGcHdIeIfUgKhHiJjGkIlHmFnHoHpIqHrIsDtK
0 off	fY
0 oktober	oR
0 on	f_
0 or	jWkQ
0 out	dViQ
0 p	aTfR
0 people	aKbVjKmR
0 per	fEg\\hH
0 places	jIlW
0 plus	gZmR
0 pm	fRpS
0 posts	iT
0 pour	bSfHgU
0 pts	bQmWtF
0 rd	fViS
0 rotational	fU
0 s	iWkX
0 sap	jUkG
0 sat	fX
0 schicht	fU
0 sem	eS
0 semaines	hQjSoS
0 sept	oY
0 september	iQoS
0 sites	cVnH
0 so	gUtT
0 st	cJo\\
0 staff	aKmX
0 std	bSfS
0 stellen	a]cJfKiItF
0 sterne	bUiR
0 stunden	fQ
0 t	d]fJjQqK
0 tag	d[
0 tage	dWfX
0 tage-woche	fT
0 tagen	fQ
0 teacher	bJgR
0 th	aUoU
0 til	fVpK
0 till	fYgH
0 times	fGnW
0 to	fZ
0 uhr	fShKiEjYoK
0 und	f^
0 until	eQqV
0 up	aQfYgHjHnI
0 v	jW
0 vza	aJeSfQ
0 we	fWnQ
0 week	fX
0 weeks	hSnT
0 with	rS
0 wk	fUiR
0 wks	eSfR
0 woche	f[nH
0 wochen	hUiKnT
0 x	fW
0 y	aVfRhQjX
0 year	eUiEjX
0 years	j]
0 yr	eKj[
0 yrs	j^
0 £	fIgW
0 €	hXiK
0$	fQ
00 $	aSrQ
00 %	hQ
00 (	pU
00 +	gWhT
00 /	gU
00 0	f^
00 00	gXpS
00 000	g_
00 0000	pS
00 2000	bKeXgFpK
00 90	gXpR
00 900	aGhVtQ
00 92	gS
00 95	gWqS
00 98	pX
00 :	fZhR
00 a	fQ
00 after	fHg[
00 agentes	mX
00 agents	aHbTcHdJiImW
00 al	g\\
00 an	dQ
00 and	sV
00 anos	bWgGsY
00 ans	bSiHjFmWsZ
00 aout	kIoXqK
00 apres	fFgJpX
00 april	iKoUpY
00 at	cWgU
00 aug	aKeT
00 avril	aKpU
00 b	gU
00 base	gUiQ
00 bed	bWgIhHiJ
00 beds	bX
00 berceaux	qQ
00 beschaftigte	bY
00 bis	fQgTsU
00 bitte	rVtH
00 but	qS
00 carers	iU
00 children	aJbYiK
00 con	fW
00 conges	hS
00 das	qS
00 days	h\`
00 de	oZ
00 der	s\\
00 dias	h\\pR
00 die	gRqSsQ
00 don't	iGqW
00 e	cIiKj[tG
00 empleados	bZ
00 en	bRf[
00 era	fJgThQ
00 et	eKjUoIsQ
00 euro	gV
00 feb	aQpV
00 first	gR
00 flat	gV
00 for	qTrTtJ
00 frei	hS
00 gehalt	gX
00 h	fd
00 ha	b_
00 heures	fXiI
00 holidays	hR
00 home	dWfThH
00 horas	fW
00 hours	eRfU
00 hr	fWgR
00 hrs	eUfV
00 if	gUhK
00 in	bScIjJqTrY
00 ish	fQgV
00 jahren	b\\
00 jan	oVsR
00 je	pSsI
00 jeunes	bWiR
00 jours	fQhQrQ
00 juin	iHoUpT
00 july	oRpV
00 june	iHoWpQ
00 juni	pX
00 k	gW
00 kg	jY
00 kids	aJbIcJfIhHiWlKmUnGoJsI
00 km	cWhTiK
00 kopfe	b[
00 la	g[
00 lb	jY
00 leute	bWmR
00 licence	jQpT
00 lits	bX
00 m	bVcQ
00 mai	pV
00 mal	gX
00 march	oY
00 mars	oJpV
00 marz	aKeJfJgKnGo[
00 mb	dStK
00 meses	bKeV
00 mi	aHcW
00 mil	g_
00 miles	bU
00 min	jJp^qK
00 minute	fQpT
00 minuten	iR
00 mio	bUiQ
00 mit	bZgSjH
00 mois	e\\fKgUhH
00 monate	eSoT
00 month	aJeYiKlV
00 months	iQ
00 mths	eTjX
00 nach	gZ
00 nd	hJpZ
00 night	aUeIfGgR
00 nights	aJfQgT
00 no	hKjTsS
00 noon	pT
00 nov	oT
00 november	oS
00 october	eKpR
00 octobre	pQ
00 oder	fVgDlSoQ
00 of	b\\
00 on	mR
00 open	gEiY
00 or	jQ
00 ote	gR
00 ou	eTgQ
00 p	gWhUjJnU
00 paises	bR
00 par	fR
00 people	badK
00 per	gUjI
00 pero	gIhIq[
00 pers	bY
00 personas	aRbV
00 personen	bZfKpI
00 personnes	bT
00 plus	oS
00 pm	sUtR
00 por	fHg[jHkYsT
00 ppl	b[iK
00 presses	bSiS
00 pto	hZ
00 room	b\\hH
00 rtt	fS
00 s	fZsX
00 seats	aUbUtJ
00 sechs	fKhX
00 sept	oW
00 september	eJoV
00 si	qX
00 st	bIcFhKoY
00 staff	bX
00 start	fQ
00 std	fY
00 stunden	eV
00 sun-thurs	fU
00 t	kQ
00 tage	fEh]
00 term	aJfX
00 th	gUoUpT
00 the	sQ
00 to	fTgT
00 uhr	f\\
00 und	mQsS
00 urlaubstage	gJhY
00 v	fViJ
00 viernes	fS
00 volunteers	gJm_
00 weeks	hWqU
00 with	dQ
00 wks	eShQlU
00 wochen	cIhVqW
00 wochenstunden	fXiJ
00 x	f[iI
00 y	fUiFjTpR
00 years	mSqT
00 yrs	b\\jJ
00 zimmer	bU
00 £	gU
00 €	rQ
00$	fSgV
000 $	gV
000 %	aQbEfcgK
000 (	gUhT
000 +	gV
000 /	gT
000 0	gZ
000 00	gTpX
000 000	gRpb
000 0000	p\`
000 900	fIpS
000 a	gY
000 adherents	bYiItK
000 al	gX
000 all	gSqQ
000 alumnos	bR
000 and	hQsR
000 at	bS
000 b	cKgKh\\jHpG
000 base	gY
000 beschaftigte	bS
000 betten	bacKeImI
000 bis	fKg\`
000 brut	gU
000 bruto	gU
000 bruts	gU
000 cad	gUnK
000 clientes	aHcT
000 con	gTpS
000 de	hKqZ
000 drops	bIgHiVpJ
000 eleves	bTgKtI
000 employees	bV
000 en	gUhR
000 euros	gX
000 ew	b\\iItF
000 fijos	g[
000 fix	gT
000 fixe	gQ
000 for	hUqT
000 h	bIeXiQ
000 habitaciones	bQqU
000 habitants	b[gF
000 im	gWhK
000 in	aJbVjV
000 jours	eWhI
000 k	bRhTiV
000 kinder	bXgJ
000 km	cQnY
000 kr	hV
000 la	gXhFqR
000 leute	bY
000 limpios	gT
000 liquido	gT
000 liquidos	gY
000 m	bVcR
000 ma	bV
000 mitarbeitende	bV
000 net	qS
000 netos	g\\
000 not	qU
000 on	bYgS
000 or	gWhF
000 palabras	rW
000 people	bV
000 per	gShUiI
000 pero	gHqW
000 pers	aKbZ
000 personnes	aKbV
000 plus	gV
000 por	bHg]
000 pupils	bYgJiE
000 salaries	bVeJ
000 socios	bXgI
000 staff	bV
000 student	bSfKtW
000 t	gVhGmW
000 to	aQgS
000 trabajadores	bXcG
000 und	gX
000 wenn	gKqSrI
000 when	hT
000 words	pQrW
000 x	gX
000 y	iQ
000 £	eHgR
000 €	hU
000$	gZhQpS
0000	pR
0000 (	fKjV
0000 +	gW
0000 /	gJjW
0000 000	hRp\\
0000 0000	fXgU
0000 a	fJhU
0000 after	pS
0000 bis	gYhIiT
0000 brut	gT
0000 con	bT
0000 net	gQ
0000 or	gS
0000 ou	sR
0000 und	bZ
0000$	pUtS
00000	p]
00000 000	p]
00000$	kWpQ
2000	bZeQ
2000 (	aKeYfK
2000 and	qW
2000 eine	eQtG
2000 in	bWcI
2000 steht	bT
2000$	bUeU
90 days	hJqV
90 k	iS
90 min	hKiYjIpT
90 plus	gXrQ
90$	fGpU
900	aKbWgQ
900 000	eQgS
900 a	jK
900 invoices	iW
900 €	gQtS
900$	gQqS
91	pVqZ
92	bTgWjKqU
92$	gT
93	gIiVtQ
95	gSqR
95 k	gZ
95$	fTiQqU
950	gW
96	qW
96$	qS
968	pW
968 000	pW
97	hRjT
98	gXpV
98 000	g]hKqG
98 k	g]
980	gU
981	p[
981 000	pWqK
99	mS
: "	qZsR
: $	rS
: 0	dRmT
: 00	fZ
: 000	g^hK
: 0000	bTpQ
: 95	gXiIqYtK
: a	aTsTtK
: apply	lUpS
: auxiliar	aYhG
: cdd	eQ
: degree	tS
: demande	jYkKlH
: dr	aKmY
: el	jKqT
: en	bJoKpU
: frau	iKpS
: go	jUqHtY
: gulf	cWtS
: hbo	jR
: head	mQ
: hotel	bW
: hr	bKiGpZtV
: i	aVbI
: in	a^
: it	tY
: la	bSdS
: max	dXfKkHsW
: mi	aIbQtR
: mme	mQ
: n	aKcSkKoItT
: no	fVhQrX
: non	jIkJlX
: nous	kU
: payroll	aJiTrItV
: phd	jY
: project	bQ
: que	qKrX
: recrutement	pR
: referent	aTiQtH
: sap	iXjEkS
: so	hSoV
: tecnico	aKjRtQ
: the	bQcStJ
: un	kSnR
: we	lWqWtK
: we'd	iKrS
: we'll	hXiKlKpRqS
: wer	bGjXrKtS
: windows	iJjU
: wir	bWtT
: yes	tT
: £	eKfU
: €	gV
:$	tl
<apply	pgrStW
<aside	q^rQ
<company	bdcb
<contract	e\\
<date	oY
<duty	ij
<filler	aat\\
<hours	f_
<mode	d[
<must	j\`kX
<nice	k\`lV
<notneeded	hQl^
<order	rc
<pay	g]hS
<perk	hd
<place	cR
<team	ma
<title	bRcV
<travel	nd
<unlawful	qQsd
=/	gXjJ
=0	fSpV
=00	cKgWiKoT
=a	fG
=ab	fJnSo\\tF
=an	kQlR
=asunto	jItW
=aufgaben	iV
=aus	hR
=bemerkung	cCiHjGpHrSs_
=benefits	ha
=bieten	tU
=bringen	iHtV
=candidature	qX
=comp	hTrSsV
=contact	gGp]
=contract	eToU
=contrato	eWfI
=das	t\`
=date	aKfDt\\
=dauer	cKe[fHgKiJjKpKqJtJ
=de	tU
=el	iTrU
=essential	iVjZkK
=extra	hXkU
=extras	hZ
=from	t]
=gern	dShFk[lR
=gesucht	eU
=grade	aWbKgXjB
=have	t[
=hr	kGt_
=i	jSlSsT
=ihre	tT
=job	aabIcJiV
=kontakt	pW
=kur	hKk]lK
=lieu	c]
=lo	aWtR
=location	c_
=los	oYpJ
=main	id
=mit	iHtV
=motif	bHfKq\\
=needs	jRkW
=no	l[pRtK
=not	jKlTqW
=note	qTrQ
=objet	t\\
=one	iQ
=ort	cXeJiF
=para	aJb[iKrI
=place	c]
=position	a_bKfFgH
=post	aXfV
=poste	oS
=process	fIp\\
=product	bZiK
=profil	tR
=puesto	aZ
=purpose	i\`
=que	aStQ
=re	oQtU
=reports	aKmXtJ
=requirements	j^
=role	aViW
=salaire	gW
=salario	gX
=salary	gY
=scope	aJc]dKgKiQpKrH
=seat	hRqQ
=sie	iItX
=site	c\\dSiIjFlV
=start	o_pItK
=stelle	bSfT
=subject	rTtR
=tasks	iY
=team	aKmXtT
=title	aVcKiI
=to	jUmVtZ
=travel	cIlGn]pJ
=tun	i]
=type	e^r[tF
=us	b]gKqI
=voraussetzung	j]kG
=wann	fXtK
=wanted	i[
=was	iX
=what	lRsT
=where	ccdKiJt@
=why	bVqV
=will	tX
=wo	cY
=work	iV
=working	dZ
=wunschenswert	kX
=you	iWjT
>apply	p[
>aside	q\\
>company	aVbdtQ
>contract	aTeZ
>date	aQcS
>duty	ih
>filler	t]
>hours	cTf]
>mode	c\\dX
>must	iQje
>nice	jakc
>notneeded	jTkRl\\
>order	qUrY
>pay	gY
>perk	gWhf
>place	aUb_
>team	m\`
>title	aRte
>travel	n\`
>unlawful	s[
?	lUtX
? 00	gViJ
? ?	lKqQsHtV
? no	dQ
? not	jKlQ
?$	lRtZ
@first	ahtb
@late	pZrQ
^	rSt\\
^ 	rSt\\
^" 	cGpEqXsYtJ
^$	gZ
^$ 0	fJhSpQ
^$ 00	gX
^$ 000	bSgV
^%	gVhKpIqV
^&	dU
^(	cUiIqTtS
^( 0	aEbJcFdJeSfRgFhGiIjIkIlJmGnIoJpKqFrGsJtV
^( 00	bKcIdReTfXhTjE
^( el	aHqUtK
^( groupe	bWhI
^( oder	hHjIqUtU
^( the	q\\sK
^( we	gKhUjKlRoKqK
^+	gUhZiIjW
^+ 	cEgThFiFtT
^+ 0	fW
^+ 00	cThQoK
^-'d	mT
^-'s	tQ
^-'t	jRqRrS
^--v	gYiSjK
^-00	gT
^-aa	jJkRsHtR
^-ac	c\`
^-ae	iUjZlH
^-ag	eQpS
^-ah	aHbJeTgUjJmJ
^-ai	cYqQ
^-ak	aQbTcGfKgGhKiXjKoR
^-am	c\\tS
^-an	kR
^-ao	aFgGhZiKrIt[
^-ap	aFiUoY
^-ar	cQi\`jQ
^-as	i\\
^-au	bRcW
^-av	gTiU
^-aw	cRiTjJkR
^-ay	fStW
^-az	cZ
^-aß	iQ
^-ba	cZtZ
^-be	kUtW
^-bi	cXhV
^-bj	tU
^-bo	qXtT
^-bs	h\\pS
^-bt	kQpKqSrR
^-by	cViRjKtJ
^-ca	bYcY
^-cc	aIbIcHdJeJfIgHhIiVjUkFlImHnJoJpJqGrJsJtI
^-ci	t_
^-ck	cStU
^-cl	fUgS
^-cp	iSjT
^-cs	iWkX
^-ct	tV
^-cy	iStT
^-dg	aGbGdGeHfGgHhGiEj_kClEmHnGoGpHqHrGsGtE
^-di	aWf[iC
^-dl	jYrIs\\
^-do	jU
^-ds	aQiX
^-dt	bQcX
^-dy	hY
^-ea	pIr^
^-eb	bYcKfQmS
^-ec	jTmQ
^-ef	aQ
^-eg	cT
^-ei	bU
^-ek	dKfX
^-el	cQjQ
^-em	jUkStR
^-eo	bScUiW
^-ep	iSrW
^-er	iR
^-es	iW
^-eu	cX
^-ev	jW
^-ew	aTcRgQtH
^-ex	cDfQgJhKjHk\\tJ
^-ey	cQ
^-ez	pT
^-fa	gTjSmU
^-fe	aUhS
^-ff	hX
^-fi	cRhSiYjJ
^-fr	eRfV
^-fs	fQhQiXjGqQ
^-ga	cWhSkT
^-ge	iX
^-gh	cTiR
^-gn	iX
^-go	iSpQ
^-gs	fRhS
^-gt	gRqWtT
^-gy	bHiWjRkWsJ
^-ha	cUjGk[lJtW
^-hg	iFj\\kI
^-hl	hJjXmT
^-hn	gZnU
^-ho	aGhKqUtR
^-hr	gQqQtV
^-hs	aVhStI
^-ht	tT
^-hu	dStR
^-hy	iQkU
^-ib	bKiVpRrQ
^-ic	aVgQhQjX
^-ie	bWjR
^-if	gXqS
^-ig	bQiHjU
^-ii	b[tV
^-ik	bZjS
^-il	pR
^-im	c\\dJiI
^-io	mR
^-ip	hRiQjJkVlQ
^-ir	iTjTqQ
^-is	jQ
^-iv	pYqJsI
^-ix	hSiKtT
^-iß	cIgKqX
^-ja	hRiS
^-je	jWrQ
^-jo	eW
^-ka	jUkY
^-ke	iUtS
^-ko	aIcHfKgKiJnWpJ
^-ks	hTlQtQ
^-kt	hJlVtQ
^-ku	i]jG
^-ky	qIr[
^-la	cRtX
^-lb	bRfQ
^-lc	iVkW
^-lf	aKiR
^-li	aKbDc\\jEkX
^-lk	cTpQtT
^-ll	cR
^-lm	b[cKdHiJjQlI
^-ln	bKc\`
^-lo	rU
^-lp	aKhRtX
^-lq	cKj[
^-ls	hViY
^-lt	cQgShKjKqS
^-lz	bSc[gJpK
^-ma	cYiUjR
^-me	tR
^-mm	gQpT
^-mo	cSpR
^-mp	eTkRtI
^-ms	iZ
^-mt	aXpS
^-na	cX
^-nc	aQcRiFqQtR
^-nf	jU
^-ng	iX
^-ni	bTqT
^-nk	bShT
^-nn	jRkRtV
^-no	c[dKfQ
^-nq	hViKjQ
^-ns	iT
^-ny	cUhR
^-nz	iSjQkQpQ
^-ob	eV
^-oc	aUbGgQ
^-od	jRqTtQ
^-oe	bQcYfJ
^-of	bXcQ
^-og	lU
^-oi	aT
^-ok	iU
^-ol	hU
^-om	jRoR
^-op	hTjS
^-os	iS
^-ot	cXqT
^-ou	bS
^-ow	cUj^
^-pa	cVhSjT
^-pc	j]
^-pd	jY
^-pe	iSlR
^-pf	iX
^-po	kWmQ
^-pp	iSpWtU
^-pr	jV
^-ps	fUjT
^-pt	eQoT
^-py	bTcJ
^-rc	aJcZtT
^-rd	bKcXiS
^-rf	jGkUrT
^-rg	c_qQ
^-ri	aScJiWjJmKpKqRtT
^-rk	cW
^-rl	aJbVsQ
^-rm	eVlT
^-rn	bJcYiRoQ
^-rp	iSqS
^-rr	pSqZ
^-rs	iS
^-rt	cZoR
^-rz	eQpGqT
^-sa	qR
^-sc	hSjU
^-si	bKcIdGkKpIrJt]
^-sk	cKdWiU
^-sp	gJhWiXkJmK
^-ss	cQiRjU
^-sv	aJbJcAdJeJfFgHh]iCjVkFlJmInJoJpJqJrJsJtF
^-sz	qT
^-th	cT
^-ti	fVhTiJjKkT
^-tl	aQiTjQtQ
^-ts	iX
^-tt	fQ
^-tz	cZ
^-ua	cWkQ
^-ub	aShVkRsI
^-uc	aSbSjUtG
^-ud	hToT
^-ue	cUsR
^-uf	iWpRtQ
^-ug	hQjV
^-uh	fXjQ
^-ui	i]jGpKqRtQ
^-ul	fSjQtS
^-um	tV
^-un	bT
^-up	gFhcjI
^-ut	fQ
^-ux	hSiS
^-uß	t]
^-va	hQiDjWkWoFqK
^-vi	aIcQiQ
^-vo	eQgRqQ
^-wa	aJbHcTdIfGgIiQjJkQlKpKqKtJ
^-wn	bScRnS
^-wo	gRhR
^-ws	jY
^-xe	gT
^-xi	hYiI
^-xo	cQiFpKqSs[
^-xt	pRrTtT
^-ya	eQhTtR
^-ye	e[gJiSjFkKlJ
^-ys	fW
^-za	hSiRqKrT
^-ze	cQpRqQ
^-zi	tS
^-zo	aRoUpT
^-zt	gSqX
^-zu	hSqYrE
^-ße	cTtS
^/	aSiIjEt_
^/ 	aKbIcDiHtd
^0 	aWbKcAiFkIoSpJqKta
^0 %	g[
^0 +	j]
^0 /	aIbIcJdFeKfYgRhKjDkImKnBoEqJrKsHtI
^0 0	eSf[gS
^0 00	fSgRoZ
^0 000	g\`
^0 900	bRgc
^0 950	gT
^0 :	fb
^0 a	f\\
^0 am	fTiJpW
^0 anos	j]
^0 ans	jXsQ
^0 bed	bUcHhU
^0 day	f\\jKpG
^0 days	dSeUfX
^0 dias	fR
^0 er	gToQ
^0 f	pRrJ
^0 fte	aXcHeSfDgJtI
^0 h	fT
^0 in	bJdYhGmQ
^0 j	dZjR
^0 jour	dW
^0 jours	dVfW
^0 meses	hUiK
^0 millones	gQ
^0 mois	eVhRiKjQ
^0 month	eW
^0 months	eXgS
^0 nd	aTbKmT
^0 nights	aKnW
^0 of	aRbIcIdJeJfVgIhJiGjJkJlImGnHoHpJqIrJsHtI
^0 off	fX
^0 on	f[
^0 p	fWgS
^0 pm	fRoJpU
^0 pts	aRmXtH
^0 sat	fYgI
^0 schicht	fV
^0 semaines	hZ
^0 sites	cVjJnI
^0 st	aYcKhSoR
^0 tag	dSeJ
^0 tage	aKdWfR
^0 tage-woche	fW
^0 til	fS
^0 till	fU
^0 to	fcgEiJ
^0 we	fWiI
^0 weeks	h\\
^0 wks	fKhTlQ
^0 woche	fXnE
^0 wochen	dQh^
^0 x	fbnR
^0 y	jW
^0 year	eUiEjX
^0 years	eSjX
^0 yr	ja
^0 yrs	bVeU
^00	fT
^00 	cGf_hWpR
^00 %	fWg[hS
^00 +	fJh]jU
^00 /	dZfEhS
^00 0	f\`gQ
^00 00	g^
^00 000	fUg[
^00 90	gc
^00 98	pT
^00 :	pStR
^00 a	gW
^00 agentes	mX
^00 and	bQgZ
^00 anos	bWcJjImJsH
^00 ans	bJfKjGmV
^00 base	gW
^00 berceaux	bU
^00 beschaftigte	bW
^00 bis	eTfKgY
^00 conges	hR
^00 days	hi
^00 dias	fEhZ
^00 die	fGgUqS
^00 euro	fJgW
^00 h	fX
^00 ha	bZiE
^00 heures	fS
^00 holidays	hS
^00 horas	fa
^00 hours	eTfV
^00 hr	f\\gFiK
^00 hrs	bJeUf[
^00 ish	fViK
^00 jours	hU
^00 k	bVgU
^00 km	cVhH
^00 kopfe	bX
^00 leute	bTmW
^00 m	b\\hG
^00 mal	gZiK
^00 mit	qX
^00 mois	aKbIcIeYfIgRhCiKjK
^00 monate	cQeSjR
^00 month	aIeZtK
^00 months	e\\fS
^00 mths	eKj[lI
^00 of	bY
^00 on	bKfSmX
^00 or	fSgEjW
^00 p	cKgXiHnR
^00 people	bZ
^00 pers	bW
^00 personas	aSbTmR
^00 personnes	bU
^00 ppl	b]
^00 pto	hZ
^00 room	bU
^00 rtt	fX
^00 s	aIbFcKf[gIiFjIsG
^00 staff	bU
^00 std	aTfZ
^00 stunden	f_
^00 t	hS
^00 tage	fFh\\
^00 th	aFfJgRjToUpItK
^00 to	gTnXsQ
^00 uhr	fTiK
^00 wochenstunden	fZiH
^00 x	fV
^00 zimmer	bW
^00 €	gXrU
^000	b_gW
^000 	cJgYpH
^000 %	aJbBcFdTfWgSiJ
^000 (	gKhW
^000 +	gW
^000 /	bIeIg[
^000 00	bGfTgRjKpV
^000 000	gRnV
^000 0000	p\\
^000 a	fJgWiJoK
^000 al	fKgU
^000 b	bRhR
^000 employees	bU
^000 h	bGeSfT
^000 k	h\`
^000 km	cVnR
^000 ma	bQ
^000 netos	bKgX
^000 people	bV
^000 salaries	bU
^000 staff	bQ
^000 trabajadores	bU
^000 words	bHiKpU
^000 €	bKg^
^0000	bQgY
^0000 	bYcJeQgTiBjDpJtF
^0000 +	gWiKjKqK
^0000 000	pY
^0000 0000	gW
^0000 bis	gYhIjK
^00000	cTpU
^00000 000	pU
^2000	bRhV
^2000 	bZcJeK
^90	bXgQ
^90 days	dSeS
^900	bViU
^95	bWcGfGiGjWlJqK
^:	jSqRtQ
^a	aScV
^a 	eUiKjUsQtA
^a 0	bKcSmX
^a 00	g^jVnRpG
^a 000	bKgShJjVsK
^a :	iRtS
^a bit	iSjS
^a car	gQ
^a case	cKjRlJpV
^a data	aV
^a day	cHdYiGpU
^a driving	iKlT
^a family	sS
^a head	aS
^a hundred	aKbKfKgIiT
^a l'aise	jW
^a la	cTjQtQ
^a las	bJcX
^a page	rT
^a row	qT
^a scandinavian	kQ
^a second	aRcKiIkXlJqJrI
^a ver	qStW
^a year	jW
^ab	gTo]
^ab 0	mKoV
^ab 00	fWgRoF
^ab marz	aKbKeJfRoS
^ab sofort	oQ
^abends	dKfUnS
^abends daheim	dKfRhKjKnS
^aber	bKdSgIhRtS
^aber das	qV
^aberystwyth	cU
^aberystwyth 	cR
^abgeschl	jT
^abgeschl ausb	jT
^able	jY
^able to	jY
^about	bU
^about 00	iS
^about the	qRtT
^abrechnung	iUjQ
^abrimos	bRtQ
^abrir	iS
^absence	iT
^absence 	iU
^absolute	jU
^aca	bHcFjYqJ
^academia	bTcG
^access	bQ
^accommodation	hX
^account	aW
^accueil	fSiW
^ach	cKiKkKq]tH
^acheteur	cQ
^acht	eUlS
^acht wochen	bJeVfKjJlS
^achtunddreißig	fT
^achtunddreißig stunden	fT
^acompanamiento	i[
^actas	iU
^ad	aYbIcHfJjKtQ
^ad please	aRfIrGtW
^ad says	gQiIjKqKsS
^add	ra
^add the	rX
^adr	hJjAk\\lY
^adr no	jGkFl[
^advert	qWtI
^after	bEcJdReSfJgIhFiGjFkWlJmJoV
^age	cJgEiKlKoJsVt\\
^aged	aJcJfKgUiJlJtK
^agence	aKbUcY
^agence de	aJbQcZ
^agencia	aDbYcK
^agencia de	aGbTdSnHtJ
^agency	bUiU
^agency 	bUcKeHhHiQtI
^agency or	jT
^agenda	cKiTjStH
^agenda 	bKcIhJi[jKtF
^agent	aU
^agent de	aV
^agente	aS
^aguinaldo	hW
^ah	fRgIjKnKqJtZ
^ah 	bKfQhSiItQ
^ahm	jItY
^ahm 	jItY
^aide	hV
^aide au	hV
^akkord	gVrKtS
^al	cTmRq]
^al lado	cT
^al mes	cGdWfIgFiWmKoJqG
^aleman	jUkQ
^alguien	tR
^all	cKdR
^all in	bScI
^all the	dShRiJlKpH
^alle	dRgTjJrK
^allemand	cJkZ
^alles	bRdWfHiKrQ
^allowance	gS
^alnwick	cS
^alnwick 	cS
^alors	tU
^als	bSeQhUjE
^also	qUtQ
^also 	qRt[
^also :	aSlJnV
^also nicht	qV
^also so	bJqKsUtJ
^also wir	aStI
^alta	eX
^altas	cJiZqS
^alter	fGgGiJs\\
^alternance	bGeU
^alternate	fQ
^altura	cVgF
^always	bRhKpS
^always have	bRpJ
^am	sQ
^am besten	fIpT
^am liebsten	oRsS
^amplitude	fSgH
^amplitude 0	fSgH
^an	mSpS
^an 	iTmU
^an :	aKpYtW
^an der	aHbZtC
^an die	bFpV
^an hour	fRhGi[
^analisis	iU
^analista	aX
^analyst	aSqR
^anbei	bJrItW
^and	tQ
^and 	cFiTmHsWtR
^and a	aIbRgSiImV
^and at	jVkJ
^and be	jVqH
^and don't	aKbJfKgKhKiIjJlGmJnKpHqHrWsJtJ
^and have	iIjV
^and it	iGqKtW
^and keeps	iU
^and no	hKiTjIsV
^and please	qY
^and run	tR
^and the	hQtQ
^and then	iQqT
^and they	bHfSjT
^and to	bKgKkXtK
^and two	aUhQiK
^and uh	bHcJiKjKtU
^and we	cV
^and you	iS
^anda	aQbJcEgJlKqYsItG
^anfangen	oZrI
^angelehnt	gS
^angelehnt an	gS
^angemeldet	gVhJ
^angestellt	e[hKmK
^anglais	jX
^anglais c	jQ
^animation	iZrJ
^animer	iV
^animer le	iT
^anlage	cVgUiH
^anlagenmechaniker	qV
^anmeldung	iQjHpW
^annonce	aFbJrRtZ
^annual	iUjUkKlJ
^annualised	eHfV
^another	aXiKjI
^ans	bRiKjT
^ans de	iJjV
^ansprechpartner	mT
^answer	jKmS
^answering	iW
^answering the	iV
^anuncio	rY
^any	bTjVoR
^any 0	aIcS
^anything	iItW
^anywhere	jKnS
^anywhere between	nT
^anywhere in	dS
^anzeige	r[
^ap	aYlImQqItH
^app	bIcHdIeKfKgKhIjJmKnKoKpZqKrKsKtI
^applicants	jRqJsR
^applications	p[
^applications 	pT
^apply	gJlKp^qKtI
^apply by	pT
^apprentice	aHfJgY
^april	fRoT
^april bis	fSoR
^april to	aKbGfQ
^aqui	bDcUeJiKqStV
^arabisch	cIkVlI
^aranda	cV
^aranda de	cV
^arbeitsort	cX
^arbeitszeit	bIcJnT
^archives	bW
^around	cT
^arquitecto	jS
^arzte	bTiQtK
^as	bRcJeQ
^as discussed	tR
^as promised	tR
^as the	jUlKrS
^asap	o\\pK
^asesor	aT
^asi	oTpHqQ
^asi que	aQoUpHqR
^ask	pWqV
^ask for	pV
^asset	aQ
^assistance	iS
^assistant	aS
^assistante	aY
^assurances	eHhYiI
^astreinte	fWgUiIpJ
^asunto	pRtQ
^asunto :	tQ
^at	aKbUcZjU
^at least	jY
^at our	cS
^at the	bYc@hHjKpR
^atelier	aHbVcUiH
^atender	iS
^attestation	jX
^au	eViJqT
^au domaine	bT
^auch	eTiTjR
^aucune	lS
^aucune experience	lS
^audio	iT
^audio typing	iT
^auditorias	iSmJ
^audits	iX
^auf	aTeViR
^aufgabe	iXtH
^aufgaben	iU
^aufgaben :	iU
^aufzuge	aKbSlU
^auge	iJrV
^august	oX
^aus	cRlU
^ausbildung	l[nK
^ausgelernt	hIjX
^auskunft	iSmJpU
^auslose	gQhWiHjK
^author	iR
^auto	bVcIgKhRiDjYlD
^autobus	hV
^autocad	jSkU
^autocad 	kS
^autoclave	hSiTkK
^autohaus	bWtK
^autonome	jU
^autonome sur	jU
^autour	cT
^autour de	cT
^auxilio	gS
^auxilio de	gS
^außendienst	aWnT
^außer	fUiK
^avant	fDpX
^avant le	pS
^avec	hSiRjFmTqKrQ
^avoid	rZ
^avoid the	rQ
^away	fHhViKnR
^aws	aHcKgUiIjTmK
^ayudante	aW
^ayuntamiento	bY
^ayuntamiento de	bY
^b	bXjU
^b 0	aQbWgSjE
^baby	aTiYtI
^bac	j]
^bac +	jY
^bachelor	jR
^bachelor's	jW
^bachelor's in	jW
^backend	aSdQ
^backfill	qV
^backfill for	qV
^background	jU
^bad	cZ
^bafa	jW
^bafa complet	jW
^bahn	nW
^band	aX
^band 0	aY
^banda	gV
^bank	eWfTgKhJ
^banking	iY
^bar	b\\cK
^bar 	bU
^bareme	g\\
^bareme 	gQ
^barista	aS
^barista 	aZ
^base	cZdU
^base 	cAd[iKnK
^base 00	cGfIgVhH
^base en	cV
^based	bGc\`dF
^based in	bKcXdG
^basic	gThGjX
^basically	bKcRsJ
^bauing	aWiIjQ
^baustellen	cY
^bav	fJgJh\\pJ
^bav 	hV
^bcbs	hW
^be	iSqT
^be in	eUfKiR
^because	fRmRqRtQ
^because we	bRiRjEmR
^bed	dHfIgVhS
^been	bY
^before	oZ
^before the	oU
^befristet	eQ
^beginn	oY
^beginn 00	oT
^bei	cRiR
^bei der	hTiQ
^bei uns	bFcEd[lS
^beim	q^
^bem-gesprache	iU
^bemerkung	rRsR
^bemerkung :	rRsR
^bench	aT
^bench joiner	aT
^benefits	hZoK
^benefits :	hT
^beratung	iV
^bereitschaft	gRjR
^bereitschaft 	fHgWhJkI
^bereitschaft zu	fIjW
^besetzung	o[
^best	aKpFqQsJt\`
^beste	tY
^beste gruße	tY
^betreff	iHpTrKtU
^betreuung	iV
^better	kKsU
^between	bIcSqVsQ
^between us	qRsT
^between you	qQ
^bev	mR
^bev and	mS
^bewerbung	pX
^bewerbung 	pS
^bewerbung an	mJpS
^bewerbung bis	pR
^bewerbung mit	pR
^bewerbungen	p\\
^bezahlt	cGgWhBpS
^bezahlt wird	cHgXiKpK
^bid	aSfT
^bien	rHsSta
^big	bTiS
^bilingual	aTkQrT
^bin	aKbJmIpVqIrItU
^bins	cKi[jJqF
^biologie	jR
^birthday	hT
^bis	pYqU
^bis 0	gFpSqY
^bis 00	dSeQpU
^bis dahin	qW
^bisous	pKtW
^bisous 	pKtW
^bisschen	cIiUkG
^bit	jKkZ
^bit of	jKkZ
^bitte	rXsT
^bitte 	rVsTtK
^bitte bis	pU
^bitte die	qJrUtR
^bitte kein	sT
^bitte keine	sV
^bitte mit	lUpTrHsK
^bitte nicht	iJq[rC
^bitte nur	fKsX
^biz	aTgRiK
^bjr 	aKtV
^bleibt	bKhKoQqWrK
^blood	iVlK
^board	iSqV
^boarding	aUpJtT
^body	bIeFhIrYtF
^bonjour	tZ
^bonne	sVtX
^bono	cGgYhFiImJ
^bonobus	hT
^bonsoir	tU
^bonsoir 	tT
^bonus	gUhXiH
^bonus points	kS
^book	aSeGiSjUpQ
^book 	aGcKjIpVtI
^booking	iY
^bookkeeper	aT
^bookkeeper 	aT
^boots	gKhXiJ
^boots 	hWiJ
^bootstrapped	bQ
^boss	m\\pKq[
^both	cKeTiJjRrQ
^both 	cKeViJjS
^boutique	bWcK
^boutique de	aKbS
^box	h^qU
^brauch	tT
^brauchen	aTjUtE
^braucht	lQtT
^breakdowns	iT
^bretagne	cR
^bretagne sud	cR
^brief	iV
^brigada	aSmX
^bring	iGjRpX
^british	rSsW
^british spelling	rX
^brot	hVjK
^brotzeit	bTcJhUtK
^brutto	gT
^bs	gZ
^bts	jRlU
^buchhaltung	aViQmHtK
^budget	iQqV
^budget 0	gFhU
^budgets	iQ
^budgets 	iQ
^buenas	tX
^buenas 	tU
^bueno	cHqGrXtR
^bueno 	aKbKcHeKfJgKhKiIjKkKmKnKoKqGrTsKtS
^buenos	tX
^buenos dias	tX
^building	a[bK
^bureaux	cU
^bureaux a	cU
^burgermeister	aIp[
^buro	cYdU
^buro in	cX
^bus	cQhZjFlJnT
^bus drivers	aS
^bus from	gKhW
^busca	cJtU
^busca 	cJtU
^buscamos	aWfHtS
^buscamos 	hKiJtW
^business	hKiS
^but	fQkHlTqV
^but 	cJlUqX
^but don't	qS
^but it	dXgJkKqK
^but not	gJlIqUrKsS
^but we	qX
^by	iQoQpV
^by 00	pZ
^by the	iKoUqR
^bye	tX
^bye 	tX
^c	g[jV
^c +	j[
^c 0	gTjS
^c'est	bKiJjRqTtT
^c'est pour	cQiItX
^ca	gQnW
^ca 	kGlKmGnX
^ca 0	cKgT
^ca 00	gJhKiSmKnWqK
^ca 000	gSpK
^ca va	qW
^cabinet	b\\iF
^cabinet de	bS
^caces	jY
^caces 0	jZ
^cad	aIiIjIlZpI
^cada	fUiT
^cadre	bJiIjTtU
^cafe	aRhW
^caisse	bVhTpJ
^caja	bTcIiXtJ
^caja 	bKhSiU
^call	gRpYqT
^call it	bJoUpG
^call the	iT
^calle	d]
^calm	jXsJ
^calm when	jUlJ
^camion	hZ
^camionnette	gIhY
^camionnette 	gIhW
^camp	aUfKhX
^campana	fKoW
^campo	bY
^can	j]tT
^can 	jV
^can read	jR
^can we	tY
^can you	jFqXtT
^can't	dDj\\sJ
^candidature	qW
^candidatures	pT
^candidatures a	pT
^canteen	hX
^cantine	hTiQ
^cantine 	hU
^cantine et	iU
^cap	bReXgJjT
^cap ou	jY
^capable	jR
^capable de	jR
^car	cKiKkJlGnRt[
^car 	aKbIcGdJeJfJgKhIiGjRkHlImJnFoJpJqJrKsJtS
^car allowance	hQ
^card	hRjU
^cardiff	cV
^cardiff or	cU
^care	jT
^carne	j]
^carne de	jX
^carnet	jX
^carnet de	jT
^carry	i[kIpK
^carry 	iS
^carte	j^
^carte pro	jV
^casa	h[
^casa con	hX
^casado	s[
^casado 	sT
^case	pZ
^caseload	iX
^casework	iX
^cash	gJiV
^castellano	cJjTrR
^casual	eX
^casual 	eV
^cat	cQgX
^cat 	cKgX
^catalan	rX
^categorie	aSbHjHpJs[
^catering	iQ
^catering 	iQ
^catolico	sU
^catorce	jGqT
^ccn	gY
^ccn 00	gZjH
^cdd	e\`
^cdd 	eW
^cdd 0	eT
^cdd 00	eS
^cdd de	eV
^cdi	ed
^cdi 	e]
^cdi 00	eU
^cdi apres	eV
^cdi cadre	eT
^cdi ou	eT
^cdi temps	fK
^ce	hSjYsI
^ce 	hUjQ
^celibataire	sX
^centre	cT
^centre de	cT
^centro	aHb\\cJtF
^ceramica	bT
^cert	hRj]
^cert cii	hUiJjR
^cert iii	j[
^certificado	jU
^cfc	j[
^cfo	aZbKtH
^chainsaw	kU
^chair	qW
^change	iTsT
^charge	cR
^charge (	cU
^charity	jHlX
^charity 	lS
^charleville-mezieres	cYiH
^charleville-mezieres 	cYiH
^chase	iZrK
^chasing	iZ
^chat	pU
^chat on	pS
^che	tU
^che 	aJtW
^check-ins	iW
^checks	iQ
^cheers	t[
^chef	mX
^chef d'equipe	aU
^chef de	aV
^chef ist	aImW
^chemistry	jQ
^chemistry or	jQ
^cherche	fHoQtS
^cherche 	bJcHtW
^chere	aGtV
^chez	b]cHhGiI
^chf	gV
^chf 0	gT
^chf 00	hQjK
^chf 000	gX
^chf 0000	gWjJrU
^chofer	aT
^chofer de	cT
^cholet	cV
^cholet 	cV
^choose	dUhJ
^choose 	dUhJiKqK
^ci	jU
^cierre	fHiVpU
^cierre del	fKiXjK
^cinco	fTmQ
^cinco anos	jX
^cinq	hViKjQ
^cinq ans	jT
^cipd	jY
^cis	e]iJjH
^city	aHbYiKtF
^ciudad	cR
^civil	aQiEj]
^class	bKfHi[kIoWrI
^class 0	aSfFiEjWlKoF
^class of	iTjIoXpK
^clean	iQjWtS
^clerk	aRpS
^client	eRiQqV
^clientele	aViJ
^clients	bQcSqU
^clinica	aJb]cJ
^clinical	aRhY
^clinique	bX
^close	rX
^closed	bQdIfW
^closing	pRsS
^closing 0	pU
^closing date	pS
^cloture	iW
^cnas	hU
^cnas 	hU
^co	aWbIcQ
^co 	aRbIcS
^coc	jXpJ
^coche	hVjYtI
^coche 	cJhUiIjRkIqH
^coche de	hV
^coche y	jT
^cocinero	aTiQtJ
^code	jS
^codigo	iKlWpStK
^coef	g[
^coef 000	gY
^coefficient	fTgU
^coefficient 000	gZ
^coffee	iX
^col	aJcKpIt[
^colacion	h\\
^cold	qV
^colegiacion	gHhTjTkJnIpK
^colegiado	iJjW
^collective	hU
^college	cVlV
^com	aJbVlHqQtJ
^come	dTjKpZ
^come in	dSiRpR
^comedor	fKhW
^comedor 	hU
^comfortable	jV
^comfortable with	jU
^comida	hS
^comisiones	gThI
^comite	mSqS
^comite de	bJmVqK
^commande	iXjK
^comme	tY
^comme convenu	aT
^commercial	aKb]cKiJjKlKmGnK
^commis	aVbK
^commissioning	aRiRjK
^community	aZ
^community manager	bR
^como	eRtV
^comp	fRiKqU
^compagnie	qQ
^company	bTh[jKnQ
^company car	h]
^compliance	cJgIjJqW
^comptable	aVoQ
^con	mV
^con 00	aGfSgFhJqY
^con la	jUqT
^con posibilidad	dUeKiKoR
^con un	lToS
^conducteur	aTnS
^conducteur de	aU
^confidential	iKpTqU
^conseil	i[jJkK
^conservera	bU
^conservera de	bU
^consultora	aIbWcIhIjErJtJ
^consumer	iYmF
^contabilidad	iVpI
^contact	aGiZpR
^contact :	pU
^contador	aTcI
^contador general	aTcI
^contestar	iS
^continental	fZ
^contract	hKt[
^contract :	eStJ
^contractor	eZfK
^contrat	eX
^contrat de	eY
^contrato	aQeU
^contrato de	eTfK
^contrato por	eR
^control	i[
^control de	iZ
^controleur	aT
^convenio	bTgV
^convention	bJgRhV
^conveyancing	aXcKfGiH
^cook	aZ
^cool	j^kImJ
^cooperative	bY
^coordinador	bV
^copywriter	aZcK
^core	fQiGjW
^cork	cY
^cork 	cY
^corp	iSqS
^corporate	iSqYrK
^cortar	iQ
^cortar 	iQ
^cost	bVcKpK
^coucou	tT
^coucou 	tT
^could	fQpTtR
^could be	dRfS
^could you	qR
^council	bTpT
^court	cJhFi]oK
^cover	eEqU
^cover letter	iKpSqK
^covering	iTpT
^cpa	kDl\\nK
^cpc	jS
^cpd	gGhY
^creche	aJbUhRtG
^credit	aViU
^crew	aWgRtH
^crews	iV
^cro	bZcJjGkRmF
^crunch	fWsI
^cs	cJjWtK
^cscs	hJjSkR
^cse	cKhYjJpJ
^cta	aYjQ
^cuadrante	bKcKfV
^cuadrante 0	bKcKfV
^cuadrar	iT
^cuando	dVhKiEjJnV
^cuarenta	bSiK
^cuatro	fRjQ
^culture	bKjKsX
^culture fit	bKjKsX
^current	jT
^curso	hWjX
^curso de	fJjVkJ
^cv	lUp\`
^cv 	gKpW
^cv +	pR
^cv a	pR
^cv and	pT
^cv au	pV
^cvs	p\\
^cvs to	pT
^cycle	bHfKhYjH
^cymraeg	kW
^d	eJgRhR
^d'ou	bTqU
^d'un	bRcHlW
^d'une	bU
^da	aTbQjFmS
^daf	aQmT
^daf 	aUmUtK
^dafur	jInS
^daher	eRqS
^daher die	qW
^damit	aJiIkHlHtV
^danach	eRgQ
^danke	tb
^danke 	tU
^dann	pRrKtT
^dans	bRrX
^dans un	bX
^darum	bWiTqG
^darunter	fRiKmU
^das	rQ
^das 	cJeWfKhIiKqU
^das bleibt	pJqX
^das haben	iRjR
^das hat	bJhSqErVsR
^das ist	iRjRlItT
^das kann	jHlQqIrT
^das lassen	pJqRrU
^das muss	qY
^das sind	fKiUmU
^das ubliche	iSjRkK
^dass	q]rRtI
^dass die	iUjHlJtK
^dass man	jQ
^dass wir	bSiErU
^data	aRcRmI
^data analyst	aQcVmH
^date	fGoHt[
^datev	jW
^datev 	jW
^davon	aKbIfZgHhIiHjTmJnKqK
^day	eSgU
^day a	cRdR
^day one	eV
^days	bRfVhR
^days 	fV
^days a	bWdQfK
^dazu	gRhUiR
^dbs	pV
^dbt	j[
^dbt 	jZ
^de 	bJcDfKhKiGk_oUpKqJrKtF
^de 0	f]oR
^de 00	fV
^de 2000	bFfKhWqJrK
^de cada	fSnQ
^de cuatro	fImRpVsJ
^de dos	fV
^de la	jQmQsU
^de ligne	aRiR
^de los	bUcKiTmS
^de lunes	fW
^de nuit	aWnF
^de octubre	oT
^de preference	sT
^de preferencia	pKsW
^de semana	oR
^de septiembre	hT
^de sueldo	gT
^de usted	rU
^de verdad	tW
^dear	ta
^dear mr	tR
^debut	oW
^debutants	lZpK
^debutants acceptes	lU
^decent	hQjS
^decision	pTsJtS
^deckhand	bTtI
^deckhand 	aWbHtK
^decoupe	iV
^decoupe 	iU
^degree	iKjQlYtK
^deja	pT
^del	aKbV
^del 0	oU
^dem	jVqS
^demande	hFjQlKqY
^demarrage	hJo[
^den	aShVjGtH
^den ferien	fViH
^denise	qV
^denise 	mRtT
^dental	hT
^depart	cXiJoX
^departement	aKbQcV
^dependiente	a[
^deplacements	n[
^deplacements 	nQ
^depot	cWpT
^dept	aDbViKmKtR
^deputy	iGmX
^der	q[
^der 	cHfUiQqS
^der alte	qS
^der burgermeister	hKsX
^der letzte	qW
^der rest	cKdIeQfJhViGkKpKqGsItJ
^des	oZ
^des le	oX
^desayuno	hUiR
^descuento	hX
^desde	o\`
^desde el	o^
^deseable	jKkY
^deshalb	bX
^design	kV
^design system	kV
^designation	aYeRiK
^desirable	hHjIkZ
^desk	aJd\\iJmH
^despacho	bY
^despues	pVqR
^despues de	fKgJpX
^deutsch	lZ
^deutsch 	lU
^deutsch reicht	jIlV
^deutsch und	rX
^deutschlandticket	hX
^deutschlandticket 	hW
^deux	aWhQqR
^deux 	aZhTiIqJ
^deux assistantes	aRbKhKiHqK
^dev	a]
^development	iR
^di	cKdTfTtJ
^di-sa	cJf]qK
^diary	fSiVjJ
^dias	fXhQiInQ
^die	bUqUsQ
^die 	bVcKhUjVtB
^die ersten	bUhSqK
^die leute	dRpKrT
^die macht	iWjJ
^die meisten	bWqKrR
^die person	mQ
^die stelle	eTtJ
^dienstantritt	oS
^dienstort	c\\
^dienstplan	qU
^dienstwagen	cIhUiJnSqI
^diesel	aX
^dieta	g\`jJ
^digital	aTkKsV
^digs	fHh]
^diktat	tT
^dilo	gVhKsQ
^diplom	eJjZ
^diplome	jZ
^dir	jVsI
^direccion	aZ
^direct	bJeTtK
^direction	b[iJmV
^direction de	aKbT
^director	dJmVoJpI
^directora	m]
^directrice	pY
^direkt	cReSlFmSqI
^dirige	iUmV
^discrecion	pZrK
^discrecion absoluta	pHqR
^discretion	j[qK
^discretion 	jZqJ
^dispo	bFeIgFjYkJtT
^dix	jX
^dix ans	jX
^dm	p[qQ
^do	fQjGrS
^do 	aVcIiIpKqHrWtF
^do bis	fV
^do not	pJqUrS
^do the	iZ
^doce	bVcHiFjHqHsI
^doctorado	cJlW
^does	qWrK
^doesnt	jV
^dog	aQ
^dog groomer	aR
^doing	iW
^doing the	iV
^domingos	fX
^don	aIcRjQs[
^don't	qTrU
^don't 	lJpHqGrX
^don't ask	gT
^don't care	lV
^don't have	jHl[mIqKrI
^don't let	qQ
^don't mention	qRrQ
^don't put	rX
^don't write	hJqZ
^donc	aQqRtR
^donc 	cKtX
^donc 00	fSgUiInJ
^donde	bKcQd\\iIjKlFtF
^done	fKlSmKpTsH
^dont	jSlSpKqR
^door	aKcKiVtS
^dos	fRjS
^dos 	jVkKrV
^dos dias	fShKnV
^dossier	pY
^dot	jR
^double	cJfYlJ
^down	bKcViHoI
^dr	pVqQ
^draft	aKrQtU
^draft for	tU
^drafting	iS
^drei	bVhQmQ
^drei jahre	bGeXjR
^drei tage	cJdU
^dreimal	qQ
^dreißig	fQmV
^dreißig stunden	fWiK
^drh	jKtV
^drive	jX
^driver	jY
^driving	cIiGjVnU
^drop	pS
^drop cv	pS
^dry	o\\rR
^du	iUmV
^du 0	oW
^du arbeitest	fRmQ
^du bist	mZ
^dublin	cU
^dublin 0	cU
^due	aSjJtQ
^duree	eT
^dutch	cJiGl]tH
^duty	bHhVnHqK
^e	fQgVjR
^e 0	gY
^each	gT
^earlies	fS
^early	bZiJ
^ebenso	hQjTlJ
^ecocheques	gS
^ecocheques 	gV
^ecole	fHjUlW
^ecole privee	bS
^edad	jIs[
^edicion	jY
^edicion de	jY
^edinburgh	cU
^edinburgh (	cU
^educador	aU
^educador /	aU
^eg	gY
^eg 0	gU
^egal	aGbEcDdGeGfGhEiGjSkGl<mGnGoFpIqTrTsHtH
^egal 	aHbKcFdIeIfJgGiKjTkIl@mInIoHpHqVrEsJtH
^eh	aFbJcTtR
^eh 	bIcQgQiKtR
^ehrlich	bQcKtV
^ehrlich 	bTcIhStH
^eigene	bViF
^eigener	h\\
^eigenes	bQkU
^eight	bTfSiUtI
^ein	bUcH
^einarbeitung	aKdKkQmZoT
^eine	aSsR
^eine 	aHcGhUiJjSmIoJsItT
^einem	bWgIhK
^einen	aYtR
^einen 	bKcIfKiIoJqKtU
^einer	aTiJqY
^einfach	iFpXqW
^einmal	iKjUnT
^eins	jX
^eins davon	jX
^einsatzgebiet	cViJ
^einstieg	gQoW
^eintritt	iRoU
^einweisung	iV
^eis	cJfGiZqI
^el	qY
^el 	bTcJfWiK
^el ampa	aJbWjJqT
^el anterior	qT
^el dia	iUpVqI
^el doctor	qR
^el presupuesto	qW
^el que	fT
^el socio	mRqS
^el ultimo	qR
^electricien	aS
^electricien tertiaire	aS
^elektriker	jS
^elektriker oder	jT
^elementary	jY
^eleven	iJmZ
^elle	mU
^else	dSfKnUrKsJtK
^email	aJjKpQqItV
^emden	cXhKiH
^emden 	cXhKiH
^emojis	lKrY
^employed	gS
^empower	aKj[
^empresa	aJb_
^en	ca
^en 	eVgKiGjV
^en 0	aJbHcDfVmV
^en catorce	gR
^en el	cUtS
^en la	bTcQ
^en zaragoza	nQ
^encadrement	hHiSmT
^encadrement de	iV
^ende	cKeJt]
^endorsements	iW
^endorsements 	iW
^enfin	dSgJ
^englisch	kRlW
^englisch c	jS
^english	j[
^english 	rU
^english and	jIrU
^english perfect	jV
^enhanced	hVjQ
^enhanced dbs	hJjW
^enough	qU
^ensuite	aKbSdS
^enterprise	jU
^entgeltgruppe	gS
^entidad	bS
^entrada	fToW
^entrada de	fXoH
^entre	qUsS
^entre 0	fUgQ
^entre 00	gTsT
^entre nous	hKqVrKsV
^entree	oZ
^entrees	iU
^entretien	pY
^entretien avec	pV
^entrevistas	pT
^environ	fSnQ
^envoyez	pT
^eps	h_
^eps y	hZ
^equipe	mY
^equipe :	mU
^equipe de	mW
^equipes	fX
^equipes 0	fX
^equipo	mY
^equipo de	bR
^equity	gUjK
^equity 	gS
^er	iQqUtU
^er 	aHbIcGeHgUjKkKmInKoJqErKtU
^era	gW
^erfahrung	kZlR
^erfahrung mit	jQkV
^erp	iQjU
^erst	eYqKrV
^erst auf	eSqJrX
^erstgesprache	pV
^es	bRsQ
^es 	bVsVtI
^es lo	jVqGsTtK
^es para	aJcKeYfFtR
^escribo	qT
^eso	jWqQrT
^essential	hTjU
^essential car	hW
^est	cJeSiFtU
^est 	aIbTcFdIeVfJgKhJiEjJkJlJmInJoJpKqDrJsJtF
^estamos	cV
^estamos buscando	tW
^estamos en	cWiK
^estheticienne	aStK
^estheticienne 	aVtK
^et	iQtR
^et 	hW
^et la	iT
^et le	iVkR
^et pas	iKqIrTsV
^et une	fKiFmTnT
^etablissement	bW
^etat	iV
^etat civil	iV
^etre	iHjVlS
^etwa	bIcJdIgKiTjKkJnQqK
^euh	tZ
^eur	aJiV
^evangelische	aHbUtH
^evening	aRgQhK
^evenings	fT
^events	iKjW
^events 	iKjS
^every	hQtX
^every other	fYhI
^every second	fGhZ
^every third	fVgH
^everyone	gQhKiKjIpHrY
^everything	qW
^evidence	jY
^evite	rX
^exam	aVbKcJhVtJ
^examen	iHj]
^excel	j^
^excel 	jV
^excellent	jZkI
^executive	aT
^exempt	eVtK
^exempt 	aQbKeQ
^experience	kQtY
^experience of	iKjU
^experience with	jTkR
^experiencia	jZ
^experiencia con	jQkS
^experiencia en	j^kJ
^export	bT
^extended	aJbGfWiItK
^extra	bJcKfSgFhRiHkQ
^extras	hY
^extras :	hS
^f	fXgIjK
^f /	aQfXgJhJjJ
^fachbereich	aKb^iKtA
^fachlich	mW
^facility	aSbUpTqJ
^facturas	iV
^facturas 	iV
^fahrer	jYqK
^fair	iIjS
^fais	rZtS
^fais court	rW
^fait	bViW
^faja	eJhV
^falls	tS
^families	gKiS
^family	bSfJhRjIsR
^family owned	bR
^farm	aRhHjYkJ
^fast	bVcK
^faut	j]
^faut pas	jRrX
^faut quelqu'un	jY
^feed	cJhIiZsI
^ferme	fZhXoI
^fest	aHbFcIeViKsKtH
^field	aTiRnRtH
^fifteen	aGgRmVtF
^fifty	fVgJhQjH
^figeac	cR
^figeac 	cR
^figma	cKjZlItF
^figma 	jR
^figure	f[
^fijo	eYgS
^fijo 	eYpJ
^fijo 00	eHgW
^filiale	cXiJ
^filiale d'un	bVcH
^fimo	jW
^fin	dIfXoR
^fin de	dGeQfW
^finally	qR
^finance	aTgS
^finance director	aY
^fine	lW
^fine if	lR
^fine with	jU
^fines	fT
^fines de	fT
^finish	fRqT
^finish at	fT
^fintech	bRkQ
^fire	jYnQ
^firma	qS
^firma el	qS
^firmenwagen	hSiK
^first	bSiToQpS
^first 0	eHgVhQ
^first aid	fJjT
^fisio	cIfKhUmR
^fisio 	cIfKhUmR
^fit	iQjZnK
^fit 	cKiQjVmKnH
^five	hQ
^five days	dSiR
^five of	jR
^five weeks	h[
^five years	iJjV
^fix	aGgRiYjKtI
^fix 0	gR
^fixe	gT
^fixed	e[
^fixed term	eV
^flexi	fShQiJ
^flexi 	fShQiJ
^flexible	hYtH
^flexitime	fShR
^flexitime 	fQhS
^flick	pRqU
^flights	hZiH
^fluent	jV
^fluent 	jT
^folkestone	cU
^folkestone 	cU
^following	tU
^food	bXcIiJjV
^food or	jR
^for	t[
^for 	bGtX
^for a	fJiXtF
^for our	aHbRiTtG
^for the	aRbQtS
^for you	hQqU
^forecast	iR
^forfait	eUgKhU
^forfait 000	eUhI
^forgive	qSrKtS
^form	eWgHpT
^formacion	hToS
^formation	jRlU
^forms	p^
^forms at	pX
^formular	aKiTtV
^fortbildung	hUiJ
^forty	bWfSiRkG
^forty hours	fY
^foto	sV
^fotos	iVtK
^founded	bU
^founded in	bT
^four	bSfVhKmR
^four 	bIfRqV
^four days	dUfUqH
^four nights	fV
^four years	jZkKlJ
^fourchette	gR
^fp	iKjY
^fr	fSjRpQ
^frais	iQnQ
^francais	lR
^francais 	pS
^francais et	jQ
^frances	j[
^franco	fW
^frappe	iT
^frappe des	iT
^frau	aFqVtZ
^frauen	sS
^free	h\`
^freelance	eZ
^freelance 	eW
^frei	bJcKh[iKjIlKqK
^freitag	fV
^freitags	fX
^freitags bis	fV
^french	jVkQ
^freundlich	iEjc
^freundlich 	iKjXlI
^fri	aJbHfXiKoS
^fri 	cIiJoV
^friday	dTfIpWtJ
^fridays	pV
^fridge	hTiI
^frigo	hV
^frigo 	hU
^frisch	jIlXsV
^frist	p\\
^frist 0	pX
^frist :	pV
^from	dTgJoZtU
^from 	aJbJcGdJhGiKjKpItW
^from 0	iKoW
^from 00	gHiVjH
^from :	tX
^from feb	oT
^from the	oRpJ
^front	aTtQ
^front desk	aJtW
^front office	aW
^frs	h[jK
^fruh	fXjQ
^fruh 0	fS
^fruhstuck	cKhYjK
^fruit	bWfHhSjKqH
^fs	jV
^fs b	fQjQ
^fuera	bJcFf]gGhKiInKtK
^fuera de	fS
^fuhrerschein	jY
^fuhrungserfahrung	jV
^fuhrungszeugnis	j\\
^full	eWiR
^full family	bHhY
^full remote	dW
^full time	e]tG
^full-time	eW
^full-time 	eW
^fundacion	bU
^funded	eZ
^fundraising	a]iErK
^fundsachen	iS
^fundsachen 	iS
^funf	jU
^funny	cKlIqWr[
^fur	nVtV
^fur 	aIbFcJiFnUtV
^fur die	bIcRiKnRtS
^fur unser	aIbYcH
^furgo	hZ
^furs	gIsZ
^g	jSpKqRtY
^g 0	gQjWtK
^g 00	jU
^g'sagt	qT
^g'sagt jetzt	qT
^ga	hVkZ
^ga 0	hVjTkH
^gaeilge	kS
^gameplay	aQ
^gardes	fXgR
^gardes de	fV
^gas	hQiYjSqK
^gas safe	iFj[
^gastropub	bT
^gastropub 	bR
^gc	iQqQ
^gebiet	cS
^geduld	jUkQ
^geduld 	jT
^gehalt	qX
^gehalt :	gUqJ
^gehoren	bHfHhKmTnW
^gehort	bRhS
^geht	dSiQjQ
^gel	iX
^geld	fJgU
^geld :	fJgU
^gelernt	jJlW
^gemessen	iV
^gemuse	gJhW
^gen	fR
^genau	cJiJjStS
^genau 	cGiIkKtV
^general	cJgXiG
^genre	fKgGpFsX
^german	kU
^gern	aShJjT
^gesprach	cJpX
^gesprache	pU
^gestion	iY
^gestor	aV
^gesucht	tZ
^gesucht 	aFcGtY
^gesucht wird	iR
^get	hQiQrX
^gießen	cR
^gießen 	iQ
^girls	pJs^
^git	jTkR
^git 	jRkSlK
^giving	iZ
^gleitzeit	dKfT
^gm	q]sJ
^go	aRgQjWqB
^go 	aVcKiIqF
^goc	jZ
^god	pHqX
^goes	gUhKiWnK
^goma	jY
^good	tU
^good afternoon	tT
^good morning	tV
^google	iRjTpS
^google workspace	iJjS
^gotta	aKbJfIgJhIiJj[lK
^governors	qQtS
^grade	gZjT
^grade 	cKgY
^grade 0	aRgRjTrH
^grade 00	gQiKjV
^grades	jKsS
^grado	j_
^graduate	aSiUjI
^grand	gHnR
^grant	eS
^grass	bQiW
^graz	cZ
^graz 	cT
^greenkeeper	aRcIjImV
^greetings	iJt[
^grille	gZ
^gritting	iX
^group	rS
^group insurance	hS
^groupe	bQ
^growing	bT
^große	cUdK
^großes	hUiK
^gruezi	tS
^grund	aRqX
^grupo	bSg\\jHmS
^grupo 0	gX
^gruß	t]
^guaranteed	gThK
^guardia	fVqK
^guardias	fZ
^gut	aHcEdJeJfJgGhJiGjJkIlKmJnJoGpJqHrIsJt[
^gute	bScIkJsX
^guten	tV
^guten tag	tS
^gwo	jZqG
^gym	bQhYpK
^gym 	bTcJhT
^h	aStY
^h 	aQbJcDdJeIf@gHhKiEjHkGlJmJnJoJpDqFrFsJt\\
^h 0	fEjXkY
^ha	aJhQqJtY
^ha 	aIbHhStT
^hab	aGiJkKtZ
^haben	eUlKqK
^haber	kW
^haber hecho	jSkT
^hablamos	eRtY
^hablar	iQpU
^hablar con	iQpU
^haccp	iW
^hace	bGhKiJtU
^hace falta	bGhKiJtU
^hacer	iV
^hacer las	iT
^had	qW
^haga	iU
^haha	cKiRqV
^haha 	cKiRqV
^halb	bJfRgQjJtQ
^half	aHfUjRmI
^half a	bKfHgThRjJmJrI
^hallo	tZ
^hallo 	tW
^hand	hKiWlH
^handover	oR
^handy	hTjYkK
^handy 	jXkF
^harness	cJjU
^has	jckT
^has to	jV
^hast	iKkSqZtJ
^hasta el	oIpV
^hasta que	eT
^hat	bIjJtV
^hatten	tV
^hauptsache	hIkKlIoVtK
^haus	b[hU
^haus am	bThS
^hausbesuche	bKiWnT
^have	pS
^hay	hXqV
^hay que	dUqU
^hay-on-wye	cW
^hay-on-wye 	cW
^hazlo	rX
^hbo	jYlI
^hcpc	j]
^he	qUtS
^he's	iRmUqS
^head	a[mS
^head of	a\\
^health	hUkU
^health insurance	hR
^health plan	bU
^health stipend	gKhQ
^heidenhain	jX
^height	fKgTsR
^hein	sT
^hein 	sT
^hello	pQt_
^help	aKhRtX
^hence	bRqV
^hence the	bTqS
^hep	jW
^hep b	jW
^here	dHfIiKmVtI
^here's	tY
^here's what	tQ
^herr	pSqV
^herr direktor	pVqJtJ
^herzlich	rJt[
^herzlich 	rJtU
^heures	fIgVjJ
^heures sup	fIgVjJ
^heute	bXqR
^hey	t\`
^hi	t\\
^hibrido	d[
^hibrido 	cIdX
^hier	tW
^higher	jY
^hiring	iQpR
^his	oIqUsU
^hiya	tX
^hochstens	fTiJnIrX
^hof	aKc]fJgJiGnJqJ
^hoja	pR
^hoja de	pR
^hola	t[
^hola 	tT
^hold	i[jF
^holiday	fCgYtJ
^home	dRfQtU
^home office	dZ
^home when	dVfQiJpKtK
^homeoffice	d[
^honest	cJfKgQiKlIqKtT
^honest 	cJfKgQiKlIqKtT
^honestly	fSqR
^honestly 	bSfT
^honnetement	lQqV
^hook	qKrZ
^hook in	qKrW
^hope	tU
^hope the	tU
^hoping	aJqRtS
^horaire	aKbJcIdHfXgIiKjJkJlJmKnKoKqJrKsJtK
^horario	bKfWhKiKmK
^horarios	hWiQ
^horas	gZiF
^hospital	jSlS
^hot	bIcFiWjG
^hotel	bQgHhJlJnXpQ
^hourly	gT
^hours	fXlV
^house	bUh]
^housing	bRhQlQ
^how	gIpUtU
^how much	dJgIiJkKpJtV
^hplc	iVkW
^hplc 	iWkK
^hq	bVdSgH
^hr	jKkIpVqQtW
^hr 	cHgHiWjJpR
^hr :	jJkGpIqWt]
^hrs	fYgIhGsI
^hse	gVqQ
^hse scale	gW
^hub	cU
^hubsch	sV
^huhu	tV
^huit	aXiG
^hund	iX
^hybrid	dZkR
^hybrid 	dY
^hybrid 0	dXjI
^hybrid in	cWdG
^hybride	cKdVhU
^hybride 	cJdShQ
^hybride 0	dV
^i	qR
^i am	bJjJkJlWtQ
^i can	gZlQ
^i can't	jGlIsStQ
^i don't	aJiTjSlQ
^i have	tZ
^i mean	iV
^i need	oVsHtQ
^i said	gWhKjJlKoIpKrK
^i shall	aTpUqKtF
^i think	fTsR
^i want	iZlIrVtI
^i'd	oRrSsQ
^i'd rather	eSqR
^i'll	aKlRqWtR
^i'm	aRq[tX
^i'm on	tU
^i'm the	tR
^i've	gYtT
^i.e	oXpEqK
^ich	pVqRtX
^ich bin	aKbUfHpUtI
^ich habe	bKqQtS
^id	fV
^ide	aSiKmStJ
^ideal	oXsXtE
^idealement	jFkW
^ideally	kJoSs[
^if	k^qTrR
^if they	gKhHkTqT
^if they've	hKiKjIkV
^if you	kTrS
^if you're	fKhWiFjVkFlJ
^ihr	mYtQ
^ihre	tS
^ihre aufgaben	tT
^iii	bHhJiKjW
^il	iVtR
^il 	iTqRtR
^il faut	nT
^il le	fKhRjQqS
^il me	iJqJtZ
^il nous	tT
^illustrator	j\\
^ils	pIqJsU
^im	fS
^im 	cJiXpFrW
^im ersten	hJiWjKmRrK
^im haus	bR
^im herbst	fV
^im jahr	gWqI
^im monat	fEhGjTkEnX
^im sommer	bUf\\
^im winter	bUcIfWhItH
^immer	aKbIcIfZiGpIrStK
^imprescindible	iGsW
^imss	h]jI
^in	cjdR
^in 	aKbScIfTiDtV
^in 0	cCfUhHiS
^in 00	cFeKiVpU
^in a	bUc@gJiJjTtS
^in at	cCdJfWhKjInKrK
^in bad	cQ
^in coburg	qUtI
^in den	cJfXiJ
^in der	bWeIjI
^in die	cKrW
^in einem	bScK
^in english	pIrV
^in office	cGdZ
^in summer	cGfZgH
^in the	bHc=d^mSrS
^in-house	a[jD
^inbetriebnahme	iR
^incl	fUgS
^incorporacion	o\\
^incoterms	jU
^indefinido	e\\
^indefinido 	eV
^indemnity	hT
^independent	bS
^independent 	bU
^individual	g[iGjHkTnHrH
^ing	aUiJjW
^ingenieria	jW
^ingeniero	aSbS
^ingenieur	aJjRmT
^ingles	j\\kS
^ingles 	kIrV
^ingles para	jQkR
^ingles y	jUkJ
^inhabergefuhrt	bU
^inhabergefuhrt 	bU
^ins	hR
^insta	aJiT
^instructor	aWgT
^insurance	hKjSlR
^insured	jV
^intake	iQ
^interesados	pV
^interessement	gRhUpK
^interessement 	gUhSiJpK
^interim	aJbIcIeXrJ
^interinidad	e[
^intern	iJqV
^interne	pQ
^interviews	pX
^interviews on	pW
^into	iJmU
^intune	cGkXqF
^inverness	cR
^inverter	aKcJdKhUkJ
^irpf	iX
^irpf 	iT
^is a	aTeV
^ist	cHqStS
^it	jUqT
^it is	bQhKiKjW
^it's	eVgSpKtQ
^it's a	eQiJjKqRsR
^it's about	aTqK
^it's for	bWcIeIgKhJoKqKsKtQ
^it's the	bVeKfRtK
^italienisch	kR
^its	aJiVqK
^j	cIeJjKpIrKtZ
^j'ai	q\\tT
^ja	bQqXtS
^ja 	bKcIqUtW
^jahre	eQiKjStI
^jahressonderzahlung	gTiK
^jahressonderzahlung 	gTiK
^jamais	fTiK
^jan	eKgHoY
^januar	eQfVgGiIoGpI
^japanese	kT
^japanese or	kT
^jardin	bThR
^je	qYtU
^je nach	gY
^je nachdem	gT
^je ne	fTqS
^je te	gWqT
^je vous	pKqKrXtG
^jede	fU
^jeden	fW
^jeden 0	fT
^jeder	fRjT
^jeder zweite	fRjT
^jedes	fTqS
^jedes zweite	fUhJ
^jefa	m]
^jefe	aQmT
^jefe de	aSpQ
^jemand	iZ
^jemand der	jK
^jemanden	aRbKcIeJhIjFqItU
^jetzt	gWqYtQ
^jeudi	fXhK
^jeune	lDs]
^job	aTbKoTtS
^job 	aUrT
^job ad	rW
^jobrad	hX
^jobrad 	hY
^jobs	bIcU
^jobticket	bJcJhYpH
^join	bU
^joining	gRoS
^jornada	fW
^jornada completa	eT
^jornada intensiva	fQ
^jour	aIcHfTiKjHnJpU
^jours	dWfW
^julio	h\\oQpJ
^junior	aJcKgKjZlItF
^junior 	cKjT
^jury	p]
^jusqu'au	eKtS
^just	iElSmWpKrYtJ
^juste	rR
^kafka	kY
^kafka 	jRkR
^kaiser	hW
^kaiser 	hV
^kann	jYkStF
^kann :	jHkV
^kannst	cKrXtQ
^kantine	hU
^kantine 	hU
^kanzlei	b]
^karenzvertretung	eYoK
^kasse	iTjHtV
^kassieren	hKiRsQ
^kaufmannische	aUjS
^keep	iVrZ
^keep it	eQhJiKrT
^keep that	qUrH
^keep the	iRrQ
^keeping	iU
^keeping the	iU
^kein	cJhKkKlXrRsV
^kein 	cKfSiFlKsU
^keine	fUiVsR
^kenntnisse	jTkT
^kenntnisse in	kT
^kennziffer	pS
^kennziffer 00	pS
^key	aKi\\mH
^kids	hWiQjKpJqJ
^kind	jV
^kinder	aSbV
^kinder und	aWeK
^kindly	rRtV
^kit	hZlQpK
^kit 	cJgKhVlTpJ
^kita	cJgGhXqK
^klasse	gTjT
^klasse 0	bW
^klasse b	jVlS
^kleine	bY
^knees	iIjT
^know	hKiIjV
^know a	tS
^knowledge	lQ
^knowledge of	kT
^known	cQ
^known for	cQ
^knows	iHjY
^kollegen	mW
^kollegin	mRqT
^koln	cW
^kombi	hX
^komm	pWqS
^kommen	gWjQpKqJ
^konnen	iIjStR
^kontakt	pR
^kontakt :	iKpU
^kraftig	iKjW
^kubernetes	jSlQ
^kuchenhilfe	aQqV
^kuchenhilfe 	aX
^kunden	iY
^kundschaft	hFjW
^kur	kX
^kur :	kX
^kurs	iJjZsK
^kurz	rQ
^kurz 	rV
^kv	g_jK
^l	gU
^l 0	jQ
^l 00	gZ
^l'agence	qY
^l'ancienne	gKqX
^l'anglais	iKkTlT
^l'association	aGbUiGtU
^l'ecole	aKbXlUtK
^l'ecole de	bS
^l-j	fX
^l-j 0	fX
^la	qZ
^la clientele	aIjTqGsU
^la com	lJmSqS
^la de	cUqR
^la direction	aWbJqT
^la journee	fY
^la maison	bQdViH
^la precedente	qW
^la qualite	jJmV
^la regie	aHqHtU
^la verdad	qT
^lab	mVrJ
^labor	aGiXtY
^laisse	rQ
^landing	iS
^landwirtschaft	jHkX
^lang	dJiIjGoTpUrI
^langue	sR
^langue maternelle	sR
^laptop	hT
^las	cRiQ
^last	iKq]
^last one	qU
^late	bRfQgKsW
^laundry	hRiR
^laundry 	hS
^lay	i[mJ
^le	qR
^le 	cFhWiIjHkKlVpKqFrGtT
^le 00	oUpT
^le client	bSiKqR
^le comptable	qV
^le dernier	qU
^le mercredi	fT
^le poste	bXqKtW
^lead	mVrT
^leader	bTiJtS
^leading	iX
^lease	gGhUnUqR
^least	dR
^leave	gKiVqIrZ
^leave a	pV
^leave out	qKr[
^leaving	jS
^leaving cert	jS
^lebenslauf	cJiJlUpRqH
^lectura	jV
^lectura de	jV
^lecture	hHiUjBkV
^ledig	jKqKs^
^leeds	bIc[iKjHkKnJ
^legal	aRbSgKrTtQ
^lehre	cKiUjTkKlRpK
^leicester	cU
^leicester 	cU
^leider	gUtS
^leila	bVqU
^leipzig	cVdHqQ
^leipzig 	cWdGjK
^leitung	mW
^leitung :	mV
^lengua	kU
^lengua de	kU
^lenguaje	rX
^leonie	bJjJkKmTqQ
^les	bQiWsY
^less	gT
^let	fSiYjJpKrW
^let's	iIqXtK
^letra	cKpJrX
^letra grande	rR
^letter	pX
^letter 	pU
^letter +	pS
^letters	iXpS
^letters to	iXpS
^lettings	aQfT
^lettre	pY
^lettre 	pW
^letzte	bWcKfJjHmKpK
^leute	aYiWtK
^level	eUjQ
^level 0	eSlT
^lever	iZ
^lg	aEhKjKpHrFtb
^lgps	h]jK
^lgps 	h[jJ
^liability	hIjU
^liaise	bKiX
^liaise with	bKiX
^libra	fS
^lic	cIiGjTpV
^licence	jWlBpTtI
^licence in	jHpV
^licencia	j[
^license	cKgViIjDkW
^liebe	t^
^liebe frau	tQ
^lieber	aKtW
^liebes	tW
^lieu	cX
^lieu :	cY
^lifeguards	aT
^lift	jW
^like	bIjRrT
^lima	cQhRjK
^limpiar	iQjS
^line	aSmXrItJ
^linea	mW
^link	pYrS
^linux	bKhFiKj\\kH
^liquidaciones	iQ
^liquidaciones a	iQ
^lire	j[
^lisse	cWgSiHnK
^listed	aKbUgTjFmKtK
^litigation	aVtJ
^litigation paralegal	aRtJ
^little	aKbV
^live	aUcJiCjWmGpItG
^livello	eVoK
^llamar	pU
^llamar a	pU
^llevamos	qV
^llevar	iR
^lo	iQjK
^lo 	aUcHfHgViFmJqKtT
^lo de	bKlWqU
^lo del	qV
^lo primero	iWqRrJ
^lo que	aYfXiIqK
^local	pV
^location	cV
^location :	cU
^lodge	hKjWlI
^log	iY
^logement	gQhXoKpH
^logement possible	hV
^logistics	aUbIjJkK
^lohn	gYkS
^lohn nach	gT
^london	cSdWiInU
^long	pWqT
^look	aKcJiKkIpJqWtW
^looker	iJjX
^looking	fKtT
^looking for	bKfKsR
^los	hQoS
^los 	cKhGiImIo\\pJ
^los geht's	oX
^lots	iSlR
^lots of	iSlR
^loud	bVhHjR
^lovely	qX
^lovely 	hJkSqS
^lpp	gKhXjJ
^lucy	mX
^luego	iTsT
^lunch	h\\iUjH
^lundi	aKcJeKfZiK
^lunes	fQhQ
^lunes a	fQhQ
^lyon	c]eHiFnIqK
^m	aFiKj\\
^m 00	bIcTjDnW
^m-f	aJcKfYtI
^m-f 0	aJcJfWjKtI
^m.sc	jZ
^m.sc 	jY
^ma	qX
^machen	iIlKrX
^macht	eQiUlU
^madame	tV
^mai	oV
^mai bis	oV
^main	iYjJmH
^maintenance	aZtJ
^mais	qVrS
^mais le	qT
^maison	b\\iK
^maitrise	jQ
^makaton	cIiIkWnJ
^make	gRrV
^make it	gSrW
^mal	gQiTqItS
^man	iZ
^man muss	jY
^management	iXjH
^manager	aFhKm_
^managers	iVmH
^mananas	fU
^mandame	sT
^mandanten	bUgGhKiJkJlIqHrR
^mandar	pW
^manejo	jS
^manejo de	jS
^manipulador	jV
^manipulador de	jV
^manner	sS
^mannlich	aR
^mannlich weiblich	aT
^manos	bIcHiJjVkJlUpKrKtJ
^manual	aQcIiIjVkGqI
^mar	cVfZ
^marca	bQcJi[
^march	jHoZ
^marine	aRbQ
^marketing	aS
^markt	iY
^marque	bYcJsI
^marquette	bKcV
^martes	fY
^marz	bKeXqK
^mas	fTgRoK
^master	iJj[lR
^master 0	jTkR
^master de	jY
^master in	jS
^maternity	eU
^mathe	bKiFjVkZ
^maths	jU
^maths 	jS
^matin	fSnU
^max	iKra
^max 0	pTrH
^max 00	hWrI
^max 000	rT
^maximo	sR
^maximo 00	rGsT
^may	o]
^may 	oX
^may 0	oW
^may half	oU
^mba	fKlWrJsJ
^me	te
^me and	aJbSeKjKmUqItH
^me voy	q]tJ
^meal	bIfIgKh\\iIjHkJnJqK
^meals	hTiJ
^mecanicien	aY
^mecanicos	aSbJmR
^med	aJbCcIdKeKh^lKmKnKoFpJqGrH
^med-surg	aWcHmG
^media	fSiY
^media jornada	cJfViK
^medicaid	bQqS
^medical	gIhZkI
^medical 	hQiWjJkH
^medico	aQhR
^medina	cT
^medio	fKgSjRmS
^medir	cIi\\tK
^medizintechnik	bU
^meetings	iQlV
^mehr	gRiKqUtT
^mein	q^
^meine	bRhK
^meine frau	bRhK
^meister	lXpKqJ
^meisterbrief	iHjW
^mejor	cKkTsS
^mejor 	cKjJsUtK
^melden	pU
^melden bei	pV
^meme	rW
^menos	fUrX
^mention	hKkW
^menus	i\`
^merci	t]
^merci 	lS
^mercredi	fFh[
^merida	cV
^merida 	cV
^met	bTpIqIrY
^meta	dKiW
^meta 	dKiV
^method	iV
^method transfer	iV
^mets	r_
^mets un	qJrU
^mi	fQqT
^mi 	aFbVcQtJ
^mi hermano	qV
^mi-temps	cJeRfX
^mich	qR
^micro	cKhJiIlVnQ
^mid	iIkKoZqK
^mid-size	bW
^mikro	iXtR
^mil	gQ
^mileage	hWiIjKnR
^mileage paid	hWiKnD
^million	rTtT
^min	jW
^min 0	jV
^mind	jY
^mind 00	jX
^mindestens	jV
^mini	jQkQ
^mini digger	jQkQ
^minijob	eV
^minijob 	eS
^minimum	jYlJ
^minutes of	aQiU
^mir	aSsJtR
^mise	i]
^mise a	iQ
^mise en	iV
^miss	nQpQ
^mit	mUt\\
^mit 0	gSjJ
^mit der	rZtK
^mitarbeiter	aS
^mittwoch	dT
^mittwochs	hWmK
^mixed	bZhK
^mme	gKmTpX
^mo	jWtS
^mo 	cJjVtT
^mo bis	fR
^mo-do	cJf]jH
^mo-fr	fYrK
^mobile	aSbUhJqG
^moi	qTtR
^moi je	qV
^moin	tX
^moin 	tY
^moins	sZ
^moins de	sY
^moira	fJiJlUqY
^moira 	cJiJlJqY
^mois	cJeSsV
^mon	bRfX
^mon associe	qU
^mon to	fU
^mon-fri	fU
^mon-fri 	fS
^monday	fX
^monday to	fW
^mondays	fVhK
^money	bIcDdHgUhKiKjHkUnJqXtG
^money 	aIbHcCdJeHfGgThIiFjGkUlImHnJoHpHqCrHsHtE
^moniteur	kT
^monsieur	aJtT
^montag	fSoUpE
^montage	iX
^montar	iT
^month	gVhAiZ
^monthly	gW
^months	gUkF
^montpellier	cX
^more	bHcHeKfVjJkIlKoGpJqU
^morning	aKt^
^morning 	tY
^most	bUpGrQsT
^most of	bWpGsU
^mostly	bThIiTjImU
^motif	qV
^motif :	qV
^motus	mKqW
^motus 	mKqW
^move	iT
^moves	aJcKdSfKgHiIjIkVmJnKoHqJsK
^movil	gHhW
^moving	iWjJkS
^mowing	iU
^mowing 	iT
^mps	g^iKjKmKqI
^mr	q^
^ms	aEfGqZtE
^muelle	iVmH
^muelle de	cS
^mueve	bY
^muss	j\\kJlR
^muss 	iHjXlH
^must	ja
^must 	jW
^must be	s\`
^must handle	jWqK
^must have	jT
^must know	jRkU
^mutual	bY
^mutuelle	hZ
^mutuelle famille	hU
^my	bSqT
^n	hFj[mY
^n +	m\\
^nach	iKqR
^nach dem	qWtI
^nachfolge	iIoW
^nachts	jW
^nada	eShJpU
^nada de	eThJpQ
^nadege	bWiI
^nahe	c[iH
^name	rWsJ
^national	bVnV
^national 	cKnV
^native	iKjRsQ
^nativo	jJsY
^ne	rX
^ne le	qWrJ
^ne pas	jU
^near	aIcbtK
^near 	cT
^nearly	gThJjTqJ
^necesita	aVcKtS
^necesita 	aIcKtW
^necesitamos	tQ
^necesitamos 	tX
^necesito	aVcI
^nee	bWtK
^need	jQoSt]
^need 	tU
^need 00	dSeJoQ
^need someone	bTjTqHrJ
^need to	jV
^needed	cFiIlJt]
^needed 	bKcFiHlBt^
^needs	jWtV
^needs 	aIcKiIjKtX
^needs :	jV
^neerlandais	j[lJ
^negociable	cIgQhKiHjDoWpJtK
^negociacion	jZ
^negociar	iY
^nehmen	iKqIr]
^nein	cIgRhQiJjUnFoKsKtJ
^nein 	bJcHhRiIkKmKnDtH
^nen	a]bKcIiJjI
^net	g\\
^nettoyage	bUiS
^neue	aSmJ
^neuen	cKiSoStJ
^neues	bTqK
^never	fYgE
^never a	fS
^new	bRtY
^new hire	bIgUiSmJtG
^nhs	bUpV
^ni	lWqW
^ni 	iSjJpTqJ
^nice	bXhHkTpKtF
^nice 	bQ
^nich	jKrXsT
^nicht	dQ
^nicht "	pJr[tK
^nicht notig	jKlW
^nichts	aIiUqIsGtY
^nie	fUlDpKsV
^night	aWgRhJiUjHtJ
^night audit	aKfT
^nights	aZbKcGfIgKiGjInQ
^nine	bFfUgJiQ
^nine till	fUgI
^niveau	gR
^nivel	aUcIfJjV
^nivel 0	aUcIfJjV
^nix	jTlR
^njc	gY
^nm	iGjY
^nmc	iHj\\
^no	l[
^no 	aEbGdVfXhHiGkIlHmInIoIpGqRsKtB
^no "	rS
^no agencies	bJlGrY
^no degree	lX
^no evenings	fY
^no exclamation	iIrV
^no exp	lT
^no experience	lW
^no hace	lT
^no hay	fShUiSlK
^no lo	cJhKiJlUqT
^no more	eWjYlI
^no need	jJl[qQ
^no pedimos	jJlX
^no quiero	lKrRsYtG
^no se	jFkKlVqT
^no solo	jWlK
^no sorry	aKbEcVdHeIfJgJhIiGlFmJnJoWpHqJrIsJtD
^no sundays	fV
^no wait	eTpSrJ
^no weekends	fXpK
^no women	sU
^nobody	hHlRqRsR
^noch	mStR
^noche	fUgJhKjKqQ
^noches	fSjK
^nombramiento	eXiIj\\tK
^non	iJjUlSpKtI
^non 	aKbKcGdKeIfUgRhKiIkKmKnKoKqK
^non :	jT
^none	cJiSpIqU
^none of	cFpGqWsR
^noon	fQpT
^north	bKcT
^norwegian	hT
^nos	bY
^not	aGlRtU
^not "	aKtS
^not a	cHjRqWrJsR
^not for	dYjJlJqUrHtK
^not just	jZ
^not one	jTlKsR
^not too	lIqHrWsX
^notarfachangestellte	aV
^notarfachangestellte oder	aV
^notdienst	fY
^notdienst nur	fQ
^note	q]
^notes	tX
^notfalls	jRqU
^nothing	iClQrTtF
^notre	aCiHmSqZtE
^nous	bQpQ
^nous avons	aKlRmKpJtR
^nov	fToW
^november	fVpK
^now	aEcGgJiGjImKoY
^now 	aBb@cFdJeKfKhIiJkJlJnJoZpKqKrIsJ
^nplq	cKj[
^nr	bEcY
^ns	hTjK
^ns business	hTjK
^nueve	bKiX
^nuits	gSiKlR
^nur	kQrZs\\
^nurse	mT
^nvq	jZ
^nvq 0	jX
^o	aTcRgQiK
^o sea	fSpQ
^ob	jIlZqT
^objet	pWrItS
^objet :	tX
^obligatoire	jV
^obra	e]
^obra 	cHeZ
^obst	hTiVnKtK
^obviously	hTpK
^obviously 	hTpK
^occasional	fWiEnX
^ocho	fTmU
^oder	lRoRtY
^oder 	aKcHfFgFjHt]
^of	aRoX
^of 00	bUhKiUoK
^of a	aIcKtW
^of the	tT
^of them	aWoK
^oferta	aKbHcIpZ
^off	cUfShFjFsQ
^offers	iW
^offers 	iW
^office	dS
^office 	dCpKtW
^office is	cW
^office manager	aRcS
^officer	aVbH
^offiziell	aWiFqR
^offnungszeiten	fX
^oficial	aXgU
^oficial de	aWbJtJ
^oficina	c[fFiIpI
^oficina 0	cDdV
^ofsted	qV
^oh	cIiJpJqWsWtG
^oh and	qT
^ohne	bRgTiDjSrX
^ojo	hKqTrW
^ok	jWta
^ok 	lKt]
^ok brain	tR
^ok so	tT
^oktober	oW
^on	bQqR
^on 	bYcGfUgKqR
^on a	bTfHgGqY
^on call	f[
^on cherche	aRtR
^on dit	rS
^on est	b\\
^on fait	bX
^on ne	qU
^on prefere	fV
^on se	bIcJtY
^on site	bGcIdZmKpJ
^on the	bScVtK
^on top	gQ
^on tourne	cTpJ
^on verra	gR
^on veut	bJeIhKjKoHqFtV
^on-call	fQgY
^on-call shared	fWgJ
^onboarding	iY
^onboarding 	iT
^once	jT
^one	aQbTfStH
^one 	aVbIcFdSfRhGnToKpIqJtE
^one anchor	dV
^one day	dWhT
^one of	bFhQiKjSkIqIsR
^one saturday	fT
^one week	fTnU
^online	jGpZsI
^only	s[
^only male	sR
^onsite	hRpS
^open	bQeKfKiYqKrT
^open-ended	eYhJoK
^opera	iKj^
^ops	aXbIiRmFpQqT
^options	cKgWiH
^or 	bKiKjFkKpZtU
^or 00	fT
^order	bZ
^ort	c_dGiHjJkGlJmI
^ort :	cQ
^os	hWtR
^ot	aYbDcCdGeJgQhHiFjEkIlHmInJoIpHqIrHsHtF
^ote	gY
^ote 00	gU
^other	hVkJmT
^otherwise	cYdJfKgIhDjGkIlUmJ
^ou	aQcXeSfIjT
^ou 00	eWfDpQ
^ou a	jU
^oui	aFcIfGhWiJtR
^our	aCqQsQ
^out	bKcTfRiV
^out of	cTfEi\\
^out the	tT
^outgoing	oTqR
^outillage	hR
^outside	c\\hF
^ouvrier	aWiJ
^over	jS
^overlap	oV
^overnight	nW
^overtime	fTgR
^own	j[
^own 	cJhIiIlWnS
^own car	hJn[
^own the	iU
^own tools	jR
^owned	bQ
^owned by	bQ
^owner	fKhJiZmHsQ
^owners	bUgHiHjJlKpK
^owns	iW
^oye	tV
^p	jVtK
^p &	aTiQtJ
^p /	eT
^paciencia	jW
^packaging	aTbQ
^paid	bQhX
^paid 	cKgGnUpG
^paid weekly	gUhJ
^palma	cW
^palma 	cX
^panel	eQiVpT
^panier	gRhX
^panier 	gVhK
^panier 00	gR
^papa	bR
^par	aJeUfThRqUtF
^par la	hV
^par mois	eEf[gKhH
^para	bVoS
^para el	bS
^para la	bIiZ
^para linea	bUcTiF
^parents	bKcHhXiFpGrHtK
^parking	h[iJ
^parking 	hS
^parkplatz	cHgKhW
^parque	bJcV
^part	cJeVfKtT
^part time	cKeXfI
^part-time	aUbJcJeSfKqGtK
^part-time 	aUbJcJeSfKqGtK
^participation	eJgWhSiH
^participation 	hZ
^partir	iQ
^partner	aKcJq]
^partner 	aHbUcJqS
^pas	sX
^pas besoin	l[
^pas de	fVjGsU
^pas plus	dUrU
^pas trop	kFrXsI
^pas un	rX
^pasa	p[
^pasado	jJoVpJ
^pass	gQhSjT
^passer	pZ
^pastor	aQmS
^pat	pXqV
^patch	cXfTiS
^patience	j]
^patience with	jW
^paul	fVqStU
^pay	g\\tH
^pay the	gKiWnV
^payments	aVbUiIjJ
^payments 	aGbWcJ
^payroll	iWnK
^pcv	aS
^peak	gKiJoW
^pedidos	iUoJ
^peintre	aU
^peluquera	aR
^peluquera canina	aR
^pense	q\\tK
^pension	cQhV
^pension 	hZ
^pension 0	gKhX
^pension 00	hQ
^penzance	cU
^penzance 	cU
^peon	aX
^people	jUrV
^per	aBdSiQtZ
^per diem	hQtK
^perdon	bHeSfRjIqQ
^perdon 	aIbFeViHjElJpJqFrKsJ
^perfil	dKrUsU
^perm	e\\fH
^perm 	eXfH
^permanent	e[
^permanent 	eU
^permis	jU
^permis b	jU
^permis c	jRsQ
^permiso	jX
^permiso b	jQ
^pero	lUqV
^pero de	cTtU
^pero lo	cKfKkHlSqFtT
^pero que	qU
^pero si	jTlU
^persona	aQpT
^personal	iTjHkFlVmS
^personas	bV
^personne	qTtR
^petite	bIcFdKeKfWgJhJiJkHlJmHnJoJpIrH
^petits	iSnR
^pets	dHeKfGhRiGkIlTrKsKtH
^peu	fKiU
^peur	jX
^pflege	iV
^pflegefachkraft	aR
^ph	pStR
^phd	cKiGl\\tD
^phone	fShQpW
^phone 	cJhZ
^photo	iRsZ
^photo 	cKiSjImJrHsU
^phrases	rU
^physics	jU
^physics 	jV
^pi	bJcWiHjImVpKtJ
^pick	i]jKkHlT
^piden	kJlRqU
^pido	qVsK
^piece	fJgY
^piers	mTqTtR
^piers 	aKmJqTtU
^pilotage	iS
^ping	hZiGpT
^piso	hTpQ
^place	c[
^plan	i\\jH
^plan de	iW
^plan the	iR
^planning	fYmQ
^planta	bXcYiK
^plataforma	jV
^plataforma elevadora	jV
^plateau	cT
^platform	aSlS
^platt	jJkRl[tK
^plc	jU
^please	pRrR
^please 	cFiHpRrQtS
^please :	iIpRqGrS
^please don't	qXrJtJ
^please make	rU
^please no	gQpKsX
^please not	qRrHtT
^pls	jKtU
^pls 	aKbKcHfJgIiSjJrIsEtU
^plumber	aZcK
^plus	gTjKqS
^plus 0	bU
^plus a	aIbKmT
^plus one	cShJ
^pm	aUmWtF
^po	gT
^podemos	eKgR
^point	fKgSiItW
^points	gThJjHkT
^police	iJj[oJ
^poligono	cU
^polish	iSjIkV
^pon	aHrStS
^poner	i]
^ponferrada	cV
^ponferrada 	cV
^ponlo	r^
^pool	nWqQ
^por	sS
^por eso	bTqR
^por favor	rVsR
^por las	fHiJjKpRsX
^por los	sV
^por si	bS
^port	cQiTpS
^portatil	hX
^portefeuille	iW
^portefeuille de	iW
^portfolio	pS
^portfolios	iRlGpV
^portugues	jRkY
^portuguese	hJiKjW
^position	aQtS
^position :	aV
^possibilite	hT
^possible	hTsT
^post	aTiZrT
^post 	iY
^post :	aQ
^poste	cSiKoXsR
^poste 	cVeKiHmJoS
^poste a	oT
^postgres	jS
^postgres 	jR
^posting	hKpVqI
^pour	bToS
^pour 	aIbQcGeUiFtV
^pour la	oY
^pour le	bQcQ
^pour un	bTeQ
^power	jRkW
^power bi	kY
^ppl	bJsS
^pr	eJoU
^practice	bS
^practising	hYjJ
^prasenz	dU
^praxis	bWjJ
^praxis mit	bS
^prefer	sV
^preferably	sQ
^preferably a	sQ
^preguntar	pT
^preguntar por	pT
^prelevements	iZ
^premio	bU
^prend	qU
^preparar	iR
^preparar la	iS
^preparation	iW
^preparation des	iW
^preparing	iY
^presence	bU
^presencial	d[
^presencial 	dX
^press	aRdKiYjGmK
^pricing	cSiS
^prime	g\\
^prime de	gThU
^primer	hX
^primeros	bUkU
^primes	gUjI
^principal	pV
^prise	oU
^prise de	fRoS
^private	aVh\\jK
^private medical	hS
^privately	bR
^privately owned	bR
^priya	eSqQ
^pro	gUhS
^pro rata	gUhKoK
^probenahme	iWjK
^probezeit	eR
^probezeit 0	eR
^process	pV
^process :	pX
^product	bQgKhS
^product :	bT
^production	gZkF
^producto	bTiIjR
^prof	hSqT
^profesor	aQ
^profit	gT
^profit share	gT
^project	aSpJ
^projet	bYtQ
^propinas	gXhIjSqI
^provision	gT
^prueba	p]
^pruebas	gWhGiQpG
^pta	aXcQtJ
^pta 	aWcIjKtI
^pto	aGcKeGhYiGjHkKsJ
^pub	bZlT
^public	eT
^publish	jKrY
^pues	qStW
^puesto	aV
^puesto :	aV
^puis	eTiIpSrQ
^puntos	cJgKiJkX
^put	aQrY
^put the	hErX
^putting	iVtH
^python	jHk[
^python 	cKjKkV
^q	iGjYpSqKsW
^qa	a[iQ
^qc	aT
^qs	aWtK
^quarterly	gJhQiXnS
^quarterly bonus	gThHiK
^quatre	jQmY
^que	jXsQ
^que 	cGhSiJjHmTsQtW
^que acabo	qRsS
^que aqui	rQsT
^que el	rWsQ
^que es	iVjHoQqG
^que este	sUtU
^que hara	i[tH
^que hay	bKdTfUhGjJqJsQ
^que haya	kTsU
^que lleve	iZ
^que los	sW
^que luego	pHqYrTsH
^que nadie	iZjGqQ
^que no	jUs]
^que para	gWiR
^que se	jQpR
^que sepa	jQkW
^que son	mRqKsR
^que suene	rW
^que ya	jHlVqHtK
^quelqu'un	aXcK
^quelqu'un pour	aS
^quelques	iRjS
^quereinstieg	kKlU
^quereinstieg aus	kKlU
^querida	tU
^questions	iImWtJ
^qui	oW
^quick	bRtU
^quick one	bS
^quien	hTj[
^quiere	bKcHjIoKpJqFsRtW
^quinze	bGfIiGjW
^quote	pVrW
^quote the	pEr]
^r	jUtR
^r 	aHjV
^r &	hSqW
^r 00	aKgTtH
^r 000	kT
^r oder	jT
^rang	bXgH
^range	gRrR
^rate	gS
^rathaus	bIc[pH
^rattache	mT
^rattache a	mT
^rattachement	iKm[
^raum	c]iK
^re	tZ
^re :	tZ
^read	bIcJjWkK
^reads	j_qH
^real	gZ
^really	iKjXkJsR
^reason	qT
^recepcionista	aQ
^receptionist	bS
^receptionniste	bU
^recibir	iT
^recruit	gSiX
^recruiter	pR
^recruiter screen	pR
^recruiting	aTbTcItG
^recruitment	lKpU
^recrute	bJtV
^recrute 	bJtV
^red	jZ
^redactalo	rV
^reden	fKgRj\\
^redisenar	iT
^ref	aIcJpUtU
^ref 	pS
^references	iUpQ
^referent	aW
^refuerzo	eTiS
^refuerzo de	eU
^reg	iVpT
^regional	jHk[
^registered	aRbVgK
^registered manager	aXgJ
^registered with	bJeSjR
^regular	cJeZfKiIqK
^regular full-time	eQ
^regulatory	aWcIfJiRjIqKtJ
^regulatory 	aTbJcHfJiRjIqKtK
^reichshoffen	cX
^reichshoffen 	cX
^reiseburo	aUlS
^reisen	nS
^relations	iWjK
^release	iV
^relevo	eW
^relevo de	eR
^relocation	hS
^remise	hX
^remote	d[
^remote 	dS
^remote anywhere	jI
^remoto	dX
^remplacement	e[jQ
^remplacement d'un	eW
^remuneration	eJgV
^remuneration :	gS
^reno	aHbIcZdJiGmH
^rent	eYfKhEiQjH
^rentable	bXeKoJ
^repas	gBh\\
^repas du	hUiK
^replacement	eQ
^replacement for	eQ
^reponse	fIpS
^report	iU
^reporta	mX
^reporta a	mV
^reporting	mV
^reporting to	mU
^reports	iFm[
^reports to	mW
^repos	fZgK
^repos dimanche	fU
^reprise	eWgQhK
^reprise d'anciennete	gUhC
^reps	aWbE
^requiere	cKtV
^requiere 	cKtV
^requisition	aIjJtZ
^research	aVgI
^residencia	bUjV
^responder	iT
^responsable	iRmW
^responsable 	aHcKiUmR
^rest	cIdYhEjHmKnKt[
^restaurant	hV
^restaurante	bX
^resume	pX
^resume 	iKpVtK
^resumes	pX
^resumes to	pX
^retail	iHjTlQ
^retention	gWhJiJjK
^retired	jHkUsR
^retour	hHnUpT
^reunions	iW
^review	gQoIpU
^reviews	iW
^revit	j^
^rewrite	rY
^rifseep	hW
^right	iKjSsQtZ
^right 	ta
^ring	p]
^ringing	iT
^risk	bUcHdGgHiUqJ
^role	aViV
^role :	aViV
^rondes	iV
^rondes 	iU
^roof	bXiHjVsG
^room	aShKiFm[qIsJ
^rosa	iTrS
^rosenheim	cS
^rota	cJiYmI
^rotating	fT
^roulement	bJfVjInV
^round	bKcSiSpS
^rrh	a^bKcIdJiKjJ
^rtt	gGh]
^rtt 	hR
^ruckfragen	pS
^ruckfragen herr	pS
^rue	cZ
^rue de	cZ
^ruf	p[
^rufbereitschaft	fXiJ
^run	iUrS
^rund	bT
^rund 000	bVfR
^running	bJiZ
^running the	bHiY
^runs	gKiV
^ruta	bKcShQnU
^rythme	dJeHfWjK
^s	bTcRgVjR
^s /	gV
^s 0	iTjJmR
^s 00	gZjSpJ
^s'il	lTrT
^sa	f]
^sa 0	fU
^sab	cJfU
^sabados	fY
^sabados de	fR
^saber	jU
^sachbearbeiter	fQ
^sachbearbeiter /	fQ
^sachbearbeitung	aToS
^sag	gKqUtX
^sag 	bJcKqVtQ
^sage	gGiHjaqJ
^sagen	bGcTeTfJgIhKjK
^sagen wir	aIbFcUdJeTfHgHhIiJjJkJlJmJnJoJqJrFsJtJ
^saint-flour	cS
^saint-flour 	cS
^sait	gUjU
^sala	aTbRjQ
^sala de	bX
^salaire	gV
^salarie	eR
^salario	gS
^salario :	gQ
^salary	gU
^sale	eGgKiYmH
^sales	iHjU
^salina	bRcQ
^salut	t]
^same	bUgX
^same day	fHgWiIoKpSqJ
^samedi	fUhI
^samstag	fV
^samstag nur	fS
^san	c\\
^san isidro	cQ
^sans	iDjKlZsZ
^sap	iKj]kU
^sap mm	jT
^sat	f[
^sat 0	bIfW
^sat am	gT
^saturday	fR
^sauberes	jW
^sauna	bHcIfKh\\iHqJ
^savoir	jY
^say	fRhFoRpJrV
^sc	fKgTjK
^scale	g[
^scale 0	fIgW
^schein	jS
^schlank	sU
^schlosser	jT
^schnuppertag	pU
^schon	jSkX
^schon 	cJjUkRlI
^schon war	kV
^school	aRfQhU
^schooling	iFt[
^schools	bS
^schreib	bJpSrS
^schreib mir	pTrJ
^schreiben	gSrR
^schreiben sie	gSrR
^schulung	iZjJ
^schwanger	iKqT
^schwerbehinderte	pR
^schwindelfrei	jW
^schwindelfrei 	jU
^screen	pV
^se	kS
^se 	kW
^se busca	tX
^se come	hV
^se trabaja	fSgK
^season	gVhQkGqK
^seasonal	eVjSoKsItH
^seasonal 	iKjU
^seat	cU
^sechs	eSfSjKqQ
^second	aJiUkXtQ
^secretaire	bT
^secretary	aKrSsJtT
^secretary to	aJrSsJtU
^secteur	cY
^securite	iV
^security	iT
^sede	c[iK
^sede en	cW
^see	aJiWkQtW
^see the	iW
^seed	bUhKiTtI
^seguimiento	iV
^segun	gU
^segun convenio	gR
^seguro	hY
^seguro 	hR
^seguro de	hV
^seguro medico	hU
^sehr	tV
^sehr 	aKtV
^sehr geehrte	tR
^sehr geehrter	tS
^sein	kFqZ
^seis	bHfVmS
^seit	bRqY
^seit 0000	bV
^self	eS
^selon	fZgEhV
^semaine	dJh[
^send	p[
^send it	pVrK
^senior	aWjIlW
^senior 	aV
^seo	aQjS
^sepp	aKpV
^sepp 	iKpS
^sept	eV
^september	aEbKfWtK
^seria	aQcIkQtV
^seria la	kV
^service	aQbUgVhItI
^service charge	gXhK
^services	fJiS
^servicetechniker	aXcK
^servir	iT
^servus	tW
^servus 	tQ
^set	iW
^seven	bTjQmQ
^sexo	pKs\\
^sgb	aUbHfGgIjU
^share	fJgVpT
^shared	iS
^she	qQ
^she's	qW
^shift	fZ
^shift :	fV
^shifts	fQiHtT
^shifts 	cIiEjJsGtT
^shifts ?	sJtQ
^ship	lV
^shop	bKdTfKhZiJjQnIrK
^shop manager	aV
^shop's	cZfJ
^short	pX
^show	j[lR
^si	k_qU
^si habla	kU
^si lo	kTqW
^si maneja	kS
^si no	jKkGlToUpJ
^si possible	kFqKrUsV
^si se	hVkJ
^sia	jU
^sich	mVtI
^sicher	jU
^sicher in	jU
^sicheres	iJjY
^sie	iRmQtT
^sie fahren	eJfU
^sie hat	lIrU
^sieben	aHbUhH
^siege	cWiK
^sign	gTiUjJ
^signe	fJqU
^sin	s\`
^sin experiencia	jKlYsH
^sin nombre	rU
^since	aJiIqTrJtT
^since 2000	bR
^sind	bZjJoH
^singen	bJcW
^single	h[iEnRsB
^sinon	tX
^sinon 	tW
^site	cZpU
^site :	c\\
^sites	bIiJn[
^sits	cFm]
^sits with	mU
^sitz	cY
^six	bUcKfQkS
^six weeks	fV
^sixth	bXtK
^sixth form	bXtK
^skoda	aIbTcIdKeKgKhUiKkKlKmInKoJqJsJtK
^slack	aKt[
^slim	jDkXsR
^slt	tV
^slt 	tV
^small	bXkVpIsQ
^small 	bYcJ
^smart	bQdUsT
^smic	g[
^smic +	gU
^sms	pZrIsK
^sms 00	pVrJ
^snow	aKcCgFhYiSjGoK
^snowflake	hIiGkU
^so	rQtZ
^so 	qJrSt]
^so 00	gS
^so :	aTsV
^so about	fVgI
^so i	aRoJtU
^so it's	bVqI
^so no	iKqYtC
^so not	lJqX
^so say	jJqTrU
^so that's	aU
^so the	cIfTtS
^so think	bRoJpKqUtI
^so this	qY
^so um	bRtQ
^so who	aSqJtQ
^so write	iSrW
^sober	iJj[rU
^sobre	cKnT
^soc	aRcViJjItG
^social	iR
^socials	aV
^socios	bRiQ
^soir	cIfWiFqT
^soit	fQnR
^soldador	tK
^soll	eJiQjTkGpRrFsKtV
^solo	fSiGkIrKsW
^some	fRi\\jHkV
^somebody	aThFqQsW
^someone	aTiUtH
^someone to	aW
^someone who	iXkS
^sommer	fY
^somos	bVmX
^somos cuatro	bXmI
^son	hJmXsS
^sonntag	fW
^sonntags	fU
^sonntags immer	fQ
^sonst	iHjQqRsQ
^sonst gibt's	rS
^sorry	aHiKtY
^sorry 	aGc@dUfSgIhKiKjRrRtK
^sorry for	pJqRtW
^sous	aUbImQ
^sous l'autorite	iQ
^south	cV
^south side	cV
^southport	cU
^southport 	cT
^sowie	cKjXkJmK
^soy	bQtV
^soyons	qU
^spanish	jTkQrRtI
^spanish 	jJkRrU
^spanish +	jIrW
^spark	aTcKjU
^spark 	bKcJjVtK
^spatestens	oV
^speaker	kQtT
^spesen	iRqR
^sql	j^
^sql 	iKjT
^sql and	jR
^squad	m[
^squad de	mY
^sr	aT
^sr backend	aS
^sre	aXcRtJ
^st	bXcV
^staatliche	jU
^staatliche anerkennung	jQ
^stadt	bVcIiT
^staff	fJh[jKpI
^staff discount	hSiK
^stand	fIiRjS
^standard	cKhRiYjD
^standby	fWgIiK
^standort	cR
^staplerschein	kKlX
^staplerschein 	jSkH
^start	hHog
^start 	cFfXgIhI
^start 0	oW
^start :	oS
^start monday	oS
^state	jUrS
^statut	eV
^statut cadre	eS
^stay	fSjR
^stb	aWeIhQ
^std	fHgU
^steht	aKtU
^stelle	aStX
^stelle :	aT
^stellenantritt	nIoV
^stellungnahmen	iX
^sterilisation	iV
^stil	rZ
^stil :	rZ
^stock	fIgShIiQmQ
^stoke	bHc[
^stop	pStU
^storm	bXfT
^storung	iQ
^streichen	rV
^strictly	pSqR
^strictly no	pTtJ
^strong	jWkIsT
^student	aHbUiVtJ
^studium	jRlV
^study	hXiJ
^stufe	gYiKqJ
^stufe nach	gT
^stunden	dKnWqR
^style	rZ
^su	qR
^sub	eRgS
^subj	tU
^subj :	tU
^subject	rStR
^suchen	cKtX
^suchen 	bGcIiJtW
^sucht	tZ
^sucht 	tX
^suite	bKjXtY
^suivi	iVnQ
^suivi de	iX
^summer	fJhX
^sunday	fRgQ
^super	bUcHgXkR
^supervise	mV
^supervises	iGm[
^supervising	fKhJiJlSmY
^supervision	b\\hR
^supervisor	aZjT
^supplier	iZ
^support	aSdI
^supporter	jX
^supporter 0	jV
^sur	cddTiE
^sur site	cHd[fK
^survey	gSkJoKqV
^surveyors	bViEmQ
^sustitucion	eZ
^sustitucion de	aR
^sven	q_
^sweet	gQkU
^swim	j]
^sympathy	jVlK
^t	qStT
^t €	gRqU
^ta	pHt\`
^ta 	tW
^tag	fHgUpUrJ
^tage	hR
^taille	aIcKiWjQsStJ
^take	iXrS
^takes	bUgIiR
^taking	i[kI
^taller	b[
^taller que	bS
^tambien	bSiQjHlS
^tardes	fTtS
^tardes 	fU
^tarif	g]
^tarif 	gU
^task	fTiWjH
^task and	fXiJjG
^taux	fKgZhUiI
^tbh	qQsV
^te	cRt[
^te mando	tX
^tea	aKbKcJgKh\\iJjImKpDqGrIsKtK
^team	m[tV
^team 	aJcEiFmStU
^team :	aJmW
^team of	mT
^teams	aIfIiStX
^technicien	aW
^techniker	aJjQlU
^techniker oder	lR
^tecnico	aR
^tecnico /	bQ
^tecnico de	aSbQ
^teilbar	fT
^teilbar 	fT
^teilzeit	aHcSeEfUgShJmI
^tel	p[
^telearbeit	dWfK
^telefon	gHpTqQ
^telefono	pY
^telefono de	pY
^telephone	cJh\\iKjF
^teletravail	dV
^tell	cSpTqI
^tell us	cUpV
^temp	cKe\\oQ
^temp to	eU
^temps	fZ
^temps de	gS
^ten	eRfT
^tender	iW
^tendria	mX
^tenir	aSiY
^tenue	gJhU
^terapeuta	aT
^terapeuta ocupacional	aT
^teresa	qStQ
^term	fXiJ
^term time	cQeHfYiI
^termine	rV
^termine 	iTjKrQ
^terraform	eJiUjUkKtK
^terraform 	cJiGjYlKtH
^tes	fKpXqKrH
^test	i]
^texas	jVrR
^text	pSrUtR
^text 	pFrVtQ
^tfa	aRfTtK
^thank	mIt[
^thank you	aKmKtY
^thanks	qQtT
^thanks 	iIrWtJ
^that	cQjTlR
^that the	aRbHiS
^that's	fRtU
^that's it	pJt\\
^that's the	fQhUrI
^that's why	bRqQ
^thats	cIfKhDlQpHtZ
^the	iQqU
^the 	bUiT
^the 00	bQkKoSqU
^the board	sR
^the cfo	mU
^the chair	sT
^the dean	qY
^the first	bQgKiRjU
^the last	bQq[
^the main	cQiS
^the office	aVcTiF
^the one	cTqXrStK
^the shop	iX
^the team	bTiKlRmIsQ
^the trustees	tS
^the two	cVdHjJkKqR
^theater	aKcUlK
^their	iEjRqT
^then	bIcKiWpUtU
^then a	iJpU
^then coffee	pU
^then panel	pW
^there	aIkIpFrKtZ
^there are	dFjTmKtH
^there is	aIdSfRkImWtK
^there's	hUjQmVtH
^there's a	hXjImItK
^they	iT
^they 	cIiRlV
^they can	iGlRpZ
^they do	iW
^they don't	jHlXmS
^they have	j]
^they need	aJiJj\\
^they report	mQ
^they will	cSiU
^they'd	mW
^they'd run	iUmK
^they'll	iS
^third	bQeJjGpJqX
^third generation	bR
^this	aHcQiRoT
^this 	cGiUoVtH
^this is	aJcUdSjKtQ
^this person	iXmJ
^though	dRjKkQlV
^three	dSjV
^three 	aKbFiUjV
^three days	dReYhK
^three of	cKdZ
^three years	jZ
^through	bKcJeVfKpQqJsVtK
^thu	cIfRjHtU
^thurs	cIdKiHjJlKmJnKoGpFqZrHtJ
^thursdays	dRfXpK
^thus	bRfJgS
^ticket	hW
^tickets	gJhViTlQ
^tickets 	hW
^tickets resto	gEhYiI
^tiene	bKhViBjSmWqJ
^tier	aRbUiJtJ
^tier 0	aRbUiJtJ
^tiktok	iU
^tiktok 	iS
^till	gGhKiGo[
^time	fTgKjT
^time and	fXgKjH
^tips	fGgVhKoJrR
^titel	aWtR
^titel 	aRcKpKrKtT
^title	aTiFtW
^titre	jUrW
^titulacion	l[
^titulaire	cGeTjY
^titulaire de	iKjS
^titulo	jY
^titulo de	jRkS
^titulo en	jU
^to	iTtW
^to 0	fW
^to 00	gXoS
^to :	mStY
^to a	qQ
^to advertise	tT
^to be	aGfHiKjGnIsUtV
^to date	jS
^to run	aRbJiKmVtK
^to start	iV
^to the	i\\pT
^to £	hT
^todo	gUhJrR
^toi	tS
^toil	fWpI
^tomasz	qT
^ton	r[sH
^tone	kKr[
^tono	r\`
^top	dIhKkKtW
^top 0	dIhKjKkKtW
^toronto	cVdQ
^tour	cZ
^tous	bUcKiKqQ
^tout	bKjJkIlToYpGrKtH
^tower	cUdI
^town	bYgIhK
^tr	aGbGcGdHeGfGgRhViGjHkGlGmGnGoGpGqGrGsGtG
^trabajador	bRjQ
^trabajaria	iSmT
^tractor	jV
^tractor licence	jV
^trade	aUbFiUpRsK
^traditional	bQjR
^traditional and	jU
^trager	bUpK
^train	gKhAlHnYqI
^trainees	aV
^trainer	aRgKjUkI
^training	bReKhUjKkJlX
^trains	jS
^traitement	g[iJkI
^transfer	iXjK
^transport	hXjU
^travail	iRjVoK
^travail a	iW
^travel	aViR
^travel :	nS
^tres	bQdT
^tres dias	dZiI
^trial	hKsW
^trinkgeld	gTqKrSsK
^trips	dHfY
^trois	aQbRjQ
^trois 	aUcJjW
^trois jours	dW
^trotzdem	qV
^truck	cKhVjIkV
^trujillo	cW
^trust	iHj[pH
^tt	d\\
^tu	pV
^tu me	pW
^tu peux	qS
^tue	aIdJeKfWiJjJmKnIoKtK
^tue-sat	fT
^tues	cJdSfUiJjJpK
^tuesdays	dXfJhI
^tuition	cKeUhTiKjKmJpKsItK
^turkisch	aGjWtJ
^turkisch 	aKcKtK
^turnaround	iUjT
^turnhalle	cViJ
^turnhalle 	bT
^turno	f\`
^turno 	cIfX
^turnos	fW
^turnos de	fT
^turnover	qX
^turns	gIiIjSkQ
^tus	hW
^tutoiement	rT
^tv-v	gW
^tvod	g[jJmI
^twelve	eQfRgR
^twelve months	eWfJ
^twenty	hXkK
^twice	bQ
^two	mW
^two 	aThKjSmXtF
^two consultants	mV
^two days	dYfZ
^two home	dT
^two hundred	gTiIrV
^two in	aJj\\mKtJ
^two of	mRqQ
^two to	dJeJjKnV
^two years	jX
^tx	cV
^type	eUiKrStG
^type :	eVrTtG
^typescript	jV
^typescript 	jU
^tz	eYfI
^tz ab	eYfI
^u	gJhFlUsQ
^uber	pVqX
^uber das	iIpYtI
^ubernahme	cHdKeYfHiD
^uberstunden	fKhZ
^uberzahlung	gV
^uberzahlung ja	gU
^uh	hUqQ
^uh 	hTqQ
^uk	bJcZgKlK
^um	gQkRtV
^um 	aIcIjKkStT
^umbau	cIiW
^umgebung	jT
^umsatzbeteiligung	cIfJgWiG
^un	a]kR
^un 	aTsW
^un (	aXbKjK
^un /	aV
^un abrazo	tV
^un agent	aR
^un couple	sQ
^un dia	dU
^un ou	aS
^un peu	iVkV
^un sabado	fT
^un samedi	fQ
^un week-end	fX
^una	a\\rV
^una 	a[iK
^una persona	aT
^unbefr	eUfK
^unbefristet	eX
^unbefristet 	eS
^und	bViSjRtQ
^und 	bIcGdSfIpJrFtX
^und 0	fJhUiHjKpU
^und 00	fW
^und bitte	iJjXqH
^und brauchen	aQbHiJtU
^und das	bJiTrR
^und der	jRoKqT
^und die	bUdQrVtG
^und zwar	aIbHeZfKtG
^under	mZrVtK
^under 000	mKpKrU
^une	aVfS
^une 	iGjY
^une experience	kS
^uniform	hT
^uniform 	hT
^union	cKdKeKfKhXiKkKlFnKoK
^university	bVcIlI
^unlimited	eXhR
^unmarried	sQ
^unos	eRgQ
^unos 00	eR
^uns	cFqUtV
^unser	bSkQ
^unsere	iRqS
^unter	qVrR
^unter uns	qW
^unterlagen	pZ
^unterlagen an	pT
^unterlagen bis	pV
^until	aJcJdJeIfHgChIiHjKkJlKnKoJpXrJsKtS
^up	dYeRgRhK
^up to	dUeRgT
^urban	hX
^urban sports	hX
^urlaub	tV
^urlaubsgeld	gS
^us	sW
^use	pHqKr[
^use the	bRrQ
^usually	fQ
^ute	hStR
^ute 	hStR
^ux	aTbK
^v	jW
^va	bItY
^vacancy	jKqW
^vacations	eYfQ
^vacations de	fU
^vale	aGcHlFqYtG
^valid	iGjV
^van	hWnT
^variable	gYhF
^varon	s_
^varon 	sW
^vat	gXhIiH
^vbl	dKfJgIhY
^vbl 	dKfJgIhY
^vehicule	hW
^vehicule de	hSnR
^vendeur	aWbJ
^vendor	iW
^vendredi	fVgK
^vergutung	gX
^verkauf	aWbKqV
^verkaufen	bHiY
^verlangerung	eYiH
^verschwiegenheit	jZ
^verschwiegenheit 	jY
^verteilt	fQ
^verteilt auf	fQ
^vertrage	iRjS
^vertraulich	hJjIpTqV
^vertraulich 	cJqR
^vertretung	eV
^very	kU
^vet	aWeKiH
^vetements	bQhQ
^veuillez	rU
^veut	qR
^veut pas	qR
^vez	dVfGnU
^vhi	h]
^vhi 	hZ
^via	pZ
^viajes	iJn[
^viajes :	nV
^video	bYdKhGiDjU
^viel	bUcKqW
^vier	bXf[
^viernes	dVfUhR
^viernes 	cJfQgIhWiH
^viernes a	fViKpK
^vierte	qU
^villa	bHcYtI
^village	cSiJ
^vire	pJrW
^visa	hY
^visits	dIiEnXpX
^visits after	fKiKnGpZrK
^voice	iVjRtR
^voice memo	tX
^voici	cKqJrKtW
^voila	t\`
^voila 	gKhJtW
^voiture	hYjJnT
^voiture 0	hT
^vollzeit	eXfUjI
^vollzeit 	cKeRfXgKjH
^voluntary	bKcGfSgGhHiIjJmInVoGqK
^vom	iSoVpJ
^von	fSqR
^vor	bTcJdWqQ
^vor ort	d^
^voraussetzung	jU
^voraussetzung :	jU
^vorbereitung	aJgX
^vorgesetzte	m[
^vorstand	pR
^vous	iVjSmY
^vous 	iUmT
^voyages	iR
^vrai	aKcHiHjZoKtK
^vz	bJcHf\\gT
^vz 	bIcIeHfTgViKjG
^w	mY
^w /	iIkQmZ
^w 0	aTeUiSoH
^wa	iHjU
^wage	fTgStF
^wahrend	iTqU
^waiting	iU
^waiting list	iU
^waldbad	cWoJ
^walk	iWpU
^wann	fTjUkJnKtH
^wann :	fWnKtJ
^want	aWlKsW
^wanted	bGcKtZ
^wanted 	aCcIdJt]
^wants	tT
^wants to	tT
^war	oVrStI
^ware	kY
^warehouse	a[bK
^wartung	iW
^warum	bV
^warum zu	bV
^was	qVrI
^was :	aSiSmK
^water	aIeGiUmKtV
^wc	cDiZjJ
^we	bX
^we are	b[cIiQ
^we do	b^iGjK
^we don't	l[
^we give	h[jJ
^we grow	bYcItK
^we had	bIqTsT
^we have	aJbSlQqStK
^we lost	qX
^we make	b[
^we need	aSbKtT
^we open	bToR
^we pay	bEh\\iFlEnT
^we say	aUgTtJ
^we train	lX
^we want	aVoKtW
^we won't	bRnT
^we'd	gQhTtQ
^we'll	kJl]
^we're	aJbTcV
^we're 00	b]
^we're a	bU
^we've	aKlRtQ
^wed	fZ
^wednesday	dS
^week	dKfX
^weekend	aV
^weekly	gSiS
^weeks	cJfQhT
^wegen	iFjRqJsY
^wegen der	kQqJsZ
^weil	bQfDiKqUsW
^weil die	eQsR
^weiß	cIgKqX
^welcoming	iTrR
^well	aFcIdQtR
^well 	aIbJcHdIfSgQhQiHjKlKmKnKpIrH
^well spoken	jU
^wellness	hRiS
^wells	c^
^wells 	cY
^welsh	kUrX
^wenn	kY
^wenn die	iVnQqJrS
^wenn du	hKkWlR
^wenn er	gQhRkFqStJ
^wenn jemand	kY
^wenn sie	bQsS
^wer	aJkVtS
^werden	fVmK
^werkstatt	aFcY
^werkzeug	fIhT
^west	bFcY
^what	iUqQtU
^what do	hWtQ
^what i	jZtG
^whatsapp	pTtR
^when	cKfTgKiJo\\tS
^when 	aJbKcGdJeKfEiHjJkKlKmKnKoRpKqKrKsKtU
^when ?	fIlKoTtS
^where	cQt\\
^where 	cFfKkKtY
^where :	cYdH
^which	bRhRqT
^which is	bUoKqR
^whichever	cRfShKiI
^whichever 	cRfShKiI
^who	iJlWrFtT
^who 	cJiDlIt[
^who can	iKjT
^who's	eJmAt[
^why	bVqU
^wie	gRtS
^wie am	qU
^wie es	oS
^wieder	aFbKcJiJoJpKsHtY
^wife	aJdGjKsX
^will	iHlWmT
^wind	hKiKkUrU
^window	aV
^wine	hTiJ
^winter	fVhQ
^wir	bVtS
^wir 	aCbUcGtV
^wir bieten	tS
^wir brauchen	aEbJeKiStT
^wir brauchten	aToK
^wir haben	iGkUtQ
^wir hatten	sS
^wir machen	bR
^wir sind	bScU
^wir suchen	tQ
^wir wachsen	aS
^wir zahlen	gS
^wird	bIcBgSkTtX
^with	mZ
^with 0	pUrJ
^with a	tR
^with no	jTsT
^with one	dVkJmW
^with the	bEcElKmFrVtT
^within	cJeKiFlQmEtX
^within 0	eKlT
^without	iIjWlFpKrU
^wo	aKcRdUpKtW
^wo :	cY
^woche	fUnR
^wochen	fIhU
^wochen ferien	fIhU
^wochenende	bKfYiJ
^wochenstunden	fQ
^wohnung	h[
^work	jT
^working	iGjXpQ
^working at	cHjU
^workload	fT
^works	hKjImWrQ
^would	iGkRqW
^would be	sR
^wound	bJiYlHmK
^wrexham	cS
^write	i]rQ
^write 	cKiU
^write it	rW
^write the	iWtK
^writing	dSiT
^written	lTpS
^wunschenswert	kT
^wunschenswert :	kT
^x	aWdRgRjI
^x 0	aXbHeI
^xero	fHj^
^xmas	cKfJhZiIoF
^y	hWiR
^y 	cKh\\jJ
^y 0	gQiR
^y 00	gXkK
^y a	eSqTsI
^y con	jIpKqVrU
^y de	eThF
^y dejar	iX
^y dos	bQhUjW
^y el	q\\
^y en	bTfIiHpT
^y haber	aKgKhJjSkR
^y hay	bIcKhXiK
^y las	fKgWhK
^y le	bIiIkJpWtK
^y llamar	iSsK
^y modelo	iQ
^y que	jQpW
^y saber	j[
^y si	jHk\\oT
^y sin	rQsQ
^y un	gEiUkKqW
^y una	fR
^ya	bUtU
^ya la	bGkSqV
^yard	aYbFc[hJiJ
^year	eVhWiG
^years	iJtW
^years 	cIiIqHtV
^years ?	tS
^yes	cJeSkJoWtT
^yes 	aHbJcDeRhJkGoWpIrKtR
^yo	jQpQqVtU
^yo 	aFhImJpTqRt[
^yo y	mUqI
^you	iQjQ
^you 	lW
^you can	aEbGtY
^you don't	fKiVjKlQqI
^you get	fW
^you keep	gXiK
^you know	cTjJqUtI
^you make	rSsK
^you need	j]
^you needn't	lW
^you report	mV
^you run	iU
^you sit	iQmS
^you stand	gKiKj\\
^you take	iYjT
^you will	mWtX
^you'd	mR
^you'd be	iJnXtT
^you'd work	oX
^you'll	jRqSrQ
^your	aKfIgUhHkHlImJpDqUsJtI
^your call	eJhHiIpIqX
^yours	fJoKpJrKsIt[
^yr	jV
^yrs	jY
^z	aIcJeWjIqK
^zahlen	fKiJjUlR
^zehn	iIjV
^zero	bUeRhEjIlVpJ
^ziel	iW
^ziel 0	iW
^zimmer	bKgJhZ
^zona	cY
^zu	iVtV
^zu besetzen	aTtS
^zu den	bJcJgHiY
^zu zweit	mX
^zum	aJbIcJhQo_tK
^zum 0	oW
^zum nachstmoglichen	oT
^zunachst	eXgGpI
^zur	bYdQiGoW
^zur 	bUoT
^zusatzversorgung	hX
^zuschuss	hSmK
^zvk-rente	hV
^zvk-rente 	hV
^zwanzig	fU
^zwei	dRmT
^zwei davon	mQqX
^zwei tage	bIdTfX
^zweimal	hHnZ
^zwischen	fRgV
^zwischen 00	fQsS
^zwolf	hV
^£	gV
^£ 0	bQhW
^£ 00	gY
^£ 000	fRhU
^€	gW
^€ 0	gR
^€ 00	gU
a /	hTiT
a 0	nR
a 00	fT
a 000	bJiQjQtT
a :	iQtU
a a	qU
a and	fShJjR
a bad	iYsT
a bit	jTsR
a bloke	qKs[
a board	mT
a bonus	kU
a car	jFlZ
a cargo	hWmW
a casa	dRhT
a case	pQ
a chair	eWgJtV
a chaleur	jQ
a charitable	bQ
a church	bTcJ
a cinco	mQpS
a convenir	fRoT
a coruna	cU
a cto	aViJ
a cv	pT
a day	gXi\\
a de	aU
a defaut	aKkS
a degree	lQ
a deja	jTqS
a dental	jIkVlQ
a desk	gDhYkI
a disgrace	iSqQ
a domicile	dU
a driving	iKlT
a duree	eVgQ
a dutch	bV
a encadrer	mS
a ete	iHqX
a face	fTgT
a fait	q]
a family	sU
a few	bQ
a file	cKgW
a fin	oV
a fleece	fKhKiKjW
a fortnight	cJdSpKqT
a friday	iJjWlS
a full	fGsW
a gap	qQsS
a good	sQ
a half	dQfSgUjJ
a head	aWiQ
a heriot-watt	jKkU
a hundred	gUiR
a jour	iSj_
a l'agence	pUsS
a l'aise	j[
a lady	rKsX
a las	fXiQ
a line	aRcIrU
a list	gJiHjYlW
a little	iVrWtH
a local	kHpHs_
a long	iKkVoS
a los	eRiZ
a lot	jJlKnT
a lui	qX
a man	s[
a maquina	aSjX
a mayo	eVoJ
a mi	cKmQqQ
a mile	jVnT
a model	jTqR
a month	iRnQ
a monthly	dSiS
a morning	bTfVtK
a msg	pU
a mum	sT
a must	jGl[
a nadie	b\\gHiG
a ne	aIq^sI
a new	b]
a nice	dUhIjRkX
a night	bVpU
a nivel	jV
a nordic	bU
a notre	aKbIiJjGkRmSqHrJsHtX
a octubre	oS
a parking	gIhSqS
a part	aGgQiTmW
a person	aJrTt[
a pied	bKcKeKgKiUtK
a plus	hUjIk_
a prerequisite	lW
a proyecto	aQeR
a quarter	dViVjS
a quatre	iU
a real	eGj[
a recruiter	pSqS
a requirement	jKlUtR
a retired	lSsUtH
a rien	lV
a round	iIjQpU
a row	qY
a sabado	gKhS
a saturday	fSiT
a scandinavian	jGkU
a school	bRiKjX
a second	bTiIkUqU
a seis	fUiK
a senior	qU
a ser	kW
a share	gQ
a small	bSpWqJ
a social	bR
a socios	iT
a strong	qW
a su	mRqRtQ
a sus	jT
a teacher	aIeZlR
a team	mWqT
a text	pRqU
a time	fJiVpJ
a todo	aKeSiKmJoKpYqJrJtJ
a todos	qZ
a tortas	jTqS
a tres	mZ
a trois	aHbKcHfJpYrH
a un	qQ
a una	aRfUmKtJ
a ver	bKtY
a viernes	fY
a view	bGeUtT
a votre	pQrT
a walk	pS
a week	nR
a wk	cTgEhY
a woman	aIs\\
a working	iX
a written	pR
a year	bQhT
a yr	hJiV
a £	bHfKhFiY
a$	t]
a.m$	iU
aa	bZcIiVjHrK
ab	oU
ab 0	gQoR
ab 00	fV
ab 2000	bJiSjIqW
ab dem	cKfIhWnToHqK
ab januar	eTgQoQ
ab marz	aQeV
ab oktober	oU
ab sofort	oS
ab und	bUjHnT
ab$	bV
abend	aIf\\tS
abend$	aItU
abend-	fUiKjQ
abende	fRoJ
abends	fWiK
abends daheim	dJfQhKnR
abends$	fYiIpU
aber	kX
aber das	qX
aber nicht	kKlRrV
aberd-	cYiK
aberdeen	cYiK
aberdeen$	cYiK
abery-	cUfI
aberystwyth	cUfI
aberystwyth$	cQfH
abgef-	fT
abgefeiert	fT
abgefeiert$	fU
abgeg-	fWiQ
abgegolten	fY
abgegolten$	fX
abges-	jZsR
abgeschl	jS
abgeschl ausb	jT
abgeschlossen	jRsT
abgeschlossene	jS
abgeschlossenes	jU
abgew-	jT
abier-	bT
abierta	bQ
abierta en	bRqS
abierto	bScH
abili-	bKhKiHj\`kKnEsK
abkla-	iSjQ
abklaren	iSjQ
able	jW
able to	jY
able$	iY
abm	jZ
abm$	jX
aboga-	bU
about "	rV
about $	gQ
about 0	bYiH
about 00	fVmR
about 000	bUcK
about it	bXjR
about nights	rQsW
about the	pFq[rR
about to	jGsT
about £	bTiKjK
about$	bKdVfSkItT
above	iVkV
above all	jJkY
abraz-	iItb
abrazo	tZ
abrazo$	tR
abrec-	aUi[tJ
abrechnung	hKiTpS
abril	oSqQ
abril$	oRqR
abrim-	bQtT
abrimos	bQtT
abrimos$	tV
abrir	iV
absat-	cKrXtT
absatz	cKrXtT
absatz$	bIcKrQtV
absch-	j]
abschluss	j]
absen-	gQsT
absence	gQqVrH
absence$	iS
absol-	jUqY
absoluta	pHqT
absoluta$	jTpK
absolute	jSqR
absolutely	jUtT
abspr-	dUfWtK
absprache	dUfWtK
absprache$	dUfWtK
abste-	gKhXsS
absti-	qY
abstr-	jQ
abstract	jQ
abt	aJiT
abt 00	iQ
abtei-	fJiW
abteilung	fJiW
abwas-	aCbWiUtG
aca	bIcGjYlT
acaba-	aJi\\jI
acabo	eKqUsR
acade-	cSlT
academia	bWcG
academy	cTlU
acc	sX
accen-	s[
accent	jKqQsX
accent$	qW
accents	lKsZ
accep-	oWpRqF
accepted	pV
accepted$	pW
acceptes	lU
acceptes$	lV
acces-	bSgSiQ
access	bRiW
access$	bGfWiS
accid-	hQqHrY
accom-	hRiVjUlQrI
accommodation	hTjYrE
accompagner	iR
accompanist	iEjVlFmY
accou-	aYtJ
account	qQ
account$	bIpV
accountant	aVqW
accountant$	aUtJ
accounting	jRlR
accounting$	aKiKjQlXqH
accounts	aWiVjH
accounts$	i[jG
accro-	jFr\\sV
accru-	gV
accue-	iY
accueil	iY
accueil$	aJcJiVtK
accur-	aKiQjX
aceit-	bQiQ
aceite	bQiQ
aceite de	gS
aceite$	bRiS
ach	q^sGtH
achat-	mRnS
achats	mRnS
achet-	mR
acheteur	cQ
acht	bVeQfQlQ
acht wochen	aHbKeZlV
acht$	fSlQ
achte-	aJbWcJfXiF
achtu-	fT
achtunddreißig	fT
achtunddreißig stunden	fT
ack	jW
ack$	jW
acomp-	aJiVjQ
acompanamiento	i[
acqui-	iW
acres	b_
acros-	nQ
across	nQ
across three	bW
actas	iZpK
actio-	bViTtU
actions	i[
actions$	i[
activ-	iYjR
active	iRjU
active directory	iKjU
actua-	jT
actual	iKrR
actually	hUjY
acute	fUiHjR
ad	aRrY
ad is	aIr\\
ad please	aRfItW
ad says	iJqKsU
ad$	aTcHqSrU
ada	gV
ada$	gWiQqJ
add	aKfTr[
add the	rX
addit-	fJgWhI
addition	fJgWhI
addre-	cSdJiW
address	cTdI
ade	iRjV
ade$	bIiVjR
adela-	aX
adema-	hSkR
ademas	hSkR
adher-	bViQ
adherents	bViQ
adherents$	bUgKiJ
adjoi-	aUmQ
adjoint	aV
adjud-	bViRjE
adjun-	aQpR
adjunto	aRtR
adjus-	aTcVlKtG
adler-	aGbUcUtJ
adler-apotheke	aGbUcUtJ
adler-apotheke$	bS
admin	aWfKgKiSjSpQqKtJ
admin-	aXmU
administrativo	aV
administrativo contable	aV
administrator	aZtI
administrator$	mT
admis-	eVjI
adopt-	eYiR
ados	aIbXjX
adr	kYlX
adr no	jJkGlZ
adres-	p[
ads	iIjVpKqW
adult	fKgFiW
adult-	kU
adults	kU
adv$	aThS
advan-	jHkU
advantage	jIkX
advantage$	jHk]
adven-	oT
advent	oT
adver-	rXtT
advert	eKrRtU
advert$	aIeFrTtU
advertise	eRlJqR
advertise for	bQtQ
advis-	aQmZ
adviser	aW
adviser$	aW
aed	cUgX
aed 0	g[
affai-	bQ
affairs	bQ
affic-	iY
afin	jT
afin$	jU
afrai-	dSjS
afraid	dSjS
afraid$	qXsK
after 0	gXhU
after 00	fEgVhS
after a	aUhR
after half	pTqV
after probation	dVfK
after six	bWpQ
after the	gWhJoS
after$	aEfXhXiFtS
after-	aR
afternoon	dRtS
ag	bWcEjR
again	aHqSrTtU
again so	qT
again$	qRrYtX
age	gUqKsXtU
age$	gXqItR
aged	bRgSlQmQ
aged 0	bXfKgI
agenc-	bU
agence	aScR
agence de	bRcY
agence$	aVbIcGiIjUpR
agencia	bTqS
agencia de	bWjS
agencia no	jQ
agencia$	cKlIoKqZrI
agencies	bSpQrU
agencies$	p]rD
agency in	pS
agency or	jT
agency side	jY
agency$	bYeWhJiImJ
agend-	iTtR
agenda	hRiQtR
agenda$	cKhKiStW
agent	aU
agent de	aV
agent$	aT
agent-	mR
agente	aW
agentes	mX
agents	cQiQjKmR
agents$	bQmQ
agentur	bRjSqS
agile	cFdYiGjH
agile$	cFdYiGjG
agm	iIjT
agost-	fUoQ
agosto	fUoQ
agosto$	eUoT
agree-	sU
agreed	aJiJsY
agreed :	qUsK
agreement	lR
agreement$	eSgRiIlVqJ
agric-	bJiSjRnI
agricole	jSnH
agua	hSqV
aguin-	hV
aguinaldo	hV
aguinaldo de	hQ
ah	qKtX
ah nein	aKeIfXiJlEnIrTtE
ah$	bKfQhSiItQ
ahead	fZgKqS
ahead$	fZ
ahi	eUhRqR
ahm	t\\
ahm$	jItY
ahnli-	jQkU
ahnliches	jQkU
ahora	iR
ahorr-	kV
ahorro	gKiT
aid	jX
aid$	jWkH
aide	gKhTiX
aide au	gKhTiX
aider	hJi]lG
aides	aVmQtE
aimer	jQnZ
air	bVgR
ajust-	eJgVhG
akkor-	gTtS
akkord	gTtS
al 00	eQhS
al 000	gApSqZ
al ano	hXjGn]
al dia	j[
al ingles	rX
al lado	cSdK
al menos	iTjJsQ
al mes	fVgU
al que	qW
al taller	bKp\\
al$	h[
alarm-	nV
alarms	nV
alarms$	nV
albac-	bSc[tJ
alema-	jQkR
aleman	jQkR
alerg-	iS
alergenos	iS
algo	jT
algo de	kS
algui-	aS
alguien	aS
algun	eKiKrWsG
algun-	fUqQ
alguna	fVnQ
alime-	bQhT
alimentacion	cJhXiIqJtK
alimentacion$	cJhXiHqItK
alimentos	cX
alimentos$	jS
all 0	gRhKiIjT
all day	fTjX
all in	bQfQ
all that	sT
all the	dTiJjKlU
all three	bWgSqI
all$	hSmW
alle	qS
alle 0	cKdU
alle gleich	bGcJdIeKfJgXhKiJjKkKmKoKpKqJsItK
alle$	hV
alleg-	iTjGkVtK
allei-	iRjV
allein	hKiU
allem-	kUrQ
allemand	kVrR
allemand$	kHrY
allen	fFgW
allen-	cYiDjUtJ
aller	bS
aller-	iRjQ
allergens	iY
alles	lR
alles andere	dVfHiJjVkK
alles$	aVbIiKjKlXtJ
alloc-	fIi^
allocating	iS
allow-	gRh[
allowance	gThQ
allowance 000	aHfHgSiE
allowance and	gShJ
allowance £	hS
allowance$	dHhU
allta-	aTfJiIlGqKt[
almen-	aEbXcXeKiHoKqKtJ
alnwi-	aIcR
alnwick	aIcR
alnwick$	aIcR
aloja-	h]
alojamiento	h]
along	lWqV
along-	mW
alongside	mW
alors	tU
alpha-	cYiKjK
alrea-	lQsS
already	lQsS
als	kQ
als 0	jS
als zwei	fS
als$	bIkV
also	tV
also 00	eJfTgSoF
also :	aUnY
also ahm	fKtT
also die	tS
also nicht	qV
also so	qKsV
also wir	aT
also$	cKhJiFtc
alt	bYoIqHsU
alta	dYe]hG
alta en	eT
alta$	cGdUeSgKiJsJ
altas	cTiV
alte	oU
alten	aItS
alten-	fIi[oKqH
alter	bVfIrIsZ
alter als	jR
alter-	fTiJ
alteren	iIkYqJ
alternance	bJeY
alternance 0	eU
alternante	mZ
alternate	fS
altur-	cV
altura	cV
altura$	jV
alu	jJlV
alumn-	bR
alumnos	bR
alway-	bQfQpS
always	bQfQpS
always have	bRfQ
always on	fIhIpW
alzhe-	bKkSqS
alzheimer	bKkSqS
am 0	fUqS
am 00	pQqZ
am besten	fKs\\
am dienstag	qU
am in	iKjWlJqJtS
am liebsten	oQsR
am markt	bQcXeEmG
am samstag	bKgYhF
am see	bUcVpH
am starts	aIf]oK
am tag	nW
am telefon	jW
am tresen	iRmT
am$	fTpT
ambul-	bRqStH
amena-	eKqX
amenaza	eKqX
amenaza con	eKqX
ampa	aKbVqR
ampar-	pT
amparo	pT
ampli-	cGeSgKtU
amplitude	bSgI
amplitude 0	bSgI
amt	bXrT
amt$	jJrWtT
an 0000	pU
an :	iTpZtS
an a	aQbKmKnW
an ad	aQeQrKtQ
an advantage	jKkUlQ
an analyst	mX
an apprentice	mX
an asset	kU
an den	iVmS
an der	bScRpQ
an die	iSpQsS
an frau	iIpX
an hour	gQ
an hr	gW
an mich	jIm\\qHtT
an office	aIcKiXjK
an opening	fT
an personal	pX
an renouvelable	eS
an schultagen	fWiJsK
an sie	pS
an tvod	gS
an$	hRtT
anaes-	jV
anali-	aS
analisis	iS
analista	aS
analistas	aUfKmR
analy-	aQhQmV
analysis	jV
analyst	aVmR
analyst$	aSmU
anbei	bJrKtV
ancho-	aIdY
anchor	aIdY
anchor day	dU
ancie-	eKhS
anciennete	eKhS
anciennete$	hU
and 0	iImTpR
and 00	fT
and 000	bUjK
and a	bQ
and able	jW
and about	aGbKcXmQ
and all	hTtU
and an	bDiGm_
and ask	pT
and at	jSkK
and b	jR
and be	jVqH
and by	iU
and can	j\\qE
and daily	aQ
and dental	hTiHjK
and don't	aKbKiJjKlKmKpIqKrWsKtJ
and dr	mQqR
and english	jS
and every	fR
and finish	fY
and five	hXiK
and half	aGgS
and have	iIjUsQ
and he's	qTtH
and honestly	cHdS
and i	jJ
and i'll	eIhRiKpTqHtR
and in	pJrX
and is	eHq[rK
and it	bRtU
and it's	hSqUsH
and keep	iZtJ
and keeps	iU
and long	cTjU
and make	eTtK
and me	mStJ
and medical	gS
and must	iR
and my	mZpJ
and never	bTrK
and new	fGhY
and not	sT
and one	aR
and our	bWiKrQ
and pack	gKiWjT
and please	qX
and run	iQtS
and second	aTiQtK
and set	dHjV
and sit	iImT
and so	bZiS
and still	bV
and talk	jYrK
and ten	bSgTiK
and that	hIsV
and then	iQ
and they	bHfTjT
and they're	hJiTjIqU
and thinking	jU
and to	kW
and train	hJi^
and two	aWmQ
and uh	bIcKgIhRjJtU
and we	bQcT
and we'll	cWfJ
and we're	aJbSdQqJ
and will	jIqZ
and with	iKjRmW
and without	sU
and yes	bFqZ
and you	gQiQ
and £	eJnW
anda	q]tJ
andere	cTdQkQ
andere$	jWqK
anderen	qQ
anderes	jT
anderes$	jT
anders	rJtW
andre-	cRiHmRpIt^
anerk-	j[
anerkennung	fJjQ
anfan-	aToYrQtK
anfang	kIoT
anfangen	oXrWtK
anfor-	aHbKcKrQtR
angeb-	jRmR
angebote	iQqT
angeh-	iXqS
angel-	bQgT
angelehnt	gS
angelehnt an	gS
angem-	gShK
angemeldet	gShK
anger-	cQgUlSqS
angers	cSjKlU
angers$	cTjJlU
anges-	eYjR
angestellt	eY
angestellte	iW
angestellte$	gQiS
angestelltenlehrgang	aHiHjZ
angla-	jU
anglais	jW
anglais c	jQ
anglais courant	jT
anglais de	jZ
angli-	rU
anglican	jSlJrKsU
anglicismes	rU
angry	aEfJiYjJqJ
anhor-	iV
anhorungen	iV
anima-	aSgSkS
animal	cS
animation	iZrJ
animaux	hR
animaux$	hS
anime-	iV
animer	iV
animer le	iT
anlag-	cTgW
anlage	cSgX
anlagen	cS
anlagenmechaniker	qU
anleg-	iV
anlei-	i^jH
anleitung	aJiY
anmel-	i\\
anmeldung	i\\
anmeldung$	iX
ann	aEbDc_dKeIfFgGjKlImEnHoDsK
annee	dThKqTsJ
annel-	pX
annon-	qV
annonce	qTtQ
annonce :	qG
annonce$	qW
annou-	qZtU
announced	qU
announcement	pKqXtV
annua-	fWiR
annual	iVjTlK
annual$	iVjH
annualised	eKfW
annually	fYhK
annually$	fY
annue-	hQiY
annuels$	gS
ano	eRhTnR
ano con	bVhVjI
ano pasado	bSmKoIrK
ano$	hSnU
anoni-	qJrW
anony-	iVrY
anonyme	rW
anonyme$	qJrU
anos	ja
anos de	iKjX
anos en	j[
anos gestionando	jW
anos y	jUlK
anos$	bQnRsS
anoth-	hQ
another	hQ
another$	aEiUkIqStT
anruf	pZqK
anruf-	pWqK
anrufen	iIjKpWqK
ans	jX
ans d'experience	jU
ans de	jWmW
ans en	iKj^
ans$	bVeZsQ
ansch-	cKiW
anschreiben	pQ
ansie-	qU
ansiedad	qU
anspr-	mRpY
ansprechpartner	mV
ansprechpartnerin	aKmIpX
anste-	eXsX
answe-	iRmQ
answer	bQmT
answer to	iHm]
answer$	iQ
answering	aSiU
answering the	aUdKiQtK
answers	iQlJpS
ante	iXpQ
antec-	sU
antecedentes	sU
anteq-	cU
antequera	cU
antequera$	aKcUqJ
anter-	qT
anterior	qT
anterior se	qU
antes de	pS
antes del	oT
antes$	tW
antra-	aKgIiWpEtW
antwo-	bX
anual-	iT
anuales	iT
anunc-	rT
anuncio	rT
anwal-	jTsQ
anwalt	jTsQ
anwalt$	jUpK
anwes-	aHdTfHjHqItY
any	tS
any 0	aIcS
any more	qQ
any of	cHdUkY
anyon-	oQsV
anyone	oQsV
anyone$	eJoVsH
anyth-	iRtW
anything	iRtW
anything about	qU
anything$	tV
anywa-	pS
anyway	pS
anyway$	rS
anywh-	cX
anywhere	cX
anywhere between	dJnT
anywhere in	dZ
anywhere$	hR
anzei-	qQrW
anzeige	qRrT
anzeige$	rW
aout	hQo]
aout$	bJhToY
ap	aVmSqR
ap is	mUqV
apart-	gS
aparte	gS
aparte$	gS
apert-	pIt^
apertura	fQiS
api	kX
aplic-	iKjSrT
apoyo	oW
app	bSiUpT
app$	cKkKpZ
appar-	bQhV
appea-	iUjJpKrUsU
appeal	iX
appearance	cKdIqKsZ
appearance$	bKcKdHhKkJoKsX
appel-	pXqR
appelle	qU
appli-	pU
applicable	fWhVjH
applicable$	hWjH
applicants	jRqJsR
application	kKpV
applications	pT
applications from	rRtT
applications$	j[
apply	pZqUtH
apply and	qR
apply by	p[
apply$	pQrS
appoi-	pQtS
appoint	tV
appoint a	aKiRtQ
appointment	jRpS
appointment$	jSpT
appointments	iU
appointments$	iS
appre-	kS
appreciated	jKkT
appreciated$	kV
apprecie	jQkW
apprentice	aWgRmR
apprentice$	aXmV
apprenticeship	gUhJkHlQ
appro-	jS
approval	bKoUqX
approved	bUtS
approved for	aHiQqQtJ
approved it	aHqIt[
approved$	aUbXiEjItG
approx	fQ
approx 0	fS
apren-	eRl[pKtJ
apres	dSoR
apres 0	eShTiJ
apres 00	fFgJpX
apres l'essai	dQ
apres la	dQqR
apres$	eSjK
apres-	fX
apres-midi	fX
april	o_
april bis	fU
april to	oR
april$	bRqR
apunt-	hIpRqW
apuntar	hIiVqT
aqui	iKlTtV
aqui la	cKdWgRhKiJ
aqui$	cJeKlZpHqHrJsJtR
arabe	jRkW
arabi-	aRjHkRlW
arabisch	aRj@kQlZ
arand-	cS
aranda	cS
aranda de	cS
arbei-	jR
arbeit	j[
arbeiten	cEd\\fKhJiE
arbeitest	fRmQ
arbeitsort	cX
arbeitsrecht	iSjR
arbeitsrecht$	jT
arbeitszeit	fVnToI
arbeitszeit ab	fThKnToH
archi-	aTbUkV
archiv	qTrT
archives	bZ
are	bQ
are as	bKjJlV
are in	j\\rG
are none	bFiY
are not	jWpQ
are$	cYjGsStR
area	bKiSjW
area$	aIcJdJeJfKgIhGiUjVkJlJmKnJoIpJqJrHsKtK
areas	bRcIjW
arger	qRsU
arger$	pJqWrR
arger-	qX
argert	qX
argue	jStU
arles	aKc\\iE
arles$	aKc\\iE
arme	iSqZ
arnes	jX
arnes$	jX
aroun-	cT
around	cT
around £	gRhQ
around$	cXfJgHiKjJqJtU
arqui-	jQ
arquitecto	jQ
arran-	dQ
arrancamos	bW
arrange	iStW
arret-	iKqW
arrete	pQ
arrib-	nTrT
arriba	nTrT
arriv-	iU
arrived	pJqX
arrived$	qR
art	jYkKlX
arte	aUs[
arte$	aVs[
artic-	gRiYjH
article	gVjK
articles	iVjK
artis-	bRiYmJ
arvo	fTgKiR
arzte	bY
arzte$	aKbWiGtQ
as	rS
as a	fHnSqRsX
as discussed	bQtT
as long	dRfS
as per	gUoJpJ
as promised	tS
as soon	fKoV
as the	qRrS
as they	tU
as we	fViHjHlT
as well	iRjKrV
as you	aKiJjItV
as$	aIcKeUrWtQ
asap	kQo]
asap$	aDo^pK
ascen-	bRiVjTtJ
ascp	fHjQtU
ascp or	fHjQtU
asegu-	bVe\\gHhB
aseso-	mW
asesor	aT
asesoria	aIbV
ashev-	cR
asheville	cR
asheville$	cR
ashor-	fJhKpV
ashore	fJhKpV
asi	oRqR
asi que	oSpKqS
asia	aUbG
asign-	iTn\\
asist-	aYfK
asistente	aZ
ask	pQq\\
ask for	p\\
ask$	gRqT
asked	lUq[
asked for	qWtV
asked if	sV
asked to	l\\tJ
asoci-	aHbZ
asociacion	aHbZ
aspir-	cFhKiYjK
assem-	iZ
asses-	iWkQpQ
assessment	iKpUqT
asset	kU
assig-	aHfFiYjJmX
assis-	aWiTmV
assistance	iR
assistant	aYmQ
assistant (	eR
assistant 0	dIfU
assistant$	a\\iJ
assistante	aW
assistante dentaire	gK
assistantes	aTcH
assistants	mW
assoc	aVtK
assoc-	bW
associate	aRgS
associatif	b[
association	bVqS
association 00	bV
association$	aKbWhKiK
associe	hTqQ
associes	bQrS
associes$	bW
asst	aThJiGmZ
asst$	aHjQtW
assur-	eWfIhWiWmE
assurances	eIhZiI
astre-	f\\gR
astreinte	f\\gR
astreinte une	fS
astreinte$	cKfIgW
asunt-	pQ
asunto	pRtQ
asunto :	tQ
asuntos	gT
asust-	bJiYjSlHqIsG
at 0	fTiVjX
at 00	hZiKjU
at 90	g[hKpK
at a	gJiTkT
at all	pEq]
at cost	fKlU
at ease	jQkWlI
at eight	jX
at five	b]mI
at heights	cHjQ
at home	dUjSsY
at it	hDjJpHq\\tK
at least	iKjY
at most	r[
at night	fViX
at one	hKiU
at our	hV
at ten	fJiWjS
at the	cQ
at time	gQjS
at times	iS
at$	aHbHhStS
ateli-	bRdS
atelier	bUdT
atelier$	bWcGdWhG
ateliers	iQ
ateliers du	iV
atenc-	aVhRiK
atencion	aVhRiK
atend-	i[
atender	iV
attac-	jTqQsR
atten-	iTjS
attendance	fHhV
attendance bonus	fIgKhV
attends	jVlK
attes-	jZ
attestation	jZ
attor-	aKbVpK
attra-	qIrVsT
attractive	qJsT
attractive$	rU
atv	bIcJfCgFh]iJjH
au 0	oZ
au 00	pZ
au 000	sR
au bout	hY
au comite	aJiGmStX
au comptoir	iR
au depot	cJhUiKnX
au domaine	bU
au moins	iHj^sJ
au plus	jKnVpT
au president	pU
au salon	iSjJpT
au vendredi	pK
au$	cJeVjJnKoXqKsK
au-de-	cRhQjIqQ
au-dessus	cRhQjIqQ
au-dessus de	aKcWqU
au-dessus du	gShTiIjJqK
auch	hQ
auch auf	cTrZsK
auch die	aIgWhKiKjJmG
auch mal	fWiXjJ
auch privat	hT
auch$	iTkSoQ
auckl-	cZ
auckland	cZ
aucun-	lW
aucune	lW
aucune experience	lW
audio	iS
audio typing	iT
audit	dSiZ
audit committee	mT
audit$	f[sI
audit-	iWjQpV
auditor	aVtH
auditorias	iUjKmK
audits	iY
auf 000	fGgX
auf dem	aVcKhWtJ
auf die	fVhKmW
auf drei	eW
auf ein	eWmKrK
auf insta	fI
auf wunsch	hW
auf$	iQrVtT
aufba-	iX
aufbauen	iV
aufga-	iQtU
aufgabe	iXtH
aufgaben	tR
aufgaben :	tR
aufma-	i[
aufmaß	iT
aufse-	aS
aufsetzen	aS
aufsi-	aVjQtH
aufsicht	aVjQtH
aufst-	eKfV
auftr-	bXfIiY
auftrag	aKbRiTkI
auftrage	bV
aufwa-	gU
aufwarts	bRgVsR
aufwarts$	bSgTsR
aufzu-	bSlV
aufzuge	aKbSlU
aug	fJhTo]
aug 00	bKeIo[
aug$	oX
auge	r]
augus-	oT
august	eQoU
august oder	oR
august$	fRoQ
aula	aQm\\
aula de	aSfKjDm[tK
aula$	cJjUmQ
aun	qX
aun no	qW
aunqu-	iU
aunque	iU
aunque no	iU
aupre-	iUjQ
aupres	iUjQ
aupres de	iRjRmJ
aupres des	iV
aupres$	jR
aura	aJiHmX
aus	sU
aus dem	bX
aus der	jJlUs[
aus$	jQnRqQsR
ausb	jT
ausb$	jT
ausbi-	aIjVlX
ausbildung	aIlY
ausbildung als	aGjXlK
ausbildung$	jS
ausdr-	jKkJlX
ausdrucklich	jKkJlX
ausfu-	aIgJiZoKtV
ausge-	fTjZ
ausgeglichen	fZgJqJ
ausgeglichen$	fZgJqJ
ausgelernt	hJjTlQ
ausha-	jW
aushalten	jW
aushalten$	jW
ausku-	iWmKpT
auskunft	iRmJpU
ausla-	iUsY
auslander	rKs\\
auslander die	sU
auslander$	rKsZ
auslo-	gThU
auslose	gThU
ausma-	jW
ausri-	iUqS
ausrichten	iUqS
ausrichten$	iUqR
ausro-	iW
ausrollen	iW
aussc-	iV
ausschließlich	pTrR
ausschließlich uber	pS
ausschreiben	iJqUrJtT
ausschreiben$	iIrItU
ausschreibung	tQ
ausschreibung$	bZiJ
aussi	kQrT
aussi$	fSkYlJ
austi-	cWnK
austin	cWnK
austr-	cSjKqR
auswa-	parItE
auszu-	mXqQ
auszubildende	mY
autho-	iWjV
author	jS
authorised	bTeJiIjU
authority$	jS
autis-	kU
auto	hQlRnS
auto$	aRbDhW
auto--	jJtW
autob-	hZ
autobus	hZ
autoc-	jQkQ
autocad	jSkU
autocad$	kS
autoclave	hUiU
autoh-	bUtK
autohaus	bUtK
autom-	aXiKjQ
automated	jVkHqS
auton-	bUeSiIjQ
autonoma	bRiKjR
autonome	hSiJjR
autonome sur	jU
autonomo	e[
autonomo$	e[
autor-	jSrSsR
autou-	cW
autour	cW
autour de	cS
autour$	cVnJ
aux	iX
aux clients	iT
aux prud'hommes	qR
auxil-	iGkUmQ
auxiliar	aUhW
auxiliar de	aYhG
auxilio	gS
auxilio de	gS
außen-	aTnQ
außendienst	aWnT
außer	fShU
außer-	fKgUhHjS
avail-	cUdGfThQ
available	cUdGfThQ
available$	cVdFhSiK
avanc-	gT
avance	gT
avant	pX
avant le	aJpUtR
avant$	sS
avanz-	jU
avanzado	jU
avanzado$	jU
avec la	iX
avec le	iSpQ
avec les	iSqQ
avec ma	pRqV
avec un	fKpVqV
avec$	jIqW
avera-	fUgR
average	fUgS
average 00	fQgU
average$	fShJ
avez	jX
avisa-	iKpW
aviso	rU
aviso-	lKrUsI
avisos	lKrUsI
avoid	r^sS
avoid the	rY
avoir	jRkT
avons	lYmIpI
avril	oX
avril$	oRpQ
award	aKgWqR
award level	aIeKfKgXhKiIjKlImKnKrIsKtI
award-	jR
awards	gQiQ
away	fAhQn^
aws	aKfIg[jRkQ
ayuda	aR
ayuda-	iRlSmQ
ayudante	gT
ayudantes	iJlVmS
ayudantes$	aRmW
ayunt-	bX
ayuntamiento	bX
ayuntamiento de	bY
az	c[
azubi	m^
azubi$	mY
azubi-	iQmV
azubis	iQmV
azubis$	mXoJ
b	j[
b (	gShR
b /	gX
b 0	eQgRjT
b and	jQ
b or	e\\jH
b ou	gJhR
b with	hRjK
b$	jZ
b-sch-	hIjZsK
b-schein	hIjZsK
b.ed	cIj[kItJ
babie-	mTqU
babies	mTqU
babies$	bKmSqS
baby	bKiVoHqYtI
bac	j_
bac +	iIj\\
bac pro	jX
bache-	jX
bachelor	jSlI
bachelor's	jV
bachelor's in	jW
back	hKsT
back or	hEjDs]
back to	dKfUhKiR
back$	bSfQhJiR
backe-	aTlS
backen	aJiRmV
backend	aX
backerei	bKjIlW
backf-	qV
backfill	qV
backfill for	qV
backg-	jSlV
background	jSlV
background check	fJiIjakKlF
background would	kV
background$	rQsWtI
backl-	iV
backlog	iV
backs	q^rK
backs-	aVbQ
backstube	aVbTiI
bacon	fKh[iTjKmH
bad	aKc]
bad$	cR
badge	jQqT
badge$	qRtJ
bafa	j\\
bafa complet	jW
bags	iUjW
bahn	bVcGhGjKna
bahnc-	hZ
bahncard	hZ
bahnh-	aJbWcSjKtE
bahnhof	aKcV
bahnhof$	cR
baja	qX
bajar	iRoR
bajas	iX
balan-	iV
balance	iV
balay-	jQ
balayage	jQ
bambe-	cS
bamberg	cS
bamberg$	cS
banca-	iSjS
banco	cSiT
banco de	cSiS
banco-	iV
bancos	iV
bancos$	iV
band	aUgRqW
band 0	a[iR
band$	gXhK
banda	gV
bands	gQiQ
bands-	bScGqXtH
bank	eXiRjI
bank holidays	hQiK
bank hols	hVoJqS
bank of	bJiGmYtX
bank$	eXiQjKrU
banke-	gRjKlU
banken	gSiR
banki-	iV
banking	iV
banking$	iV
bankr-	bUjU
banks-	iGjXtV
bano	fKiYsV
bano$	cJhJiVsY
banqu-	aUbHiUqQ
banque	qX
bapti-	tV
bar	b^iRrQ
bar$	bW
barce-	c^
barcelona	cT
barcelona$	cT
barem-	g\\
bareme	g\\
bareme$	gQ
barista$	aZ
barki-	cUjSpR
barking	cUjT
barking$	bIcWiI
barra-	iRpT
barre-	aKb^
barri-	cXkW
barrio	bUcSfK
bas	gKqT
base	aKcbgU
base +	gQsJ
base 00	cKfIgVhH
base en	cT
base$	cAdYgY
based	aJcZdU
based in	aIbTcT
based$	bTcI
basic	gRjWlR
basic 00	aIcKeKfIgYjEkKlImKnKpJqKrK
basic$	fSjKlT
basically	cTdGsRtT
basically$	cWjKkJsQtJ
basico	gUkU
basico mas	g[
basico$	jS
basics	lS
basics$	lT
basis	eRjT
basis (	bRgHjT
bassi-	cShU
bassins	cShU
basta	lU
basta$	jIlWqR
basta-	iJjTqQ
bastante	iJjTqQ
batch	cKo]
batch$	bR
batch-	bJfViQ
batches	bJfViQ
batches$	bJfV
bathr-	iXsX
batim-	aQ
batiment	aQ
batiment$	aT
bauen	hTiQtR
bauen$	hQ
bauin-	j[
bauing	aWjR
baule-	aTjR
bauleitung	jUqJ
baust-	cX
baustelle	iQrKsX
baustellen	cZ
bautz-	cTqS
bautzen	cTqS
bav	fKgJhZpJ
bav$	hV
bayer-	hQnW
bayes-	kW
bayesian	kWtK
bcbs	hW
be "	rY
be /	dXhJj[kH
be 0	fRmRoK
be a	fRlS
be able	qQ
be better	qKsU
be comfortable	jU
be considered	eKlV
be discreet	pKqZ
be doing	sX
be in	eUrW
be no	jV
be of	kQ
be ok	jTsK
be on	fSiHjIkToQ
be one	dKiJkGpKrZsI
be polite	qV
be with	aKtQ
be$	iKjQlRtR
bea	aIrGtY
bea$	iStT
beant-	aReSrS
beantworten	rW
beantworten$	rV
beau	qQsU
beauf-	iX
beaut-	aVbSmK
bebe	qY
bebid-	aIbW
becar-	mTqS
becario	mRqT
because i	aIt]
because of	iGnTqS
because the	jQpHrV
because we	lFmX
because$	cKiGlFmXqF
becom-	iQqQ
become	iQqQ
bed	bUcKdThQ
bedie-	aViQ
bedro-	bVhR
beds	b\`hJ
beds$	bV
beef	bWgKhV
been	bRkQ
been here	bQmQ
been on	bVjQtK
been through	jQkT
been told	qXrZ
been$	bRfQ
beer	gChZjV
beer$	eKgCh[iKjV
befor-	jQoR
before	jQoS
before 0	oJpRqS
before 00	fDjJp[
before it	iZjE
before the	jQ
before you	bX
before$	jYlS
befri-	eY
befristet	eY
befristet auf	eR
befristet fur	aIeR
befristet$	eW
begin-	o\\
beginn	oY
beginn 00	oT
beginning	eJoX
begle-	iUmW
begleiten	iVjS
begleiten$	iTjQ
begru-	iKqUrWsK
behan-	bUcKiYjFpKrJsG
beheb-	iT
beheben	iT
beher-	jV
beherrschen	jV
beherrschen$	jV
behin-	cUhHjT
behind	cUhHjT
behor-	bYjKnKrT
behre-	qT
behut-	qSrHtR
behutsam	qSrHtR
bei 0	gRqR
bei 00	fKgQhJjXtH
bei dem	sX
bei den	sY
bei der	eThU
bei gleicher	pT
bei mir	p]
bei uns	cJlY
bei$	jQlQpR
beim	mSqW
being	jXqY
being funny	jW
being the	tV
bejar	cWgRiI
bejar$	bQcX
bekom-	tT
belas-	iHj^
beleg-	qV
belie-	fVpQrS
believe	aHiJrXtQ
believes	qV
believes he	qV
below	sYtZ
below 00	s]
below$	cKtV
bem-g-	iU
bem-gesprache	iU
bemer-	rRsR
bemerkung	rRsR
bemerkung :	rRsR
bench	aQbT
bench joiner	aT
bench$	bW
bench-	bT
benches	bT
bened-	qW
benedikt	mU
benedikt haas	mU
benef-	hZrS
benefits	aQhRqIrU
benefits :	hT
benefits$	hHiQtT
beng	iBj_mJqK
bepec-	jT
bepecaser	jT
bepecaser ou	jT
berat-	iZ
beraten	iT
beraten$	iQ
beratung	iR
berce-	qQ
berceaux	qQ
berceaux$	bU
berei-	fQjX
bereit	jUnW
bereitschaft	fVgQjX
bereitschaft zu	fHiJj[
bereitschaft$	fXgXhD
berge-	aIbJcUjT
beric-	hIiGmc
berichtet	hJiJmY
berli-	bRdJiQnT
berlin	nW
bernd	tX
berta	qV
beruf-	gTjV
besch-	bUfIgY
beschaftigte	bX
beschaftigte$	bX
beschaftigten	bW
beschaftigten$	bY
bescheid	rW
beset-	aSoWtQ
besetzen	aVtT
besetzen$	qKtZ
besetzung	o[
besoi-	lRtU
besoin	lRtU
besoin d	tX
besoin d'un	iRlVtI
besoin d'une	aTbFcItE
besoin de	lQ
besoin$	lTpK
bespr-	tT
besprochen	tT
besse-	bSkXoR
besser	bSkXoR
besser$	hIk]
best	pQsUtY
best$	hIpTrIsY
besta-	iVqQ
bestattungsfachkraft	aX
bestattungsfachkraft$	aV
beste	tZ
beste gruße	tZ
beste-	iXpQ
bestellung	eFiZ
besten	pXsX
betre-	iQpTtT
betreff	iHpUrKtU
betreuung	iS
betri-	hY
betrieb	aJbRmW
betriebsarzt	hTjJ
betriebsarzt$	cKhTjJ
betriebselektriker	a\\
betriebselektriker$	a[
betriebsrat	jTqW
bette-	mRsV
betten	bYcJeImX
betten$	bUcImV
better	sX
better than	qKsU
better$	jRtS
betwe-	qQ
between	qQ
between 0	fU
between us	qUsY
between you	qRtI
between$	cHgTiTpKqS
bev	mV
bev and	mW
bevor	iVtS
bevor-	kSsS
bevorzugt	kSsS
bevorzugt$	kTsU
beweg-	aTiT
bewer-	pe
bewerber	pU
bewerbung	pU
bewerbung an	mJpS
bewerbung bis	pR
bewerbung mit	pR
bewerbung uber	pQsJ
bewerbung$	pS
bewerbungen	p[
bewil-	iKjUqQ
bewoh-	bXgKiUjG
bex	aGbJqYtS
bezah-	hUlQpR
bezahlt	hUpS
bezahlt wird	cHgXpK
bezahlt$	gIhSpW
bezie-	cUiQ
bh	fKh\\iKjI
bh$	cKhWjK
bi	kY
bi$	kT
bibli-	aTbVrTtE
bid	fY
bids	qQ
bien	fQsS
bien y	bYjT
bien$	jRkX
bienv-	iGjKkWlZrR
bienvenu	jJkT
bienvenu$	jJkU
bier	bZiIpQ
biete-	tS
bieten	tT
bieten :	tS
big	kZsR
big plus	kW
bigge-	aKcZgIrZ
bike	gU
bilan	gTi\`
bilan-	bZcKiTjJkR
bilba-	cT
bilbao	cT
bilbao$	bIcWdK
bild	iKlJpKr_sD
bilds-	bEcEdGgGh\\nJ
bildu-	iYjKkFsK
bilin-	aTgQmS
bilingual	aUgRrQ
bilingual$	aWbKcIgQiKkKrItK
billi-	iRlJqR
billing	iSlIsK
bim	aViR
bim$	aXjK
bin	hImUpRqQtU
bin ich	jImXpQtJ
binde-	hQiQtR
bindestrich	cQtT
bingo	rV
bingo$	rU
binne-	bY
binom-	mW
binome	mW
binome avec	mW
bins	iZqU
bins$	iWpKqV
bio	bVhR
bio$	bX
biolo-	jS
biologie	aTjR
birth-	hSjS
birthday	hU
bis 0	qU
bis 00	eQ
bis 000	aJfKkGq[
bis 2000	iX
bis dahin	qZ
bis die	hViKqU
bis ende	eY
bis fr	fV
bis freitag	fS
bis in	jVsS
bis juni	fXoI
bis marz	aIeXiU
bis ostern	qU
bis september	iJmToRqI
bis zu	dWeQgQ
bis zum	fWkKoJpU
bis zur	eSiUtK
bis zwolf	fU
bis$	hSoR
bishe-	qV
bisher	qV
bisho-	cXqW
bisou-	tW
bisous	tW
bisous$	pKtW
bissc-	bSiSkI
bisschen	bSiSkI
bissl	jWlKnT
bist	jKmX
bit about	qT
bit of	bEiVkS
bit$	iRjXkG
bitte	qQr\\sS
bitte an	pYrH
bitte bis	pW
bitte die	qTrS
bitte kein	sS
bitte keine	sV
bitte mit	eRlQpRqJ
bitte nicht	gIq[
bitte nur	sU
bitte per	pKrZ
bitte uber	jIqRrJsT
bitte$	iRrVsQ
biz	fJgZhK
bjr$	aKtV
bl	hIiGkKm^
blabl-	rQ
blabla	rQ
black	aRiKj[
blagu-	r\\
blame	qV
blame her	qV
blanc-	eTgEhXqK
bleib-	sS
bleiben	bUfHgJiKjKqJsY
bleibt	qQ
bleibt unter	qR
bleibt$	iS
blend-	dWiKjBkZ
bless	aIbKlItZ
bleu	bXiKrS
bleu$	aJbUrR
block-	fDi\\qQ
blog	i]jI
blog$	iJpHqVrW
bloke	qKs[
blood	i^
blue	rR
blue light	rR
board	iQtT
board and	iQ
board approved	qJtT
board of	mT
board$	aIiTpUtR
board-	aQbTtS
boarding	aUpJtT
boca	bYtE
boca$	bYtE
bodeg-	aQbZnQ
bodega	bTdKnT
boden-	bYcQjJ
body	bSrYtJ
boile-	bKiW
boiler	iStJ
boili-	bUiR
boiling	bUiR
bois	aKb[iS
boise	cYfK
boise$	aU
boite	cHjHm\\sK
boliv-	jR
bolog-	cJnU
bologna	cJnU
bolsa	e[pQrS
bolsa de	e^kKpGqKrV
bon	qRtQ
bon$	aHqStW
bonjo-	tW
bonjour	tW
bonne	sVtX
bono	gXhQ
bono de	hS
bono por	cHgWiKmJ
bonob-	hX
bonobus	hX
bonso-	tU
bonsoir	tU
bonsoir$	tT
bonus	g[k[
bonus 0	fKg\\hD
bonus 00	gW
bonus half	gR
bonus if	gU
bonus on	gQ
bonus points	kV
bonus up	gUhK
bonus$	dJgUhHkd
book	iWjTpTqK
book$	aGcKjIpVtI
booki-	bRiS
bookings	bUiUqJtI
bookk-	aQ
bookkeeper	aQ
books	aQgKhQiWjItH
books$	aViSjItE
boots	gKhXjQ
boots$	hWiK
boots-	bSjIkW
bootstrapped	bU
bord	fYhEjQ
bord$	fUiIjV
borda-	aIcIeIj\`
borde-	iQ
bordeaux	cXdKiK
border	bSdT
born	jKrFsa
borra-	r^
boss	iIm]qXtV
botel-	aJfJjWtK
both	iI
both a	rQ
both languages	rV
both$	eSfSjQlS
bothe-	jVlR
bothered	lT
bothered$	jKkClY
bottl-	aKhUiWjHoG
bough-	bR
bought	bR
boula-	bUnQ
bourg-	cYhXsRtK
bourr-	iQsR
bout	hY
bout d'un	hV
bouti-	bX
boutique	bU
boutique de	aKbS
boutique$	bRpQ
boutiques	bU
box	hY
boxes	aIb_fKgFhCi<j\`tH
boys	aSfRsT
bp	jXkS
bp$	fHiJkU
bpjep-	hSjT
bpjeps	hSjT
br	jT
bradf-	cU
bradford	cU
bradford$	cU
brain	tS
brain dump	tS
branc-	aJbScQhRlR
branch	cUhV
branches	aFbU
branches$	aFbUlS
brand	aWqU
brand-	bJkQmZrW
brann-	aKbVcKgIiJtK
brannock	aKbVcKgIiJtK
bras	aWbVcIiE
brasa	pR
brasa$	iSqUsK
brauc-	lYtQ
brauch	tT
brauchen	aQtQ
brauchen eine	cWtI
brauchen$	bJtR
brauchst	jSlV
brauchst du	jUlS
braucht	cKdRjHlVnTtQ
braucht er	cFdYlI
braucht$	fKhUlHnX
braucht's	jJlX
brauchten	fKtQ
brauchts	aKgXhKjHkGqHrGtK
brc	jW
bread	bT
break	bUfS
break-	iY
breakdowns	iT
breakfasts	iV
breaks	fSsR
breaks$	iV
breme-	caiIjH
bremerhaven	cS
bremerhaven$	bQcT
brems-	iU
bremsen	iU
bremsen$	iS
brend-	bSqX
brenda	qY
brendan	bW
brenn-	bVlJqWtK
breta-	cR
bretagne	cR
bretagne sud	cR
breve-	aHkVlU
brevet	aHkVlU
brico-	bRjY
bricolage	bT
bricolage$	iT
bridg-	bVqS
bridge	cRqV
bridge$	cRqW
bridges	bYcK
bridges$	bW
brief	iVjJpZ
brief-	iQqWtQ
briefen	iVqJ
briefen$	iXqJtJ
briefing	tX
briga-	aSmZ
brigada	aYmS
brigade	bWmYpK
brigh-	eW
brigi-	mT
brigitte	mT
brill-	bVfKhVpI
bring	lQpVtS
bring-	iQlT
bringen	lYtR
bringen wir	l[
bringen$	tQ
bringt	iVkStI
bringt$	kV
brist-	cT
bristol	cT
bristol$	cRdIgU
brita-	rTsX
britanico	kJsZ
briti-	cTsU
british	cTsU
british spelling	rX
broad-	dShV
broadband	dShV
broke-	iWpKqR
broker	iTpKqU
bronc-	fJqUsV
bronca	qX
bronz-	jIkW
bronze	jIkW
brook-	mZ
brot	hZiHjK
brotc-	bSiQ
brotchen	bSiQ
broth-	bTmQ
brother	mT
brotz-	bVhTtJ
brotzeit	aJbWcKhTtH
bruss-	bJc\\hIiDnStI
brut	g\\
brut pour	gV
brut selon	gQ
brut$	gX
bruto	aJgStU
bruto$	aJgTiKtT
bruto-	gZ
brutos	gZ
brutos y	gYhH
brutos$	gW
bruts	gZ
brutt-	gS
brutto	gS
brutto bei	iR
brutto mal	nQ
brutto$	aQgV
bs	gZ
bsn	jTlY
btp	aKbIcHgGhXiRjUrK
bts	jZlS
bts abm	jZ
btw	bVpJqR
buche-	hV
buchen	iV
buchen$	iS
buchh-	iSmT
buchhaltung	iSmT
buchhaltung$	cKiHmV
bucks	fKgV
budge-	iS
budget	qR
budget 0	gIhX
budget is	qT
budget of	hY
budget$	iU
budgets	jT
budgets$	iUjK
buen	jT
buen pulso	jT
buena	qUsT
buena presencia	sY
buena-	qRtV
buenas	qRtV
buenas$	tS
bueno	bKcFrTtY
bueno$	aIcGeKfJgKhJiIjKkJlImKnKoKpHqTrQsJtQ
bueno-	gWtS
buenos	gWtS
buenos dias	tV
buffe-	fJiT
buffet	fJiT
bug	jV
bugs	i\\jE
bugs$	iZjE
build	bZoS
building	bSlR
building control	jT
building$	bKiKjRlX
builds	cJiU
built	bRgQmQ
built$	bScK
bulga-	iKlR
bulgarian	iKlR
bulgarian$	iKlR
bulle-	bJiUr^
bullet	rU
bullet list	rS
bulli	cGhQnW
bundl-	iV
bundles	iV
bundles$	iW
bunkh-	bKhX
bunkhouse	bKhX
bunkhouse$	hT
bupa	bQhTiIjH
bureau	dUpQ
bureaux	bRcUiJ
bureaux a	cUlS
bureaux sont	bWiH
burge-	aTpTsQ
burgermeister	aKpWsS
burn--	qW
burn-out	qW
buro	cUdXmQ
buro in	cY
buro$	dTmVpJ
bus	h\\jYqJ
bus drivers	aS
bus from	cIgIhY
bus to	cJeKhDiHjUnV
bus$	aIbGcEhZiFjFlUmEnIqJ
busca	tZ
busca$	tX
busca-	fKhQtX
buscamos	aWfKhRtT
buscamos$	aFbIcKgKhQiItY
buscando	fJjT
buscando$	cKtT
busco	aXtK
busco$	bKcJjJsKtT
busin-	aRjQsR
business	aRjQsR
business card	hQjI
business$	jSsW
but	qT
but a	aHjYrGtR
but don't	hKq[rU
but i	sQ
but it	cJdYgKkKqJ
but no	lWrQ
but not	gKqT
but one	fW
but only	aIeUjJqKsK
but the	q[
but two	dTiTjJ
but we	bTqT
but you	dJf[iJoIpK
but$	jJkVlSqT
buy	aHbGcHdHeHfHgGh\`iJjAkFlImHnHoHpHrIsGtD
buzzw-	rV
buzzword	rV
buzzword bingo	rV
bwl	j[
bwl oder	j[
by 0	pV
by 00	pS
by a	fWiG
by friday	cKqV
by hand	bW
by mutual	qV
by my	lQ
by next	i\\oJ
by the	oT
by thursday	dInV
by us	hSjQ
by$	pW
bye	t]
bye$	t]
bzw	aZcIgSjIsK
c	gQj\\
c +	iQjU
c 0	gVjZ
c 00	qR
c :	fHg[jI
c and	aXbJjI
c$	aZgRhQ
c'est	tS
c'est pour	cQtW
c'est$	fHtV
ca	qXtK
ca 0	bQgV
ca 00	iXnT
ca 000	gQnR
ca fait	qU
ca va	q^tE
ca$	nTsV
cabal-	aUbRcK
cabez-	hY
cabeza	iUsW
cabin	aUdXgKhViJ
cabin-	bV
cabines	bU
cabines$	bV
cabinet	bVjQ
cabinet de	aGbZ
caces	jX
caces 0	jY
cad	aKgQiKjJlZ
cad plus	gR
cada	fUiRnZ
cada dos	jKn[
cada mes	nW
cada tres	eIfQgThH
cada uno	iJnTpQ
cada$	jEpW
caden-	bSsQ
cadena	bVhR
cadena$	aIbRhR
cadre	eUtR
cadre forfait	eSiQ
cadre$	eX
caduc-	iQqV
caduca	iQqV
cafe	hW
cafet-	aHbY
caiss-	bR
caisse	bR
caisse$	iVpR
caja	bRiV
caja$	iUjRqS
cajas	hRiT
cajas de	hUqS
cajer-	a[fDtI
calcu-	iX
calde-	bYcGjU
calderas	jW
calderas$	aKjW
calef-	hW
calefaccion	hW
calen-	fUiV
calendario	fViT
calendario de	fViT
calib-	cJiYjW
calid-	aSiRrR
calidad	aUiS
calidad$	gQ
call	pSqQ
call 0	fU
call center	aXlS
call from	jS
call in	fQpS
call it	oStQ
call the	iQ
call$	pTqRtR
call--	g[hHiQ
calla-	q\`
calle	dYjIkT
calle de	hRqW
callo-	eKfZiG
calls	i[pYqI
calls and	iQpR
calls to	iUjHlJpTqHsF
calls$	bEcHmJpTqJsX
callu-	qVsG
calm	jZpIrUsT
calm when	fJhKjZrK
calme	aKjJqY
cama	hS
camar-	a[
camareras	aW
camas	bRiT
camas$	iUjK
cambi-	iYqU
cambiar	iU
cambr-	aHcViJ
cambridge	aHcViJ
camin-	jR
camio-	bQhY
camion	h[
camion$	bUcK
camiones	bS
camionnette	hU
camionnette$	hV
camp	aQcQgJhUiI
camp$	aGbWcFdKeIgHhSiIjJkJlKmKnKoJqKrKsKtK
campa-	jUoS
campamento	fVoT
campamento$	fVoT
campana	oV
campana$	bQiJoS
campanas	iIjWnV
campo	jX
campo de	bVgR
campo$	jS
campu-	cUhR
campus	cUhR
campus$	hV
can	jRlR
can apply	aHhIjDlTq[tG
can be	iIlY
can do	fKgYiKjUlDsQ
can get	aTjJlTrU
can read	jQ
can teach	lV
can u	aKlRrItW
can we	rIta
can you	jIqTrRtX
can$	rQtU
can't	jY
can't be	bQsU
can't blame	qV
can't write	sR
can't$	dRqStK
canad-	cKdRjJlKnY
canada	jKlInZ
canal	pKr]
canal$	bTiT
candi-	qQ
candidate	nUtT
candidates	qTsQ
candidato	qY
candidats	fUiJqS
candidats$	fUpQqQ
candidaturas	pW
candidature	pX
candidature a	pTqKrJ
candidatures	pT
candidatures a	pT
canin-	b]
canina	aS
canina$	aR
cannu-	jW
cannulation	jW
cannulation$	iQjX
cant	aKjQtS
cant be	jU
cante-	hW
canteen	hW
canteen$	gJhW
canti-	iYsQ
cantine	hRiT
cantine et	iX
cantine$	hS
canva	iQkYqYrH
canva$	aHbJcFdJeKfKgIhIiQjGkYmKnJpKqGsJtK
canva-	iGpY
canvassing	iGpY
cap	bSeRgTjS
cap ou	jW
cap$	fKg[hKjTlK
capab-	jR
capable	jR
capable de	jR
capac-	jR
capacite	jR
capat-	aVtJ
cape	aJc^tG
capit-	iQjS
capital$	cVgQ
cappe-	pS
capped	pS
capped at	pS
capri-	bTrU
capta-	aTpT
captain	aTpT
car	hUnQtQ
car allowance	hS
car licence	jFlZ
car user	hW
car$	hFiQjV
carav-	cKhWiIjIkXlHpHrK
card	h_jV
card$	hZjU
cardi-	c^fJiK
cardiff	cT
cardiff or	cR
cards	eXiU
cards$	iVjS
care	bUiWlT
care about	lW
care and	bQ
care plans	iWjH
care$	hKiSlX
caree-	eRtQ
career	eU
career break	eU
careers	tQ
caref-	cKhXiJjWkJ
carer-	iU
carers	iU
carers$	aKiS
caret-	tV
caretaker	tV
caretaker$	tT
carga-	i[sQ
cargar	iZ
cargas	iSsT
cargas$	iSsT
cargo	aRjFlQmUnT
cargo a	bKlHn\\
cargo$	m[
caris-	cQ
caristes	cWmU
carmen$	tT
carne	jZlQ
carne de	jW
carne-	jQ
carnet	jR
carnet de	kQ
carol-	aJcVpU
carpe-	aUgQjSpS
carre-	bTlXpJ
carrera	lZpI
carrera me	lW
carri-	cRpV
carriers	bW
carriers$	aJbVtJ
carro-	aTlVtK
carry	i]
carry$	hT
carry-	sV
carrying	sV
cars	iX
cars$	iSjR
cart	bRcK
carta	jFpVsW
carta-	gFhZqT
cartagena	cUjR
cartas	qZ
cartas de	qX
carte	j_rR
carte conducteur	gJjV
carte pro	jT
carte-	aSkS
cartera	aSkT
cartera propia	aJbRkY
casa	d]hX
casa con	hV
casa y	hQ
casa$	d]hViK
casad-	s[
casado	s[
casado$	sT
case	aVpVtF
case in	iJpJrV
case$	pR
casel-	iY
caseload	iY
caseload of	iT
cases	gKhQiU
cases a	bKgIhV
cases$	i[
casew-	iW
casework	iW
cash	hTiV
cash plan	hXiKjH
cash$	iX
casi	kRlRtT
casi$	lUqJtW
caso	pXqT
caso$	pHqY
casse	iYqQ
casse$	aKiY
caste-	aEc\\rRtI
castellano	jSrU
castellano$	cHjJrY
castl-	bUcIpTrK
castle	bUcIpTrK
casua-	bGeYiKjKmV
casual	eZ
casual$	aReV
cat	gRhGkUmQ
cat$	bRgTjImU
catal-	fHjXsR
catalan	kTrV
catalogue	iV
categ-	sQ
categoria	gWjQ
categorie	aVsW
categorie a	jT
categorie b	a]bHjIsJ
category	gKhUjQ
cater-	eShIrQ
catering	eTgJhH
catering$	eRgIqR
catho-	qKrQsV
catol-	sW
catolico	sW
cator-	mT
catorce	mT
catorce pagas	gQ
cats	bSjX
cats$	bXcKjT
cause	iQq\\
cause$	iUqV
cca	jZ
ccn	gW
ccn 00	gZjH
cdd	eb
cdd 0	eU
cdd de	eY
cdd remplacement	eQ
cdd$	eW
cdi	eb
cdi 00	eU
cdi apres	eS
cdi cadre	eT
cdi ou	eT
cdi si	aJqS
cdi temps	bQeQfK
cdi$	e_
cdl	a]bIcKhTqJrJ
ce	qQ
ce 0	aX
ce serait	jUkJsV
ce$	hXjV
cedul-	jZ
cedula	jZ
ceip	bWcVhKoKqKtK
cela	gKiKkWtI
celib-	s\\
celibataire	s\\
cells	dUgSiF
cells$	gTiJ
cemen-	bYcHiHjZkKlJ
cent	gThS
cente-	hIkVlV
center	hIkVlV
center$	jIkZ
centr-	bQ
centre de	cX
centre$	a]bKiS
centres	bQhKiQ
centro	cQdJnV
centro de	cViRtJ
centros	bRlQ
centros de	bRlQ
centu-	cQjS
century	jU
ceo	aUmU
ceo$	aWmUtH
ceram-	aGbTtQ
ceramica	aGbX
cerca	bCcZjQkSsT
cerca$	cGjWkS
cerra-	fXiS
cert	gJjTkYlY
cert cii	hUjR
cert iii	iRjY
cert with	jS
cert$	bJcIdJeFfJhKiIjFkGlXnJoKpKqJsJtK
certi-	j]lS
certificado	jU
certificado$	jV
certificate	kU
certificate (	jX
certificate$	hRjJkVlJ
certificates	lU
certification	iKjUkT
certs	kXlQ
certs$	aJbKdIeJfHgJiHjKkUlSmJnKoKpKrIsHtK
cet	fRoIpT
cette	qQsU
cfa	eU
cfc	j[
cfo	aSmUpR
cfo$	aXmUtK
chain	aUtK
chain-	kS
chainsaw	kS
chair would	sU
chair$	eQfIhV
chair-	aKbRiYsH
chairs	aKbVfKiR
chale-	bY
chaleur	jR
chall-	bKcSiTrV
chamb-	bSiI
chamber	iIsS
chambres	bTiS
chambres$	bY
chang-	iXsQ
change	jWsR
changes	aKbSiU
changes$	bKiWjIrKsI
changing	qXsU
chant-	aQqR
chantier	aV
chantiers	cQiT
chape-	bT
charge	mQ
charge (	cT
charge de	aUbQ
charge of	iY
charge$	jQqW
charger	iRqZ
charges	sX
chari-	bTjJlU
charitable	bQ
charitable trust	bQ
charity	bRjGlV
charity$	bV
charl-	cT
charla	pX
charleville-mezieres	cWiI
charleville-mezieres$	cWiI
chart-	kZ
chartered	rU
chase	i[rK
chasi-	iY
chasing	iY
chass-	iKjGmVtY
chat	pXtU
chat on	pS
chat$	pX
chats	fKiYmJ
chauf-	s[
chava-	iQkS
chavales	iQkT
che	tU
che$	aJtW
check	jVqTrStG
check the	pJqXrTtC
check w	rR
check$	fTgWiKpKrQ
check-	i^
check-ins	iX
checks	iW
checks$	hQiU
cheek-	rTtJ
cheeky	rTtJ
cheer-	jSqKtX
cheers	bQqItZ
cheers$	bQqHtW
chef	aRmS
chef d'equipe	aU
chef de	aW
chef is	mRqS
chef ist	aKm[
chef$	aUbKiV
chefi-	mU
chefs	aIbIi\\mU
chem	hHiVjXkF
chem /	iW
chema	m]qQ
chemi-	aRjS
chemist	bS
chemist$	aW
chemistry	jU
chemistry or	jU
chemn-	cR
chemo	qW
chequ-	h[
cher	aJcXiKtV
cherc-	tV
cherche	tS
cherche 0	bU
cherche quelqu'un	aW
cherche un	aRbUoJtE
cherche$	cIt\\
cherchons	aQ
cherchons$	tX
chere	aHtW
chez	bSqQ
chez le	qV
chez nous	eRs[
chf	hV
chf 00	hTiK
chf 000	hU
chf 0000	gUjJrT
chica-	sU
chicas	sW
chief	aZbFqY
chiff-	iSrTtK
chiffre	iSrTtK
chiffre$	bKcKiV
childcare	jR
childcare$	jS
children	aQqKsQ
children and	bU
children in	qKsR
children$	hRjUtK
children's	aKbSiVtK
chill-	aJbZcFjTtJ
chine-	jHk\\
chipp-	bWcHtH
chiru-	aKbT
chirurgie	aKbT
choco-	jTqR
chocolate	jUqT
chofe-	aT
chofer	aTcQ
chofer de	cT
choic-	eRkV
choice	eRkV
choice$	eTiKkW
choir	aQiVqR
choir$	iV
chole-	cTqQ
cholet	cV
cholet$	cV
choos-	dQiRqT
choose	dQiRqT
choose$	dUiTqI
chor	a^cGfDtG
chora-	aRjRlK
chorale	aS
chris-	pHsStT
christian	sX
christmas	gQhR
christmas$	cIfGgHhXiFpJtJ
chrom-	bSiQjT
chron-	aS
chronic	aS
churc-	bY
church	cRkQpJ
church of	kT
church$	cIkWlGmJqK
churches	aKb\\cKiJ
churchgoer	jKlQ
churchgoer$	jKkJlSsR
chut	qW
chut$	qW
ci	iRjQ
cient-	iJjU
cierr-	fUiQ
cierre	iS
cierre del	fJiRqZ
cii	hUjR
cima	jQ
cinco	fUmV
cinco anos	bSjV
cinco noches	fZ
cinco$	fImEpVqTsR
cinq ans	jT
cinq heures	fV
cinq semaines	hRqS
cinq$	fU
cinqu-	jWsR
cipd	jY
circu-	dXiR
cis	e\`
citar	rX
citar el	rS
cite	pKrW
citiz-	sT
citizen	sT
citizen$	jRsR
city	aKcWjS
city$	c[
ciuda-	aFcYdR
ciudad	aFcYdR
civil	hKjWqKrV
civil$	aQiU
claim-	gTqJsR
claims	aQsS
claims handlers	aV
clair-	fYqS
claire	qX
claph-	cU
clapham	cU
clare	c]mS
clare$	c]mS
claro	gJhWrQ
claro$	gKhX
clase	bRpT
clase-	iT
clases	iT
clases$	iT
class	lQoU
class 0	aWiKjYtE
class of	dHiUjHoWsQ
class$	iKlRmYsS
class-	iYjJkStR
classe	eKgSiTqT
classe$	iTqU
classes	bVfVhH
classes$	bZ
claus-	eXgJhI
clean	iXjZlI
clean-	mW
cleaner	aS
cleaner$	aZtJ
clear	fRsR
clear$	qT
clear-	gVjU
clearance	iTjVtG
clerk	a\\
clerk to	aSiXtH
clerk$	aXbGiKtV
clerk-	mRqR
clerks	iQqW
cles	q[
cles du	q[
clien-	iR
client	aQqR
client$	iVnT
cliente	iX
cliente sin	iWjHsK
cliente$	aXtK
clientele	aU
clientele$	aR
clientes	bS
clientes$	aJbT
clients	iS
clients$	bRiW
climb	jU
clini-	bUhQ
clinic	lR
clinica de	aU
clinica dental	aHbY
clinical	aXhRiR
clinical$	aV
clinics	bRiU
clinics$	bV
clinique	aFb]gK
clock	jRoV
clock$	jT
clos	aHbX
close	jSpQ
close at	fThU
closed	bRfT
closes	jQpSqS
closes$	jWqR
closi-	pT
closing	pU
closing 0	pW
closing date	lKpY
closu-	bRfS
closures	bSfU
closures and	bUiJ
clotu-	iV
cloture	iV
club	bTcFiQoT
club$	aHbScHiTpKqKtT
cm	aReSjTtF
cmo	aKiSmU
cnaps	jT
cnaps$	jT
cnas	hY
cnas$	gJhY
cnc	aQbRcStJ
cnc$	aRbUcI
co	c[kRtJ
co$	bUc[jHtD
co-op	b[
co-op$	bTfKlJtI
coach	aSjY
coach-	cKhGiRj\\mE
coaches	bX
coaches$	bRcK
coast	c\\iJ
coast$	c\\iJ
cobra-	q\\
cobraba	qT
cobre	jXqT
cobur-	cQqR
coburg	cQqR
coc	jZpJ
coche	gIhXjVnQ
coche de	gCh[
coche propio	jIn[
coche y	jS
coche$	cJhUiIjRkIqH
cocin-	aUiTtK
cocina	hQiR
cocinero	aTiQtJ
code	jSqT
codig-	lVpR
codigo	lVpR
codir	iU
codir$	iU
coef	g\\
coef 000	gZ
coef$	gU
coeff-	fUgT
coefficient	fUgT
coefficient 000	gY
coffe-	iU
coffee	iU
coffee with	pS
coffee$	iW
coffi-	bWcJ
cogna-	cS
cognac	cS
cognac$	cS
coiff-	aWjZtG
coiffeur	aSbR
coiffeuse	aSbTtF
coin	aKcWsS
col	qQtZ
col$	rKtZ
colac-	hX
colacion	hX
colacion$	fV
colch-	bQhU
colchones	bUiT
cold	iTjQ
cold store	qU
cold$	iT
coleg-	hWjW
colegiacion	hSjWkK
colegiado	jY
colegio	bU
colin	iJqX
colla-	aIbYcKiDmJqW
colle-	bShV
colleagues	bUkRmS
colleagues$	bKhKkRmW
collective	gKhS
collectivite	kT
college	bQlQ
collegues	mWtS
collegues$	aImQtV
color-	bJgXmKqKtK
colum-	cW
column	rQ
column$	aQrS
com	bWqQtK
com$	aKbZcFtF
comar-	c[jK
combe-	aJbRoS
combes	aJbRoS
come back	eS
come in	dQiTpQ
come to	tR
come$	b\\dJ
comed-	hVtR
comedor	hVtR
comedor$	aWgKhR
comen-	lJpKqW
comer	fVpU
comer$	fUpU
comer-	aVgT
comercial	aY
comercial de	aViI
comes	bUeStQ
comfo-	jZ
comfortable	jW
comfortable with	jV
comid-	iR
comida	hTiS
comida y	hQ
comida$	hSiS
comidas	bTdU
comin-	lRqRtV
coming	lRqRtV
coming back	eJlKqZ
comis-	gXhI
comision	gT
comision$	gS
comisiones	gUhJ
comit-	mQqR
comite	iKmRqS
comite de	iGmXtU
comite$	qS
comites	iW
comm	fHgXhV
comm$	cJgUhS
comma-	iTjT
command	jVmU
commande	iTjT
commandes	iR
commandes$	aVbJcKiT
comme	hSsUtT
comme-	lQ
commence	hKo[pItJ
commencer	gV
commencer$	gV
commerce	bQjQ
commerce de	bQjQ
commercial	bSiQjRlS
commercial$	bReGhJiRjYlJ
commi-	bTiU
commis	aV
commission	eRgT
commission 0	gVhI
commission$	eUjIkK
commissioning	aRiRjK
commissions	gR
committee	qR
committee$	tQ
comms	jRmS
commu-	bWiV
commune	bRcWqF
communes	aJbJcXiT
communities	bS
community	aTbTcJ
community manager	aR
como	rT
como va	aKlVqItY
como$	cKtW
comp	fZiGjYkH
comp time	fW
compa-	jR
compagnie	aHbXqU
companeras	qY
companeros	mTtZ
compania	eT
compania$	eT
companies	bW
companies$	bViJ
company	bQ
company car	hU
company name	rW
company$	cKiVnQ
comparable	iJjY
comparable$	iIjS
compartido	hU
compe-	fYiDjQlHpR
compensatorio	fZ
compensatorio$	fV
competency	jSpR
competitor	qV
compi-	aFbIcYeRiV
complaints	i^
complet	eT
complet$	eV
completa	eSgS
completa$	eY
completed	pRtX
compliance	aQjT
compo-	gKhTiS
compr-	jW
compra	iW
compras	aQeKtU
compras$	aTrJtQ
compris	qV
compris$	qU
comprises	bSgK
compt-	aU
compta	aViJqS
comptable	aV
compte	mQqKtT
comptes	iR
comptes rendus	iR
comptoir	iR
comptoir$	iR
compu-	aUlUtI
compulsory	fTlTrT
compulsory$	fUrV
computer	iTlT
computer$	iTlS
comte	b\\cH
comun-	bV
comunicacion	aTbRcJqJtJ
comunicacion$	aTbTcKqJtJ
comunidad	bRjS
comunidades	bT
comunidades$	iV
con 0	aQbQiQmQ
con 00	bYgHqS
con 000	aHbZ
con calefaccion	hR
con cartera	aTcK
con cinco	aKjQ
con contrato	eT
con dni	pX
con el	iVpSqQ
con foto	cKpSrW
con gente	jT
con la	eQpT
con los	jX
con nombre	qW
con nosotros	eRiWqF
con posibilidad	dVeKiJoS
con su	bYqU
con tres	iDj]nI
con un	hRlR
con una	aKhJiUjGmU
con usuarios	iQjV
con$	nRtR
conce-	bWgQiZ
concertada	aIbVgUhQiH
concertada$	bGgXhSiF
concertado	bW
concession	hX
conci-	aSkRmQ
concierge	a\\fJkVlJ
concu-	hEjVkWqQ
concurrent	qV
condi-	jU
conditions	jZ
condu-	jQmT
conducir	iQjQ
conducir y	jQ
conducir$	jX
conducteur	aQiJjR
conducteur de	aTiJmS
conducteur$	gJjU
confe-	gCh[iX
conferences	cHi[
confi-	qV
confianza	qU
confidence	iIpW
confident	jUqJrX
confident$	jSqIrU
confidential	pQqW
confidential$	qY
confidentiel	rW
confidentiel$	cKqHrY
confirm	gXjIqR
confirm$	gXjIqR
confirme	aRiRqJ
confirme$	aYiGqHtK
confl-	iJj\\kJ
confo-	aKiUtX
conge	eUqR
conge maternite	eT
conge-	hRqQ
conges	hV
conges trimestriels	hS
conges$	hS
conmi-	mX
conmigo	mX
conna-	aFlV
connais	kSqKtQ
connais le	kSqKtQ
connaitre	jS
conne-	i]jKrT
conoc-	bQkX
conoces	bYqU
conse-	fQiR
conseil	hSiWqR
consejero	gKmS
consejo	fQiSqT
consent	iY
consent$	iW
conservera	aKbV
conservera de	aKbV
consi-	eV
consider	dKeVhKkIpS
considered	eRlQ
considered for	jR
considered$	eVfJjIlWmI
consignes	jUnK
conso-	hJi[
const-	cQiT
construction	oW
construction or	jSkT
consu-	iR
consultant	aUnK
consultant$	nItU
consultants	aUiRmQtF
consultants$	aRmUtF
consultas	iV
consultas$	iX
consultation	qX
consultora	bTjJqUrQ
consumer	bViSmG
contabilidad	iTjT
contable	aV
contable$	aWbK
contact	aUpT
contact :	pU
contacto	jWpT
contacto con	bKjTpU
contador	aQcT
contador general	aQcT
containers	iW
containers$	iW
conte-	iWqT
content	aUiKmVtK
contestar	iS
conti-	fStT
continental	fY
contr-	e\\
contract	eUjKtS
contract 0	eQ
contract :	oTtK
contract$	eRjFtU
contractor	e]
contractor$	eY
contracts	iUkS
contracts$	bUjIkY
contractuel	eZjI
contrat	bS
contrat de	eT
contrat$	bVcJiI
contrato	eTqQ
contrato de	eYfE
contrato por	eR
contrato$	eW
contratos	iQjR
contratos$	jR
contre	iKjVlKqT
contre$	eKjXlK
contribution	hX
contribution 0	hU
control	aSiT
control de	aTiTtH
control$	iKjSmR
controleur	aT
controller	aRmV
controller$	aTmT
conve-	gW
convenio	gU
convenio de	gS
convenio del	bJeU
convenios	iV
convenios$	iV
convenir	fRoT
convenir$	fRoT
convention	bKgUhUiJ
conveyancing	aXfKiR
convo-	aQbKrUtR
convocatoria	aQbKrUtR
coo	bKhKpJqEs[t[
coo$	bGhHpIrKt\\
cook	a]jW
cook 0	aRjQ
cook$	aSjW
cooke-	hRiQjR
cooki-	hUiQ
cooking	hUiQ
cool	j[kV
coop	b\\cKhJ
coop$	bVcJ
coope-	b\\jR
cooperativa	bY
cooperativas	gQ
cooperative	bY
coord-	aYiTmR
coordinador	bV
coordinator	aSmR
coordinator$	aV
coordinatrice	aQcEmW
copie-	bQpStQ
copies	bQfKpU
copy	hHiYmV
copyw-	aXjQ
copywriter	aXjQ
cordi-	td
cordialement	t^
cordialement$	tZ
core	aQfYjS
corin-	pUqU
corinne	pUqU
cork	cTnT
cork$	cX
coro	aQbSpS
corp	bXjHqS
corpo-	nVrS
corporate	qSrR
corporativa	kTrV
corre-	gKiW
correct	cIdKeKfIgHhRiJlUmKpJ
correo	pUtR
correo :	tT
corri-	rU
corta	rHs[
corta-	rT
cortar	iS
cortar$	iQ
cortas	rW
cortas$	rR
corte	iUjS
corte-	iT
cortex-m	iT
corto	rU
corto-	hRiY
cortos	hRiY
corun-	cU
coruna	cU
cosa	iHjW
cost	bRiSlS
cost$	hWiJ
costa	bWp]
coste-	aSiQsStI
costu-	aTjU
cote	aKcXrRtI
cotta-	h[
cottage	h[
couco-	tT
coucou	tT
coucou$	tT
could	dRqV
could be	dTfQ
could do	gGq\`tI
could you	tR
could$	aHeU
could-	qT
couldn't	qT
coule-	rT
couleurs	rT
counc-	bR
council	bT
council site	bJpY
council$	bV
count-	bQiQqW
countries	bUiJsT
countries$	bTiK
country	cV
counts	iT
counts$	iR
county	bSnQqQ
county$	bJhKnRpJqT
coup	fS
coup de	fS
coupe-	cJiR
couper	cJiR
coupl-	jGs^
couple	sU
couple marie	sQ
coupu-	fV
coupures	fV
cour	bU
coura-	jVqV
courant	jY
courant$	jV
courr-	iU
cours	aKjSkTlQ
cours de	jVkV
cours-	hRjS
course	hSjR
course$	hW
courses	iS
courses$	jR
court	hJi\\
court$	rU
court-	bZ
cousi-	qR
cousin	qR
coute-	hTsW
couve-	bViQ
couverts	iT
couverts$	bW
couvr-	aT
couvreur	aT
couvreur zingueur	aT
covad-	jXkU
covadis	jXkU
cover	e[pS
cover letter	cIpZqI
cover the	eIhQlVpK
cover$	aUbKcHe\\fJiKjKpK
cover-	sQ
covered	gQ
covering	eTiS
covering letter	pV
covers	bQkQlK
covers on	bUjT
cp	fGgUhUjGnKpKqJrJ
cp 000	cKgYhFjGkKlKmKoKpIsKtK
cpa	iTkElY
cpc	hHja
cpcs	j[oQ
cpcs$	gKjWoS
cpd	gFh\\
cpr	cTjUqH
cqc	b\\jEqU
crain-	jYqJ
craindre	jYqJ
cranb-	cSdQ
creat-	iQ
crech-	aKbWhTtI
creche	aKbWhTtI
creche$	bYhItI
credi-	aT
credit	aViR
credits	hT
cree	bT
crew	m\\
crew truck	gThIiJmKnY
crew$	aQcFmYnHtT
crews	iV
cring-	rS
cringe	rS
cringe$	rT
crist-	cEiXkJqK
cro	bYiQjIkSmJ
crois-	iUqY
cross	bQjRlRqVtK
cross-	dU
cruce-	aGbVcVdJ
cruces	aKcYdH
cruces$	cV
crunc-	bQfTsI
crunch	bQfTsI
cs	jW
cs 00	kR
cs$	iJjZ
csat	iWjG
cscs	hKjWkQ
cscs card	hJjYkJpK
cse	hWpK
cta	aXjQ
cto	aSqW
cto$	aVbDlKqV
cuadr-	fSiSmV
cuadrante	bKcKfV
cuadrante 0	bKcKfV
cuadrar	eJiW
cuadrillas	fT
cuadrillas$	fU
cuadros	iT
cuadros$	iQ
cual	fKgW
cualq-	pV
cualquier	pV
cuand-	iSnR
cuando	iSnR
cuare-	bRsR
cuarenta	bSsS
cuarenta y	sU
cuatr-	mT
cuatro	mT
cuatro a	fUmCpV
cuatro dias	eSfT
cuatro$	mQqR
cubie-	bWiR
cuent-	mQ
cuenta	hTjJkRmS
cuenta de	jJkT
cuentas	aQjQmQtK
cuentas$	mV
cuente	jY
cuento	kStQ
cuento en	bJjJtU
cuento$	kU
cuerp-	rSsS
cuerpo	rSsS
cuest-	jTqW
cuida-	iQ
cuidado	hSqQ
cuidado de	hS
cuidado$	qX
cuisi-	aXbQiHjQ
cuisine	bSiIjT
cuisine$	aQiIjU
cultu-	bUsS
culture	bTsU
culture fit	jJsX
culture$	bScK
cummi-	cV
cummins	jSqQ
cumpl-	hX
cumple	hX
curas	i[
curre-	jSqT
current	jTqV
currently	iSrQ
curri-	pY
curriculum	pS
curso	hQjRlS
curso de	jU
curso-	gKhW
cursos	gKhW
cursos$	gKhUpK
custo-	kQ
custody	iRkV
customer	iRmS
customers	bQ
customers are	iJjR
customers$	bTsR
cut	aIrZtR
cutti-	iVqUtH
cutting	iVqUtH
cuxha-	cQnR
cuxhaven	cQnR
cuxhaven$	cUfInRoK
cv	pc
cv +	pS
cv a	pU
cv and	pU
cv au	pT
cv en	pX
cv et	pS
cv to	pX
cv y	iJpSrJ
cv$	pQqUsR
cvs	p^
cvs to	pT
cvs$	pW
cycle	hTiW
cymra-	kY
cymraeg	kY
d &	hJjU
d /	eIjK
d gesucht	bQeR
d in	jU
d$	aViSlK
d'abo-	iJrW
d'abord	iJrW
d'acc-	aT
d'adm-	iY
d'aff-	bSqX
d'affaires	bX
d'affaires$	bR
d'ail-	iHqVsZ
d'ailleurs	iHqVsZ
d'anc-	gShQ
d'anciennete	gShQ
d'anciennete$	eUhH
d'ang-	jW
d'ann-	fRlS
d'annee	fRlS
d'ast-	fQgQmU
d'astreinte	fQgQmU
d'ava-	fQ
d'avance	fQ
d'avance$	fQ
d'avi-	bTtQ
d'eco-	sT
d'ecole	sT
d'ecole$	sQ
d'emb-	bRqS
d'ent-	aSiUjR
d'equ-	mX
d'equipe	mX
d'eta-	aXiKjWlEtJ
d'exp-	bQjRtG
d'experience	jU
d'experience$	jY
d'ill-	eKiVrUsH
d'ing-	aUbGjKlW
d'int-	aShU
d'interim	aUqT
d'interim$	aSqR
d'ou	bSqW
d'un	bQeV
d'un an	eYhR
d'un conge	bJeT
d'un groupe	bVcK
d'un$	aKtV
d'une	bVhIlQpS
da	q]
da igual	lS
da ist	bQ
da soll	bHiUmUqJ
da$	hViIqY
dabei	gRh\\tI
dabei$	gU
dach	a\\iStG
dach$	a[cHjKtJ
dachd-	iS
dad	bTqR
dad$	qW
dado	bJcKtZ
daf	mV
daf$	aRmW
dafur	jHnZ
dahei-	dThSiJnQ
daheim	dThSiJnQ
daheim$	cFdSfRhRoI
daher	qW
daher die	q^
dahin	aVqV
daily	fTiY
daily$	i^jH
dairy	b]
dale	bUjJpTrI
dame	mRqJs[
damen	aJjHmU
damit	k[qJsKtU
damit$	fIk]qHrKsH
damos	bWdKgHhZiIjGtH
damp	bUi[jJkJ
danac-	qQ
danach	qQ
danach ist	bWeTfGhK
danis-	kUlTtQ
danish	kQlUtR
danish$	rHtU
dank	aFcKfImGoKpGrBt\`
danke	sQt\`
danke$	jUsRtR
dann	mRtU
danny	aKpR
danny$	aJpRtQ
dans l'annonce	rV
dans la	aIqQtQ
dans le	cThKpIsQ
dans les	nR
dans un	aIba
dar	gRlIoKqYrI
darf	rS
darf man	hViHjU
darf mit	bWhQ
darf nicht	aHbZ
dark	dKh[
darli-	tT
darum	baiSqK
darun-	fQmTrV
darunter	fQmTrV
das auch	gV
das bitte	tW
das bleibt	qR
das haben	iTjQ
das hat	hRrQ
das ist	iUjRtQ
das jetzt	jVqJtR
das kann	rR
das lassen	qSrR
das macht	hIrS
das muss	q[
das nicht	rTsV
das portal	iU
das sagen	bY
das sind	fJiWmU
das team	oFqVsW
das ubliche	iSjU
das war	aTcXkGqKtS
das wort	rV
das$	hRiRjF
dashb-	bFi_jJ
dass	qRrW
dass die	iVtK
dass er	jSlJqQrH
dass es	rZ
dass man	iR
dass wir	bWiCrU
dass$	bUjT
data	i[
data :	tW
data analyst	cTmK
data engineer	aY
data entry	aSiT
data$	aKi[tH
date	jVtR
date :	fGpQtY
date$	j^
daten-	aTrStI
dates	iV
datev	jUrQ
datev$	jSpKrU
dato	aJiYjKpIqUrK
dato$	aIiXjKpJqUrK
datos	hV
dauer-	bTeVtF
daven-	aJcWjKqQ
daventry	aJcWjKqQ
daventry$	bQcWqK
davon	fWiGjTqR
davon$	fSiIjT
dax	j[kG
dax$	jZkF
day	iR
day 0	hUiWoIrK
day 00	hWiU
day a	cQhQiS
day and	jW
day from	dUgTjK
day here	bKiIpX
day in	hUiU
day is	hJoV
day on	dIiSpX
day one	e[
day we	oJpW
day which	hJiRoS
day$	iS
dayli-	fUjT
daylight	fUjT
days	dYfU
days +	iKsT
days /	dZ
days 0	f_
days 00	dKfSlJ
days a	eVgKiJnS
days at	dWfJhHiKnQ
days but	fUgIhS
days from	dV
days home	dR
days in	dXhS
days incl	hUjK
days leave	hY
days no	eU
days off	hU
days office	d\\fE
days on	dXfF
days one	hKiX
days some	fWoI
days then	cHfRnV
days to	fSgWpI
days tue	dKpU
days$	fThU
dazu	hV
dazu$	hTjRmW
dbs	j]
dbs basic	jW
dbs$	gJhSjW
dbt	jUkX
dbt$	jTkX
dc	aIc]kKtG
dc$	aEbHc^eJfKgIhJiKkGlKmKnKoKqKrJsKtF
de "	rU
de 00	bR
de 000	bZ
de 2000	eUhUrR
de 90	pU
de :	aIbItY
de abril	fR
de agencia	bRjKqHtS
de agosto	eXfEoT
de ahi	eWhGqT
de alimentos	cS
de alta	e[gHhH
de ano	iTqQ
de antes	fTqV
de ayuda	aR
de baja	qX
de besoin	tV
de blabla	rQ
de bord	jR
de buena	sY
de cada	fUjGnTpQ
de caisse	iS
de calidad	aSgS
de campo	j]
de casa	dHfKjWlKnS
de categorie	iKjR
de chantier	aR
de chez	qZsZ
de cierre	fHhXoK
de cinq	mRpKqW
de clientele	aX
de cocina	aT
de com	bVcI
de comedor	aYhGoK
de commandes	aTbS
de comunidades	aV
de conducir	jY
de conges	fQgS
de control	aSmWtG
de cote	rV
de cuatro	fQmTpRsJ
de cuentas	aVjUtI
de datos	aQhW
de delitos	jS
de departs	rT
de dependencia	eV
de deux	pQ
de diagnostico	jU
de diciembre	iS
de dimanche	gS
de dios	qX
de direccion	mSqJ
de direction	bKfHiTmS
de dix	mQ
de doce	bVmT
de dos	fR
de droit	aKjUkR
de duero	cS
de empresa	hY
de enero	oTqQ
de equipo	aThRmI
de espana	dQiQ
de esto	qW
de estudios	mW
de facturacion	bRqR
de faire	jHlVsX
de febrero	iKpV
de fin	pX
de fonction	dJgKhZ
de fontaneria	aS
de forma	bGiTjR
de formation	k[
de froid	qS
de fuera	hZ
de gestion	tQ
de guardias	i\\
de hasta	gR
de horno	fS
de igualdad	hKiQrT
de imprenta	bRiU
de ingles	aR
de it	gGiZ
de julio	fKoS
de junio	hQ
de l	fWjJ
de l'ecole	aTbJmSqH
de l'ehpad	tT
de l'heure	gU
de labo	iX
de las	dUjRpS
de lectura	jJkVpV
de lever	qT
de ley	hX
de ligne	aViS
de linea	iU
de lo	sT
de local	bRgS
de los	bQ
de lucro	bYsK
de lunes	fS
de mai	fVoXqI
de manana	fQ
de mantenimiento	aV
de marzo	pSqT
de mayo	oXpX
de media	pU
de menos	kY
de mes	iQpV
de mesa	aQbT
de mi	cKmUqT
de mode	jTrQ
de moins	bSjT
de musica	fIjQ
de musique	bR
de no	a[
de noche	hQjYkI
de nominas	bQ
de novembre	fWoHqQ
de noviembre	iJoS
de nueve	fUmU
de nuit	aVfQjHnX
de obra	mT
de ocho	fSiIjJmW
de octubre	oS
de once	mX
de pala	aV
de pensiones	gIhV
de piano	aT
de plage	bVrVsK
de planos	jV
de plus	qSsR
de portales	aSpW
de poste	oR
de pratique	jX
de preference	s]
de preferencia	pKsW
de primera	aV
de primeros	kXoV
de prod	bUtG
de production	aXbJiKsQtK
de producto	iV
de projet	aT
de prueba	dQeU
de quartier	aIbSgUhJ
de quatre	aH
de quedarse	dIeUiIjJmKoSpKqI
de rang	bVoQ
de recrutement	iJjKqZ
de referencia	rQ
de remplacement	eXjTrItJ
de repos	bRfU
de retail	jS
de retraite	aJbRgIhTsR
de salud	bRiS
de sante	bScJeKhKiHjKqItT
de secteur	aQeQ
de segunda	aQbUiKpK
de seguridad	a]cQjI
de seis	bRmK
de semana	fV
de septiembre	hV
de ser	eSiIsW
de service	gSnR
de siempre	rT
de siete	mY
de signos	kQ
de site	mZ
de su	eRiT
de sueldo	eT
de tecnico	aT
de teletravail	dW
de tierras	aHbVcT
de todo	qSsS
de trabajo	dQ
de trafico	pU
de transporte	gS
de travaux	iImU
de treinta	bU
de tres	b[
de tu	iJtU
de tudela	cSqR
de turno	aQqR
de un	iYrQ
de una	iVqT
de unas	iZ
de unos	nT
de usted	rV
de usuarios	iS
de vacaciones	hW
de vacances	gKhW
de verdad	jWtS
de vida	hS
de vie	bQ
de vigo	bKdQ
de vos	hRpS
de$	kRtQ
deadl-	iTpV
deadline	oIpW
deals	iR
dean	qU
dear	qQt\`
dear mr	tR
dear$	aKbJcKeKlKnKoKpKqVsGtH
deb	mYqQrK
debaj-	mQ
debajo	mQ
debit-	a]cJiQ
debou-	jQ
debout	jQ
debut	eUiKo^pJrI
debut-	jRlX
debutants	jRlX
debutants acceptes	lU
dec	aGeJoXtK
dec$	aHdKeJfRiJoVtK
decem-	iKjUoS
december	hRoUqI
decembre	jW
decembre$	jVkK
decen-	iQjV
decent	iTjTtK
decent$	iXjStF
decente	hQjS
decente$	hRjS
decid-	pX
decide	pQrQ
decided	bQrRtQ
decided$	qVrV
decim-	fUmHpS
decimos	fUmHpS
decir	iKjY
decis-	pTsKtR
decision	pTsKtR
deckh-	bTtI
deckhand	bTtI
deckhand$	aWbHtK
decla-	cKgThHiStX
decor-	cU
decorah	cU
decorah$	cR
decou-	iSnSqV
decoupe	iV
decoupe$	iU
deer	cGiW
defau-	aKkS
defaut	aKkS
defen-	cS
defense	cU
defin-	iVoKqS
degre-	jSlU
degree	jQlV
degree in	iHjXlG
degree no	jKkQlQ
degree or	jVlK
degree$	lY
degrees	bSjX
dehor-	qV
dehors	qV
dehors$	qT
dein	jVqJ
deja	jUqS
deja el	rW
deja tenu	jV
deja$	jQqQ
dejad-	qW
dejado	qW
dejar	bUiV
dekan-	tQ
dekanat	qS
del 0	hSoS
del 00	gRhQoF
del banco	iX
del barrio	cDrU
del campo	gU
del centro	iRpS
del convenio	gR
del dia	bUiS
del grupo	qWtJ
del mar	aQbKcVjRtK
del$	gT
delan-	iRqR
delante	iRqR
deleg-	gVmX
delegado	gX
delga-	sa
delit-	jS
delitos	jS
dem	qR
dem 0	bHfKhWoJqU
dem steuerberater	iTjJqTtK
dem$	aUrTtJ
demai-	gKqU
demain	gKqU
deman-	lUqV
demand	aSpKq[tI
demande	lRqRtQ
demande$	jRl[
demar-	hJo[
demarrage	hJo[
demas	aJfYjItK
demen-	aYbQhR
dementia	bZ
demi	fU
demi$	fV
demis-	hKqY
demon-	iXjR
den	qR
den ferien	fUlKqK
den schlussel	iRjS
den sommerferien	aJeUoX
den$	hGjCl^
denia	bQcTeJ
denia$	bQcTeJ
denis-	qQtR
denise	qQtR
denise$	mRpRtR
denkb-	eU
denkbar	eU
denkbar$	eViK
denke-	iIqV
denken	iIqV
denta-	aS
dentaire	gK
dentaire qualifiee	gK
dental	hQ
dental$	aVeJ
denti-	bYcH
dentists	bVmKtK
dentr-	iX
dentro	dRqQ
dentro$	dSqS
depan-	aHiZ
depar-	bRmQ
depart	cToUqR
depart$	cFiIoUqQ
departamento	cJmWtT
departamento de	cJmWtT
departement	aJbZcReKnRtI
department	aV
departs	rT
depen-	gRm_
dependencia	eV
dependiente	a[
depending	gV
depending on	fKgS
depends	gVhHiJoS
depla-	hInb
deplacements	hJnb
deplacements$	iInW
deplo-	ibnQ
depos-	iX
depot	c[hQnR
depot$	cWhUkJlKnEqKsG
depre-	pW
dept	aCbUtY
depui-	qS
depuis	qS
depuis 2000	bX
deput-	jQmS
deputy	jQmS
deputy$	aRiHmS
der alte	oW
der aufsicht	qX
der baustelle	iQrKsX
der burgermeister	hKsX
der chef	qU
der das	iIjW
der einarbeitung	dT
der herr	mQqX
der hochschule	aJjS
der jetzige	qQ
der karte	aVtV
der kunde	jVkJlI
der letzte	qZsJ
der rest	eQfJhXiGqI
der stadt	aJbRpT
der verein	qR
der$	fQiRqV
derni-	qU
dernier	nQqW
dernier arrete	pQ
dernier$	gKhSnT
derniere	qQsS
derniere$	sW
derri-	jXqK
derriere	jXqK
des	bQiY
des le	oX
des$	bTqQ
desay-	hX
desayuno	hUiR
desayunos	hU
desca-	iXqKsY
descu-	h[
descuento	h[
descuento en	hY
desde	oQ
desde 2000	aIb[
desde casa	d[iKoK
desde el	eW
desde la	pT
desde que	b\\qH
desea-	k[
deseable	k[
desig-	aTmQ
design	iSkQqS
design engineer	iR
design system	kV
design$	aIi[jGkKmJqK
designation	aYeRiK
designer	aXmU
designer$	lKmW
designs	jV
desir-	hIjIka
desirable	hIjJk]
desirable$	kQ
desk	dVgKhRmU
desk$	dRiIjRmU
desks	bXiU
desks$	bXiT
desol-	qUrKtS
desor-	bUqV
despa-	bVrQ
despacho	bVrQ
despe-	gIhUqZ
despi-	aCbUiYqX
despues de	pT
desta-	nFrX
desvi-	i[
detai-	qStS
details	jKqStT
details$	aKiGqTtV
detal-	aGiIlIqVtS
deter-	eY
deuts-	jUlU
deutsch	jVlVrQ
deutsch reicht	jGl[
deutsch und	rW
deutsch$	jSrU
deutschlandticket	hV
deutschlandticket$	hV
deux assistantes	aUbKcGiJ
deux fois	iSmKqS
deux mois	qT
deux$	fUqV
deux--	cJfVkVrEtK
deuxi-	bUjJ
deuxieme	bUjJ
dev	a\\mV
dev lucy	mW
dev$	aJjKmZqH
devel-	iY
development	bRiS
development$	aFb]iJtH
developpement	bKhJiW
devs	iWjImW
devs 0	aKmX
dezem-	oW
dezember	oW
dfg	aFbXgHjJmK
dg	aSpSqR
dg la	qR
dg$	aTbKpSqQ
di	dQiXjFpDt[
di +	i\\jEtK
di$	aJbIcHdSeIfIgIhIiEkIlImInIoIpIqIrHsItV
di-sa	cJf\\
dia de	bWfStH
dia y	bQqK
dia$	fT
diabe-	iX
diabetes	iS
diabetes$	iV
diada	cKhT
diagn-	iU
diagnose	iZjItG
diagnosis	iKqR
diagnostico	jU
diagnostico$	jW
diari-	dRiT
diarias	gZ
diario	aFbHcKdUiY
diario$	dTiR
diarios	bWiI
diarios$	bWiI
diary	hEiZjKlS
diary$	bKcIfJi_jHkJlImE
dias	dRfVnQ
dias de	fS
dias en	dYfHnX
dias libres	hR
dias por	dSpT
dias y	f[
dias$	fUhQiQ
dice	qSsR
dice que	hJq[sH
dich	mVq\\rK
dicho	qR
dicho que	qR
dicie-	jHkUoY
diciembre	iRkW
diciembre$	iU
dicta-	aIrUtT
dictated	rX
dicte	qU
did	qQtS
didn'-	sQ
didn't	sQ
die 00	gTq[
die adler-apotheke	aGcZtJ
die alte	bTqKtS
die anzeige	qY
die ausschreibung	bRiK
die ersten	hY
die firma	bVqI
die frau	qV
die ganze	bUmJqK
die gemeinde	bQpU
die halbe	gVqU
die halfte	hKtT
die jetzige	qV
die kanzlei	bRqV
die kundschaft	sW
die leitung	aKgXhJiTmE
die leute	dVpKrR
die macht	i[jI
die meisten	bVgTqJ
die neue	aSiR
die person	mX
die personalabteilung	gKqGtZ
die sitzung	bUqS
die std	gSqS
die stelle	mYqI
die zeitung	qS
die zentrale	qT
die zwei	hUqS
die$	aDt\\
dieci-	aKiRmV
diem	hS
diens-	hTnW
dienst	bS
dienst$	iT
dienstag	qT
dienstags	dQiT
dienstags$	dR
dienstantritt	oS
diensten	iJjUsU
dienstort	c[
dienstplan	qS
dienstplan$	iU
dienstwagen	hSnT
dienstwohnung	h^iK
diese	bVq\\tC
diese-	sS
diesel	aR
diesel$	jU
dieses	rRtQ
diesm-	jQsX
diesmal	jQsX
dieta	g[jKnT
dieti-	aTmU
diez	jQpR
diez anos	j\\
diez$	fQiIpS
diff	gYhK
diffu-	rZ
digas	qV
digge-	kR
digger	kR
digital$	bQqW
digni-	r\`sJ
digo	qV
digs	hQnU
dijo	qW
dijo que	qW
dikta-	pItW
diktat	pItW
dikti-	bKt[
dilo	gTs\\
diman-	fT
dimanche	fT
dimanche$	fSgR
diner-	gU
dinero	gU
dinero$	b[iR
ding	jRqKrW
ding$	jSrV
dinne-	bThX
dinner	hZ
dioce-	bStU
dios	qW
dios$	qX
diplo-	jUlZ
diplom	jTkU
diploma	hVjS
diplome	lY
diplome$	lU
diplomes	iKlU
dir	hQmStU
dir$	lTtR
dire	fV
direc-	mY
direccion	aX
direccion de	aUmQsI
direccion$	jT
direct	eUhHpV
direct$	p[
directamente	eU
directeur$	iSmG
direction	bViQmS
direction de	aTbWiGqI
director of	mXpI
director$	aRpUrItS
directora	mYqV
directora$	hHiImZ
directory	iKjU
directory$	iKjR
directrice	eRoKpW
directrice$	pV
direk-	aSeRmQqItQ
direkt	cReVlImUqK
direktor	aKtX
dirig-	aQmQ
dirige	bRiSmT
dis	gS
disab-	iKmT
disci-	iVjSlJ
discl-	pS
disco-	cIeZfIgFiRjHsV
discount	hSiK
discount on	hSiK
discovery	iR
discr-	jXqW
discrecion	jRpY
discrecion absoluta	pHqT
discreet	jTqU
discreet$	jRpKqV
discretion	jUqV
discretion$	jRqX
discu-	aIgUqWtY
discussed	bQtT
disen-	mX
disenador	aV
disenadora	mS
diseno	jSmV
diseno$	mUqKtJ
disgr-	iSqQ
disgrace	iSqQ
disgrace$	iTqQ
diskr-	jWqQ
disku-	jVqGsUtW
diskussion	bKfEgJhKiKj[kJsDtZ
dispa-	aXfS
dispatcher	aXfS
dispatcher$	dKfWmK
dispo	bKgJjZtR
dispo-	hU
disponentin	nKpX
disponibilidad	hIjTpU
disponibilidad de	gSjIpY
disposicion	hRpKt]
disposicion$	hV
dispu-	hKiYmIpJqT
disse-	jEkIl^mI
dista-	aGbKcGdbjF
distr-	bWjT
distribution	aRkV
district	bScW
district$	cZ
dit	sUtT
dit "	qR
dit$	aKcKeKfJgKhHiHlKnKoKsWtK
diver-	aQ
divers	aQ
divers$	aQ
dix	jS
dix ans	jX
dix pour	gS
dkk	bHgShFiY
dm	p[qT
dm$	pR
dni	pX
do a	fKiSjTmH
do all	gUiKlW
do bis	fV
do it	jV
do not	qVrQ
do the	iXsQ
do this	tW
do we	hHtX
do you	hY
do$	iSjS
doce	bViJmU
doce horas	fX
doce$	mVrI
docs	iQjS
docs$	iSjUtK
docto-	lTqU
doctor	mJq[
doctor$	qR
doctorado	cJlW
docum-	bTiRjW
doe	iQ
doe$	gT
does	pQ
does not	eQrQ
does the	iGjWsU
doesn't	qS
doesn't know	qT
doesn't$	qX
doesn-	jRqR
doesnt	jS
dog	bQmSnT
dog groomer	aR
dogs	aHbZhWkHlEtI
doing	lQsR
doing the	iY
doing$	iQ
doit	jVqHrY
doive-	jT
doivent	jT
dokto-	aXtK
doktor	mQqT
dokum-	iY
dom	fSqS
domai-	bRjT
domaine	bRjT
domic-	nR
domicile	dU
domin-	fY
domingo	fU
domingo 00	gQ
domingo al	fQ
domingos	f[
domingos$	fQ
don	aJcSsW
don't	lTqY
don't ask	gU
don't call	rX
don't care	hJl^
don't do	bJdUfJhIiSlKpKqJtJ
don't have	lXqJrQ
don't know	q[
don't list	aKbKdKiIjKlJmKpIrWsJ
don't mention	qQrR
don't mind	jX
don't need	l^
don't print	qV
don't put	rX
don't say	jTlKqQrS
don't use	rR
don't want	aIiVqR
don't write	hJqZ
don't$	iQlSrU
donc	tV
donc 00	fSgUiJ
donc pas	fJjKlTsK
donc$	qGtc
donde	d_lKtJ
donde quiera	dV
done	iKkTlZsQ
done by	jEl^
done in	bRpW
done it	mTpJsW
done$	cJfJhIiEjYkGpS
donne-	dV
donnerstag	dWiI
donor	i]mFtH
donor-	iVjX
dont le	dX
dont mind	eVlT
dont need	iWlU
dont put	bJeKqUrJ
dont trois	jV
dont une	j\\
doodl-	j]
doodles	j]
door	aR
door that	dTjRpJqK
door$	hTmT
doppe-	aKbVgJhKoKqKtV
dormi-	eKiXjIpQqT
dors	qY
dors plus	qY
dort	qX
dos anos	fIjUnW
dos dias	dUiKnR
dos libres	fVgJhI
dos lineas	bSrQ
dos meses	qW
dos minutos	iFjWtS
dos primeros	gShS
dos semanas	qS
dos$	fRjT
dossi-	iRpY
dossier	pY
dossiers	iU
dossiers$	iUoU
dot	jU
doubl-	iQlQ
double	fTlV
double$	qS
doubled	bUmX
douce-	jVkJqS
douceur	jVkJqS
doute	iV
doute pas	qT
down	cTiR
down to	aJiJmInUtQ
down$	cSfXiHpJ
dr	mXpWtX
dr$	bQj[kJlHpQ
draft	aGrTtY
draft for	tT
draft$	aIrVtQ
draft-	i^
drafting	iR
drafts	i[
drafts$	iS
drain-	cJiXjK
drama	hSqX
drama$	aJhTqX
dran	iU
dran$	qY
drauf	gSqTtR
drauf$	gSqV
draug-	bVjT
draughty	bVjT
drauß-	cRjTnU
draußen	cRjTnU
draußen$	jXnX
drawe-	qVrI
drawer	qVrI
drawer$	qVrI
drawi-	qQ
drawing	iRqT
drawings	jR
dream-	bSkTrH
drei	mR
drei generationen	bW
drei jahre	bIe\\hR
drei monate	bIeJhWoR
drei tage	hJnU
drei wochen	fVlX
drei$	gSjKp[tJ
dreie-	aRfJgKqJrKtU
dreim-	jRqV
dreimal	jRqV
dreiu-	cJfJgQhWjJ
dreiz-	gThTqK
dreizehn	gS
dreizehn komma	gShK
dreizehntes	bJhXqK
dreiß-	cQmS
dreißig	cQmS
dreißig stunden	fV
drh	m\\tS
drh$	mVtU
drin	iJjTmXqErV
drin$	hIm\\pI
dring-	tS
dringend	tS
drink-	qQ
dritt-	dS
dritte	fSsT
dritte generation	sV
dritten	mX
drittmittel	eU
drive	lY
drive a	iQkUtG
drive$	gSiKjQlS
drive-	aVjTmS
driver	aSjS
driver /	aZ
driver$	jVmT
driver's	jR
driver's license	jR
drivers	aVmUpK
drivers (	aYbIcKmK
drivers$	aTcKfGjKkKmTpHrK
drivi-	iJjWlQnQ
driving	iJjWlQnQ
driving licence	lV
drohn-	iX
droit	aWiE
droit social	kQ
drop	aVpS
drop cv	pS
drops	bIgHiVpJ
drops a	bIgHiVpJ
drube-	jGkSrRtU
druber	gTiS
druber$	fKgXqR
druck-	g@jUqXr[
drug	iEjb
drunt-	aKmVrU
drunter	aKmVrU
drunter$	aKmVrU
dry	oYr[
dry$	cKiJnKoHpKrZtK
ds	jT
du 0	bRoQ
du arbeitest	fRmQ
du batiment	jU
du bist	mZ
du commerce	bQjQ
du das	kIlKqZ
du kannst	oUtR
du lundi	pK
du midi	hWiJ
du nicht	jFlUq\\
du patron	qU
du personnel	gHhY
du soir	iV
du temps	bViFkR
du$	jUlHtS
dual--	hYiRjJ
dubli-	cU
dublin	cU
dublin 0	cU
ducha-	hSjX
due	aRqR
due to	qRtT
duerm-	gYjXsI
duero	cS
duero$	cS
dulce	aJbZcIrGtF
dump	tS
dunde-	cZtJ
dundee	cZtJ
dundee$	cV
dunke-	bRcW
durch	fXgSiD
durch-	iQq^tH
durchziehen	iY
durchziehen$	iX
duree	eY
durfe-	qS
durfen	qS
durfen sie	gKjT
durin-	gIlUpS
during	gIlUpS
dust	jUkUqS
dutch	iHl^
dutch is	lU
dutch$	iHjJlVrT
dutie-	iS
duties	iS
duty	fShTiQ
duty$	hU
dynam-	gIrW
dynamic	bIcKiQ
dynamisches	gHrX
e	gS
e 0	gY
e 00	g^jC
e de	aWcQ
e ingles	iKjU
e mois	gS
e rh	eR
e v	b]
e$	cTjVsQ
each	iUnT
each day	hRiVkI
each$	iS
earli-	fSqT
earlies	fU
early	bTjR
early$	fHgShJjT
ears	jZ
ears$	jZ
earth-	jU
ease	jQkWlI
ease with	jQkWlI
easte-	oR
easter	hRiQoTqQ
easter and	hUiJ
easter$	iQoUqS
eastern	cV
eastern$	cZ
ebd	b\`dJ
eben	iStT
ebens-	lU
ebenso	lU
ebenso$	lW
ebitd-	gQ
ebitda	gQ
ebitda$	gW
ecart-	iR
ecarts	iR
echel-	aQbRgV
echelon	aQbRgV
echelon 0	aRbSgQ
ecoch-	gQhT
ecocheques	gQhT
ecocheques$	gV
ecole	jRl[
ecole privee	bQ
ecolo-	aSbZdK
econo-	jTrR
economico	rW
ecrit	gDq\\
ecrit-	iSrZ
ed	eKjQqY
edad	iIjJs^
edge	cKkSqS
edici-	lU
edicion	lU
edicion de	aRjW
edinb-	c[
edinburgh	cU
edinburgh (	cU
editi-	bVgGiJkX
edition	gEj]
edition$	gDj]
edito-	aQbS
editorial	bV
educa-	aS
educacion	iVjY
educador	pR
educador /	pR
education	jT
eeo	hApIrUt\\
eg	bVgd
eg 0	gfhI
eg 00	fJgS
eg$	b]fCgGhDpGrK
egal	iJl^pJqR
egal$	gKhKiGl]pIqVrF
eh	gRqJsR
eh klar	jX
eh$	bIgQiKtT
ehpad	aJbV
ehpad associatif	bS
ehren-	hRm[
ehrenamtliche	fIiVmW
ehrensache	hYiJjR
ehrensache$	hYiJjR
ehrli-	hTtQ
ehrlich	bRcKhUtT
ehrlich$	bTcIhStH
eigen-	hU
eigene	bV
eigenen	hRjSpQ
eigener	hZmV
eigenes	lW
eigentlich	hHoWpKqX
eight	bRfRlR
eight percent	gQ
eight$	fUjR
eight-	bQgRjJtR
eighteen	bSjItU
eighty	gU
eighty$	gU
eignu-	jUpT
eignung	jV
eignung bevorzugt	pT
ein jahr	eUmJrJ
ein junges	sW
ein paar	aKbTiHtW
ein tag	bKdXiWjKlKnK
ein traum	kZ
ein$	iKo[pStQ
einar-	dXoT
einarbeitung	dSmQoU
einarbeitung$	dT
eine auszubildende	mY
eine halbe	eRqKrT
eine woche	fThHsZ
eine$	aJbKhQiKjUt]
einem	bUmR
einem verlag	bTcKeJ
einen	aVbT
einen hausmeister	aVtJ
einen$	bJcIiGlGoJqKtY
einer$	jVqY
eines	aHeWiV
einfa-	cJiX
einfach	cJiUpQqQ
einfu-	fKjUpKrX
einge-	jXmRqJ
eingefuhrt	hViJjSqJ
eingefuhrt$	hWiKjSqK
eingr-	q[rHtI
eingruppierung	q\\rHtG
einhe-	bHiXqHsS
einheitslohn	gU
einka-	aQhSmT
einkauf	hIiRmW
einkaufer	aXbQjJtJ
einkaufer$	aT
einma-	bRiQjS
einmal	bRiQjS
eins	iVjU
eins davon	jV
eins$	rQ
einsa-	bS
einsatz	aIfIgXpTsH
einsatze	fQgQ
einsatze$	fQgQ
einsatzgebiet	cW
einsc-	jX
einst-	bUgTiEjW
einstieg	gQoW
einte-	iY
einteilen	iY
einteilen$	iZ
eintr-	iUoR
eintritt	iUoR
einwe-	iW
einweisung	iW
einwo-	b[
einwohnern	b[
einze-	aEi[
eis	cKfGiZ
eisen-	b]
eithe-	aKfWiKjR
either	aKfWiKjR
eje	aTtI
eje$	aXmQ
ejerc-	aTiKpS
ejercicio	aUeKjKpT
el 0	pW
el 00	eV
el ampa	aKbVqR
el ano	bRoH
el anterior	qT
el anuncio	aKtQ
el aviso	rZ
el certificado	jS
el cierre	fViR
el cliente	sT
el comite	gIqR
el consejo	qX
el curriculum	pR
el curso	iHkSqQ
el de	mW
el dia	nRpR
el doctor	qR
el equipo	mIpV
el formulario	pZ
el hospital	aKbScR
el hotel	aHbWcIhKmJnKqHtK
el inventario	gKiTqT
el lunes	oR
el martes	oUpRtQ
el medico	iS
el modulo	iQqQ
el mostrador	aQiS
el movil	jKqRrUsK
el nombre	rY
el perfil	aJbRrQtR
el pliego	iR
el presupuesto	iUjKqQ
el primer	eShS
el puesto	bSmK
el que	fU
el relevo	iX
el segundo	qW
el socio	m[
el sueldo	rW
el texto	iVrR
el ultimo	qT
el$	qQrR
elabo-	iQpY
elder-	aKbQrQ
elderly	aKbQrQ
elec	bUcJjIkZ
elect-	iQj\\
electrica	bTiT
electrical	fJpW
electricidad	fHjX
electricidad$	fHjX
electricien	jT
electricien tertiaire	aS
electricos	iIjTkQmS
electronica	iQpU
electronica$	cJdJi\\jK
elekt-	jUnW
elektriker	jX
elektriker oder	jT
elektriker$	jV
elektro	bUeK
elektronisch	bJpUqU
elektronisch$	bJpUqT
eleme-	aXcJjV
elementary	jY
eleva-	jU
elevadora	jV
elevadora$	jV
eleve-	bQ
eleven	mU
eleven years	qY
eleves	aSbR
elf	bY
eligi-	jQ
eligible	jV
eligible$	jV
ella	aQqXsK
elle	iZqT
elles	kIpXsV
ellos	iQqR
ellos$	iSqR
else	nRtW
else$	eKiHtZ
elter-	eQsR
eltern	pJqRsT
elternzeit	eQhQsR
elternzeit$	eVpI
elternzeitvertretung	eU
elternzeitvertretung bis	eU
em	bTeR
email	pZtS
email$	nIpV
email-	bR
emails	iRqS
embal-	iUjJlS
embar-	kUqQ
embarazada	qX
embarrassing	iQqS
embarrassing$	iRqU
embau-	bTqR
embed-	aW
embedded	aW
embedded software	aQ
embra-	cGiQjVkItI
emden	cXeKiI
emden$	cXeKiI
emerg-	i^pK
emergency	fSlQ
emoji-	rX
emojis	rX
emojis$	rT
empez-	fToV
empie-	aKeUiJoR
empieza	aKeUiJoR
empieza a	fQiJoT
emple-	hRjQ
empleados	bVhU
empleados$	bThW
empleo	eRjV
emplo-	eThV
employed	eYhK
employed$	eWgGhJ
employee	eQ
employee$	rK
employees	bXiK
employees$	bV
employer	bShVjKtT
employer$	bHhVjHqJrKtX
employment	eThKpT
empow-	aKj[
empower	aKj[
empre-	bR
empresa	bR
empresa y	bQeJ
empresa$	h\\jR
empty	aIdIfSgUtU
empty$	dGfUgV
ems	aIc\\fI
ems$	aHc\\dJfH
en 0	aGeWjCmRnR
en 0000	bW
en 2000	bVqR
en a	cVqQtG
en abril	oQqV
en agosto	hX
en altura	jV
en aula	iQjT
en bio	bS
en burn-out	qS
en casa	dZfR
en castellano	rR
en cdi	aRcFeTjF
en ce	aX
en confianza	qU
en conge	eRqS
en cours	aJjSlR
en cuatro	fToDpZrI
en dos	iGjTtR
en el	bJ
en enero	cHo[pJ
en fin	fViQ
en formation	eYoH
en francais	rW
en ingles	kSrX
en insertion	aR
en interne	qW
en janvier	eJfVgJiToI
en juin	eKfVqT
en la	pU
en ligne	bQeKpX
en mano	gTpS
en moyenne	hQ
en negro	eVgJiJqQ
en planilla	fKgU
en planta	dTiS
en produccion	iIjW
en producto	gT
en recepcion	aKpZ
en septembre	iWoCqQ
en todo	rY
en un	mSqS
en una	fItK
en verano	cJfZhRiJ
en vigor	cQjT
en vrac	qQ
en zaragoza	cSdKgInU
en$	jQ
encad-	jTmZ
encadre	mW
encadrement	mR
encadrement de	iV
encadrer	mS
encadrer$	mS
encar-	aViU
encargada	aRcQqK
encargado	aT
encargado$	aT
encei-	qSsT
enceinte	qSsT
enceinte$	qX
encim-	hR
encima	hR
encima de	hXqT
encima$	mR
encore$	jKqW
encou-	rU
encouraged	rU
encouraged to	rU
end	iQoW
end$	iWoStI
end-t-	iSjQmJ
end-to-end	iSjQmJ
end-to-end$	iSjQmJ
ende	eUqRtX
ende$	cIeRiIpFqIrKt\\
endor-	iTjSmK
endorsements	iV
endorsements$	iW
ends	bRsV
energ-	iRkQrU
energy	rS
energy$	bQiSrJ
enero	o^
enero$	cKo^pJ
enfan-	bZjRsS
enfant	gSiSsR
enfant$	gShJiVsG
enfants	jWsS
enfants$	bJiKjX
enfer-	mV
enfermeria	jU
enfermeria$	jS
enfin	dS
enfor-	aS
enforcement	aS
enforcement officer	aS
eng	aQbVhEjTmR
eng$	bXiJmT
engag-	aKjKrV
engineer	aX
engineer (	aRgJ
engineer for	bTcStJ
engineer$	a]
engineering	jT
engineering$	aRjT
engineers	bTmY
engineers$	bRiGkJmXtK
engines	b[
engines$	b[
engla-	gT
england	gT
engli-	jU
englisch	jTlR
englisch c	jT
englisch$	jStR
english	jQrU
english and	rXsQ
english at	aIj[
english for	aIcJjSrWtH
english or	jVkI
english perfect	jQ
english$	bUjZ
enhan-	hUjR
enhanced	hUjR
enhanced dbs	hKjX
enoug-	jSsQ
enough	jSsQ
enough for	sT
enough to	bSjT
enough$	iJjQqU
ensay-	i\\
ensei-	aTbS
enseigne	bS
enseigne de	bS
ensen-	l]
ensena	lY
ensenamos	kQlX
ensui-	bQdRrW
ensuite	bQdRrW
enter-	hQ
entera	fTqHsS
entero	hU
enterprise	jU
entge-	fJgW
entgeltgruppe	fJgX
entha-	fGiVqQ
enthalten	fGiVqQ
entid-	bU
entidad	bU
entie-	iTsT
entiende	tT
entiendes	sY
entiendes$	sY
entit-	aHb]cKjTmH
entra-	oS
entrada	fSoV
entrada de	fViQoI
entre	nSqS
entre 0	f[hK
entre 00	gRsY
entre nous	qWrKsU
entre semana	fV
entre-	pQqR
entree	oZ
entrees	iU
entretien	pV
entretien avec	pV
entretien$	aS
entretiens	hTpV
entretiens$	pV
entrevistas	pU
entrevistas con	jU
entrevistas$	pSqU
entri-	fRiV
entries	fRiV
entry	bKiZ
entry$	bKdKi\\
entsc-	pS
entscheidung	bWpV
entwi-	iRrU
entwicklung	iT
entwu-	iQtR
entwurf	iQtR
entwurf$	rS
envia-	pT
envir-	iWnQ
environ	fQiTnU
environ$	fSnY
environment	iT
environnement	rZ
envoi-	p[rI
envoy-	pS
envoyez	pT
epi	cKhY
epi$	bIcKhZjJ
eps	h_
eps y	hZ
equal	jRmVqG
equip-	mT
equipe	hRmT
equipe :	mU
equipe de	mY
equipes	fTmT
equipes 0	fX
equipment	aKgS
equipo de	mU
equipo$	pW
equit-	gY
equity	gY
equity$	gW
equiv	jV
equiv-	jT
equivalent	jQ
er	qS
er avril	oR
er fevrier	oS
er mai	iJoV
er oder	bIeXjFqW
er weg	qU
er$	gUtV
era	gVqT
ere	aYiQ
ere$	aViT
erfah-	jTkR
erfahren	aJbKiKjVnKoKqU
erfahrung	jQkU
erfahrung mit	kY
erfahrung$	aRjS
erfol-	g\\jVkI
erfor-	jJlZ
erforderlich	jJlZ
erforderlich$	jJlZ
erinn-	qW
erlau-	oQrV
erlaubt	oQrV
erlaubt$	oR
ernte-	iRoR
erp	iSjY
ersch-	i\\
erst	eUhKq_
erst auf	eSqJrX
ersten	mQ
ersten jahr	gShKiQjKmK
ersten$	rRtW
erstg-	pV
erstgesprache	pV
erwah-	qSrV
erwahnen	qSrV
erwahnen$	qUrS
erwar-	bKiJt]
erwun-	eQiIkXsT
erwunscht	eQiIkXsT
erwunscht$	eSiIk[
erzie-	aX
es	qS
es de	aQ
es der	oS
es el	aHbYcKfJqGtK
es ist	b]
es la	cKgWiHpU
es lo	jWkQqGsT
es obligatorio	iUlQ
es para	aJcKeYfFtR
es por	qX
es que	aKqT
es un	iWkR
es una	b[cGpJ
es$	bQt[
esa	pJqW
escal-	iVjUlJ
escalations	iS
escalations from	iS
escan-	cSiV
escandallos	iQjW
escol-	tS
escolar	eRiR
escolar$	eTiR
escribe	qRrS
escribo	qQtT
escrito	fWgQ
escue-	bQ
escuela	bS
escuelas	tU
ese	gRqW
esmal-	aGbU
eso	jRqVrT
eso en	j@kElEq_sK
eso es	cKiEjT
eso no	jW
eso se	f[iJoIqVrJ
eso$	iEj[lR
esos	iJjVrT
espal-	jR
espaldas	jT
espaldas$	jT
espan-	sS
espana	dR
espana$	dUiR
espanol	rU
espanol$	jGrWsI
esper-	gQiU
espera	gT
espera$	gT
ess	bYjRtI
ess$	bYjRtI
essai	eSpX
essen	h\\iIjQtE
essen-	gGhWjQlQ
essential	jSlS
essential car	hW
essential for	nW
essential$	jQlT
est	bRq[
est 00	bXlIqJ
est 2000	bT
est a	iSqJ
est bon	bKhIqV
est en	iR
est enceinte	qW
est tres	qU
est une	bS
est$	bTcSeSiTjJtI
esta	mQqYtT
esta con	iKmZ
estab-	eRqU
estaba	qW
estac-	cVdK
estacion	cVdK
estad-	qW
estam-	cV
estamos	cV
estamos buscando	fJjT
estamos en	cXrR
estan	mT
estan en	aJbSqS
estan-	jU
estandar	jU
estar	jV
estar-	cKjIk[oR
estaria	cIjHk\\
estat-	hViQ
estate	hTiS
este	fIo[sQ
esthe-	aT
estheticienne	aStK
estheticienne$	aVtK
estim-	aHbQtS
esto	qX
estre-	bWrTsR
estrellas	bXmK
estrellas$	bWcKmIoK
estud-	hTlT
estudio	iR
estudios	lVmS
estudios$	lX
et	iT
et 0	fHgUhK
et 00	jSoIsS
et a	fFpKt^
et au	jU
et de	gRiQ
et demi	fU
et des	bS
et deux	iJm]
et la	iR
et le	iSqR
et les	gSmRrQ
et moi	qY
et on	bShGsV
et pas	iKqSrRsS
et produits	gIhU
et soir	bJiX
et suivi	iT
et telephone	iT
et un	aGbVcKhWiK
et une	mQnT
et$	fUh[mR
etabl-	aJb^
etablissement	bY
etat	iW
etat civil	iW
ete	bKiHqVtR
ethni-	lKrFsZ
etiqu-	iYjJ
etoil-	aEb]iJ
etran-	sR
etranger	sR
etranger$	qS
etre	iIkSrS
ett	bJcFe^mKsJtC
etude	aCbZpS
etwa	iUjQ
etwa 0	fRgUiK
etwa$	eJfV
etwas	aQqX
eu	iSjYlG
eu$	gJhXiRtK
euch	pWrZ
euh	aJbRtY
euh$	aKtY
eulal-	bRcJpJtW
eulalia	bRcJpJtW
eulalia$	bQcIiKpJtX
eur	bEi]tJ
eur$	hT
euro	g^
euro aufwarts	gW
euro plus	fRtG
euro$	gThS
europ-	nQ
europe	iSnT
europe$	iInV
euros	gW
euros al	eJgV
euros$	gShR
euseb-	pQ
eusebio	pQ
euske-	lXrRtJ
euskera	lXrRtJ
euskera$	lQrV
evang-	aDbUcZtJ
evangelische	aCbYtG
eve	fWoSqR
eve$	fXoS
even	bVjRsV
eveni-	fY
evening	fTgVhJ
evenings	fW
evenings no	nJ
evenings$	iR
event-	cQqX
events	jSmR
events$	jRmQ
ever	sStV
ever$	hIsWtS
every 0	bTfWsS
every day	dViT
every month	f[gEiTtG
every other	fXhK
every second	hX
every third	fXgH
every week	eQgS
every year	bKeKh\\iGjHlG
every$	fT
every-	lTsQ
everybody	bRlX
everyone	gUhJrW
everything	jUqR
everything$	bQiHjXqS
eves	fYhK
eves$	fXhK
evide-	j[
evidemment	jTrT
evidemment$	jTrU
evite	rX
evite-	bKpKs^
eviter	sU
evtl	hX
ew	b\\iItF
ex-co-	aGbFcBdIeIfHgDhHi?j\`kIlImHnIoIpIqTrIsItE
exam	aT
exam$	hSpU
exame-	hRjV
examen	hRjV
examen$	iT
exami-	aXtB
example$	pS
exams	iIj^
excel	jd
excel a	jX
excel$	j\\
excel-	iGjTkTpKsS
excellent	iIjVkU
excep-	gKnT
excha-	iRjS
exchange	iRjS
exchange$	bScKeJiTjI
excit-	rS
exciting	rS
excla-	rW
exclamation	rW
exclamation marks	rW
exec	aSiHmUqR
exec$	aUiHmU
execu-	aUtK
executive	aWtK
executive$	aS
exemp-	aReU
exempt	aSeU
exempt ?	aHeZtJ
exempt$	aT
exete-	cXdTiKjJ
exeter	cXdTiKjJ
exhib-	bU
exige	j]lV
exige$	iKj\\lXqJsI
exige-	dQkK
exigee	dQkJlR
exist-	bStS
existe	eS
exp	jRl^tH
exp$	iIjRkTlR
expec-	fQiQ
expect	fQiQ
expect 0	fRiTsJ
exped-	aUmJtD
expen-	i\\mH
exper-	kXlT
experience	kSlV
experience ?	jGkGlHtZ
experience en	kS
experience is	lU
experience of	jW
experience with	kXlJ
experience$	iFjRtR
experiencia	jSkUlQ
experiencia con	jQkS
experiencia en	jVkW
experiencia$	fSlS
expla-	iS
explain	iS
explain a	aJjR
expli-	jKkUlT
explique	bJiW
explo-	bWgKiCpZ
expor-	b[iS
export	aUjR
expos-	iRkT
exposure	iRkT
exten-	eVfR
extended	aJfUtK
extension	eW
extension$	eVjK
exter-	hJmUpSqR
extra	fTgUkR
extra :	hT
extra$	fU
extra-	hRpUsS
extras	hW
extras :	hS
eye	jQqS
f	aViR
f &	jW
f /	aSeSfVhJ
f$	aYgQ
fabri-	batH
face	iRsR
face a	sR
face$	fRiV
faceb-	jJlQrY
facebook	jJlQrY
facha-	aVjQmQ
fachb-	bTkStU
fachbereich	bVtV
fache-	qR
fachk-	aT
fachkraft	aV
fachkraft fur	aV
fachkraftezulage	gT
fachkraftezulage 000	gT
fachl-	mW
fachlich	mW
fachw-	gIh[
facia-	iRsU
facil-	aQbRpR
facility	aQbRpR
facility$	cU
facto-	aKcVi[
factory	bIcYgKtK
factu-	gUiRrQ
facturacion	bRqR
facturas	iV
facturas$	iV
facul-	hKiIjIl[pA
fahre	hFlKn_
fahre-	nR
fahren	hQjGnTqQ
fahren$	hXiTqK
fahrer	aQjW
fahrer fur	aS
fahrr-	hU
fahrradleasing	hU
fahrradleasing$	hW
fahrz-	nR
fair	bJiZqR
faire	iV
faire des	s\\
faire$	gUiYjI
fais	iSrYtR
fais court	rW
fais$	rW
fait	qW
fait le	iTmR
fait que	jUsX
fait une	q]
fait$	jVpKqUrH
faite	hVjQkJlS
faite$	jUkJlS
faja	eIhW
fall	bKeHoZ
falla-	aHcYgKoTsV
falle-	aHmRpGtW
fallen	iKmUsR
falli-	aGi\\qSrHtH
falls	bQcYiR
falls$	aJbUcIiTjItJ
falta	aQlRtU
falta un	cVtE
falta$	bIlStW
falta-	jSrT
faltas	jSrT
famil-	bSsY
familia	rT
familia$	cJpTrX
familial	bSeVjKlK
familiale	pHrSsU
familiar	bY
familiar$	bWcJ
familiares	sV
familiares que	sS
familiares$	sT
familias	hSiR
familias$	hTiR
familie	hW
familie$	hZ
familienbetrieb	bU
familienbetrieb$	bU
familienplanung	jCs[
familienplanung$	iKsU
families	jQ
families$	iKjW
famille	bTsR
famille$	hU
family	bR
family firm	bTsK
family health	hS
family man	rJsY
family owned	bS
family$	hX
fanuc	bIjVkW
fanuc$	bKjRkU
far	cVqT
far$	cVqT
farm	bTj]
farm$	bShT
farme-	iS
farmers	iS
farms	aJbX
farms$	bT
farsi	a]
farsi$	aY
fashi-	bU
fashion	bU
fasse	rVtT
fast	lU
fast$	aIiVjHtU
fatim-	gGmT
fatima	gGmT
faudr-	aUtQ
faudrait	aUtQ
faudrait$	aFt[
fault-	bJeKi^jI
faults	iVjJ
faure	bUeZrK
faut	jW
faut aimer	jSnU
faut deux	aXcHtH
faut pas	jRrX
faut quelqu'un	jX
faut$	aIqJt[
faute-	qRrW
fautes	qRrW
fautes$	qUrR
favor	lSrUsT
favor$	lVsS
favou-	gTkSsS
favour	gUkU
favour$	gUkU
fca	bRiJoVqJ
fcr	gRiX
fda	iS
fe	bUcQlQ
fe$	cYlX
featu-	i[
feb	o[
feb or	oW
feb to	oSpQ
feb$	gJoZ
febre-	cIo]
febrero	oSpS
febrero$	iKoHpV
febru-	oRpU
februar	jQoSpQ
februar$	fKoUpX
february	pS
february$	pS
feder-	kJlSm[
federal	jQkFlW
federation	gT
feed	bSiVjKkR
feeds	cIgYiGjH
feel	rV
fees	h[iT
fees paid	hW
fees$	hYiX
feet	dTqR
fehle-	qStT
fehler	qStT
fehler$	qStT
fehlt	aUiHqQsU
feier-	gShW
feierabend	hT
feierabend fur	hT
fein	dQk^
fein$	dQk^
felt	aKjY
femme	aSiRsT
femme$	aUqV
fenet-	tK
fenetres	tK
fenom-	iQkXtK
fenomenal	iQkXtK
fenst-	iWoR
fenster	hKiZ
ferai-	kR
ferait	kR
ferie-	fShU
ferien	fUhW
ferien$	fKhV
ferme	fYhWoI
ferme-	hRiKjVqQ
fermes	iKjV
fermes$	iKjV
fermi-	iRqQ
fermin	iRqQ
ferna-	qX
ferri-	bQcRiJnR
ferries	bQcRiJnR
ferro-	b[
ferronnier	aRbS
ferroviaire	aHbY
ferti-	bViHjT
fest	e_
fest mit	mRqQ
fest$	e\\
festi-	gSiQoQ
festival	iSoR
festivos	gWiK
fetes	cGgIhQiT
feu	fTiTjI
fevri-	pR
fevrier	pR
fevrier$	pR
few lines	bR
fh	iIj\\mJ
fi	jR
ficha-	gEhGiVqX
fichas	iX
fichas$	iZ
fiche	tS
field	dTqS
fiest-	fTiKnK
fiesta	fViKnK
fifte-	mX
fifteen	mX
fifty	gTjIkT
fifty$	gTjKkW
fifty-	g]iJ
fight-	qS
fighting	qS
figma	j^tG
figma$	j[
figur-	fRqX
figure	fUqR
fijo	e\\gT
fijo 00	eJgVhK
fijo$	eYgW
fijos	aJcKe[fEgVhJiHsH
file	i\`qS
file$	iKpRqR
files	iTpS
files$	pS
filia-	bScS
filiale	cWiK
filiale d'un	bTcI
filialen	bXiTtJ
filialen$	bZtH
filin-	bKiXjR
filing	bJcKiUjU
filip-	s\\
filipina	s\\
fill	fRtR
fill$	fT
fille	iIsZ
fille et	pT
fille$	fKiJlJqJsY
fille-	pSsR
filled	pW
filled$	pX
filles	bViJsW
fils	bTsW
filtr-	iRpZqJ
filtro	iU
fimo	gKj[
fin	oT
fin de	fQ
fin janvier	eX
final	cKeKlFpHqSrStX
final-	pWrK
finales	oR
finales$	iRoR
finally	tU
finan-	hQiS
finance	gSqXtI
finance director	aY
finance$	aJiTmRqH
financial	aCi[
financiera	aX
financiera$	aX
find	aKiQpQqW
finde-	pKqRsX
findet	pKqRsX
finds	aGtV
fine	dQl\\
fine if	lX
fine with	jX
fine$	dRjSlWtS
fines	fQoS
fines de	fQoS
finge-	iKj[
finis-	aQgS
finish 0	fJhXoI
finish at	fS
finish early	fIgRqS
finish it	aJfSjQ
finish$	fTiUjJ
finished	jU
finni-	cVhKjJkS
finte-	bRkQ
fintech	bRkQ
fire	jUtS
firew-	cHj\\kH
firm	bc
firm (	bWiIjJ
firm of	bV
firm$	bY
firma	hSqR
firma el	qX
firma$	hWpVqK
firma-	bViQqK
firme-	cYhUjJpIrR
firmenwagen	hT
first 0	eRhUiJ
first 00	cJdVeUgJ
first aid	jY
first and	aRe[
first call	pYqK
first line	qR
first month	gKhWjImW
first of	iJo]
first then	rY
first time	fJgYiSjG
first two	eJhSiQ
first version	mU
first$	iXsU
fisch-	bUcSgJhKoK
fish	a[bRhItJ
fishe-	jUlT
fished	jUlT
fisio	hXmX
fisio$	hUtK
fit	j^
fit$	jV
fitne-	bTgEhTjS
fitness	aKbUhGjTtK
fitos-	iYjT
fitte-	aQlV
fitter	aVfRqK
fitter$	a[
five	fVgK
five and	hS
five days	dUfW
five no	f[gG
five of	eKfQjW
five on	bQfV
five weeks	h[
five years	iIj]
five$	dJeVhW
five--	bWjT
five-figure	jZ
fix	gZiTtK
fix 0	gR
fix on	lU
fix plus	gS
fix$	fTgW
fixe	gV
fixe +	hK
fixe$	gWtT
fixed	dTe\\fHiK
fixed term	e]jH
fixed$	dTeWgSiGjH
flach-	aVbKgVtI
flat	gQhY
flat$	g^iK
fleec-	iKjT
fleece	iKjT
fleet	bXtR
fleet$	bX
fleis-	iFtX
fleur-	aQiHtX
flex	fYiR
flex 0	iY
flexi	fVhR
flexi$	fV
flexi-	dWfThQ
flexibel	fSiJoW
flexibel$	fThJiJoQ
flexible	dReRhR
flexible working	dKhX
flexible$	dXiKlJ
flexitime	fUhQ
flexitime$	fQhS
flick	pRqU
fligh-	h^
flight	hX
flights	hZiJ
flo	mUpU
flo$	mUpS
float	jVtS
float$	jUtJ
flood-	bTjV
floor	bGcViT
floor$	jW
floor-	aYiRtF
floors	bSiU
floors$	bQiV
flori-	jRrS
florist	jU
flott-	bVdZfD
flotte	bYiK
flu	cIiEj^tK
fluch-	iWjKpGrHsZ
fluen-	j\\
fluent	jX
fluent$	jX
fluid-	jWmR
fluides	mX
flush-	iW
fly	bJcZpUqK
fm	aXjRtI
fm$	aTiKjVtJ
fobi--	fHgDh]
fois par	mW
fois$	eSmIqQ
folge-	fWtT
folgende	tU
folk	fTpT
folke-	cZdI
folkestone	cZdI
folkestone$	cZdI
folks	iZlR
follo-	fR
follow	gQ
follow the	gQiQ
following	iIlQtT
fonct-	hU
fonction	hVoQ
fonction$	hU
fonde	bQ
fonde-	aHbXcKtI
fondo	bKhX
fondo de	bIhYjJsK
fonds	bSfKpS
font	jVr\\
fonta-	aS
fontaneria	aS
fontaneria$	aT
food	bUiJjV
food or	jQ
foot	iWjI
footb-	aRbTiJoK
football	aRbTiJoK
for 0	gTiUoV
for 00	bYpT
for a	iR
for each	gW
for free	hIiKqQsT
for it	b[mI
for kids	bQgKiQ
for linkedin	rU
for one	kW
for our	aGc[hKiXtD
for parents	iQqU
for someone	cIdSqT
for swim	bX
for this	dZjRpIsRtK
for three	aIeWhUiK
for two	l]tT
for up	iS
for us	bRoQqRtQ
for work	b[
for you	gHh^qQ
for$	te
forde-	bRfRjFkS
fordermittel	eUfUiS
forec-	iWrK
forecast	iWrK
forei-	pJqKsZ
forem-	aSiV
foremen	iY
foremen$	fJiV
fores-	aSbRcQ
forest	aKbUcS
forfa-	eWhS
forfait	eWhS
forfait 000	eWhI
forge	hRkX
forge$	hUiKkS
forgi-	qTtR
forgive	qTtR
forgive the	tX
form	eRpR
form only	pQ
form$	eJjVpQtS
forma	bGiTjR
formacion	hWoQ
formal	rU
format	rU
format$	pR
formation	kSlT
formation de	eViKkSoJ
formation$	iYqQ
forme	lKqTsV
forme$	jRlJqX
forme-	jJkQnS
former	kTqR
forml-	pQ
formlos	pS
formlos$	iIpU
forms	p\\
forms at	pX
formu-	pU
formular	iSpQtS
formulario	pZ
formulieren	iHpJr\\
forsc-	aUeS
fort	bJcZhGjV
fortb-	gJhWiK
fortbildung	gJhWiK
fortn-	fRpS
fortnight	cKfSpT
fortnight$	fTpT
forty	bXiQ
forty hours	fY
forty$	bHiUmTtK
forty-	bZgY
forty-five	gUiQ
forwa-	qQ
forward	iRqWtG
foto	r\\sS
foto del	rT
foto vom	qWrZ
foto$	iTmIpRrFsV
fotos	rS
fotos del	kR
found	dSpTtK
found-	bUkS
foundation	bUgKjJkZlH
foundations	aRiS
founded	bU
founded in	bT
founder	sU
founder$	sU
four	fQ
four days	dXfWgKqI
four in	bIm\\
four nights	fX
four of	bGeKmWqU
four weeks	hFiXmK
four years	hUjS
four$	fY
four--	iKjY
fourc-	gQ
fourchette	gQ
fourn-	h[iR
fournie	hY
fournie$	hX
fournis	hY
fournis$	hX
fournisseurs	aViU
fournisseurs$	aXeJ
fourt-	fTiKjW
fourteen	bScHfUiJ
fp	iKjSmW
fr	fSjS
fr 00	fV
fr$	cHjZkI
frag	hKq^t?
frage-	iKpX
fragen	iKpX
fragt	gSq\\
fragt ob	qY
fragt$	aJbGcEdKeJfJgThKiIjKkKlKmKnKoKpJqVrKsJtG
frais	bRiY
frais$	bTcIgRiQjK
frame-	bXkR
framework	bUkR
franc-	jS
francais	jQ
francais$	pR
francaise	pKs]
france	aRrS
france$	mT
frances	j\`
frances$	jQ
franco	fV
frank	pUqU
frank$	pUqU
frank-	jFkV
frankfurt	cSnS
franz	p[
franz-	kSrS
franzosisch	kSrS
frapp-	iU
frappe	iU
frappe des	iU
frase-	aQcSrStK
frases	rW
frases cortas	rS
frau	mYpQqRtT
frau doktor	mRqU
frau dr	aGmIpStR
frau zbinden	qT
frau$	aGsW
fraue-	rWsS
frauen	rSsU
free	hc
free$	hWsR
freel-	eXtQ
freelance	aKe[qR
freelance 0	eR
freelance$	aJeX
freelancers	lIqKtX
freelancers$	lIqKtX
freez-	gGqXsS
frei	f]h\\qR
frei$	h^qQ
freib-	aXcViJtG
freie	eQqR
freie mitarbeit	eUgI
freie-	hV
freien	hV
freier	dKfS
freif-	hQiUtK
freig-	hSqS
freigegeben	gJqU
freigestellt	qV
freigestellt$	qT
freit-	fT
freitag	fU
freitag$	fU
freitags	iQpR
freitags bis	fR
freitags$	iU
freiz-	fRhW
fremd-	bKeSjRmS
fremdfirma	eVjKmU
frenc-	jUkQ
french	jUkQ
frent-	fQjKmY
frente	fShJiHjJm[qK
fresh	kGlW
freun-	jRlQrKt\`
freundlich	jWlT
freundlich$	lXqH
freut	jEk[lKpQqG
fri	fY
fri +	aIfWtH
fri 0	fQ
fri nite	dJfUpT
fri sat	tT
fri$	cKoW
fria	iRjU
frida-	fT
friday	hQ
friday 0	pQ
friday$	jUlQ
fridays	fU
fridays$	bRfR
fridg-	hWiX
fridge	hWiX
fridge$	hQ
frien-	aJtR
friendly	jT
friendly$	jU
frigh-	jQqR
frightened	jRqR
frigo	aShU
frigo$	aThTtI
frigo-	bZcHtK
fring-	gT
fringe	gT
frio	jV
frio$	jW
frisc-	lTsQ
frisch	lTsQ
frisch von	sW
frisch$	jWlR
frise-	qR
frist	fJp^qUtK
frist 0	pX
frist :	p\\tH
froid	j\\
froid$	gTjV
from 0	fQoU
from 00	hEiToS
from :	tW
from a	iJjW
from an	iTqS
from day	eX
from feb	oYqR
from home	db
from may	fIh\\oJ
from my	bFhStY
from the	aHpWrQtQ
from uk	dQjIrKsU
from us	gIh\\jJqWsJ
from$	cJdQhKpRtU
froma-	aVcIhXiKkJlS
front	aQ
front desk	hSkTtS
front of	hJiTjT
front office	aW
front-	bHcUgQjJ
froze-	qU
frozen	qU
frs	h[jK
fruh	fTjUoQ
fruh /	fS
fruh 0	fS
fruh$	cKfUgJjIoU
fruhd-	b^
fruhdienst	b^
fruhj-	aRdKoXpJqKrH
fruhs-	aTfJhVjK
fruhstuck	hX
fruit	bVfJhViHqJ
fruta	cIhViZjKtJ
fruta$	cJgShXiFtK
fs	jX
fs b	jT
fse	iSqU
ft	e]fFgQhGjJkHsV
ft$	cHe[fFgThIiHjHsHtI
ftc	e^hQ
ftc$	eYhVpK
fte	aQeVgV
fte$	aUeWgS
fue	aJqZtI
fuel	hT
fuel card	hU
fuera de	gQpU
fuera$	bSfRgQhQ
fuert-	fWsQtR
fuerte	sUtU
fuerte$	oJsU
fuhre-	jRnQ
fuhren	iUpR
fuhren$	iUmS
fuhrerschein	jXnV
fuhrerschein$	iKjY
fuhrt	bHm]qK
fuhrt$	aVbFiV
fuhru-	iVj]
fuhrungserfahrung	jV
fuhrungszeugnis	jY
fuir	jR
fuir$	jR
fulda	bT
fulfi-	aTbSjJ
fulfillment	aTbSjJ
full driving	hIjV
full family	bHhZ
full remote	dY
full time	eXfWiEjKmUtK
full$	eSfTgIhT
full--	eWiJsX
full-time	eXiJ
full-time$	eW
fully	aRcIhU
fully remote	aTcHdR
funci-	eUiS
fund	gIl[
fund$	aSgDhY
funda-	b\\
fundacion	aGb[cI
fundador	pT
fundador$	bScImS
funde-	eThTqJrR
funded	aKeWhVjH
funded for	aFeX
funders	iZ
fundi-	eUqS
funding	eUqS
fundr-	a[iH
fundraising	aYiIkR
fundraising$	aW
funds-	iW
fundsachen	iW
fundsachen$	iW
funer-	bXcIiI
funf jahre	iKjT
funf$	bJgQiSjRqU
funft-	iQ
funfu-	bKgWjK
funfundzwanzig	fT
funfundzwanzig stunden	fT
funfz-	pQqU
funfzehnten	pU
funfzehnten mai	pU
funny	qRr\\
funny$	jQqS
fur 0	aVhQ
fur 00	gSiS
fur alle	hW
fur das	tS
fur den	aSjRtQ
fur die	aWhR
fur ein	hTjU
fur einen	aIq]
fur uns	bSqT
fur unser	aGbVcT
fur unsere	fQ
fur zwei	iS
fur$	aJcJnRt[
furgo	h]
furgo-	dJh\\qJ
furgoneta	dJh\\qJ
furni-	bY
furniture	bY
furs	aVsV
fusio-	dVtH
g	gQjRpQtX
g 0	gQjWtK
g 00	jU
g$	aIgRjTpItZ
g'sag-	qS
g'sagt	qS
g'sagt jetzt	qR
g'sagt$	qR
ga	cThRkW
ga 0	hUjWkK
ga$	cXhQjKkK
gabi	mVqS
gaeil-	kS
gaeilge	kS
gaelt-	lQ
gaeltacht	lQ
galet-	bRiR
galettes	bTiT
galle-	rU
gallego	rV
gallego$	rU
game	bQjTpS
gamep-	aQ
gameplay	aQ
games	bYhR
games$	bThU
ganad-	aSsY
ganas	iKjQlZ
gang	bVcJiKpQ
gang$	bWcIfGhKiIjJkKlKoKpUqJ
ganze	bT
gap	qQsS
gar	hIqT
gar nicht	hIqT
garag-	aSbQmR
garage	aSbQmR
garage$	aUbHmTrK
garaj-	hQ
garaje	hQ
garan-	fSgR
garantia	gV
garda	jGnToW
garde	fWhUrQ
garde le	fIhVmKrT
garde$	fVhS
garde-	gRqQ
garden	bWoKqQ
garden and	iS
gardener	aTtK
gardener$	aXiK
garder	qZ
gardes	fRgR
gardes de	fV
gardes$	fRrS
gars	aIbVgIpIqYsZ
gars$	aIbXcJdKeKfHhKiKjJkIlKmKnKoKpIqFrKsStK
garte-	aRbUgRtI
gartn-	aSbRjX
gartner	aRjQmV
gary	bIfJpWqS
gas	bQiQjRlQtK
gas safe	iGjY
gas$	aHbWiJlTnV
gaste	bQjKkUqKsQ
gasth-	bVcHdKfKiRkKmKoKpK
gastr-	bSjTlQ
gastro	jWlR
gastro$	jSlS
gastropub	bX
gastropub$	bR
gate	bKjIp\\
gatos	bViQjR
gatos$	bWiWmJ
gave	q^
gc	aU
gcse	iHjX
gebar-	hGiFjCk_
gebau-	iVjR
gebaut	iSjT
gebie-	cQ
gebiet	cQ
gebra-	aBcStV
gebraucht	aBcStV
gebraucht$	aJcGtX
gebur-	b]fKhQ
geburten	bT
geburten$	iV
gedac-	gR
gedacht	gR
gedacht$	gQpJqQ
gedul-	jV
geduld	jV
geduld$	jT
geehr-	tT
geehrte	tR
geehrter	tS
geehrter herr	tS
gefah-	qW
gefor-	fJkZtK
gefordert	fJkZtK
gegru-	bX
gegrundet	bX
gegrundet 2000	aJbQ
gegrundet$	bXqJ
gehal-	gZ
gehalt	gSqU
gehalt :	gUqJ
gehalt$	cIg[qE
gehalter	fJgT
gehalter$	fJgT
gehor-	fQnQ
gehoren	fVnU
gehoren dazu	fWnW
gehort	bUcJhQrR
gehort dazu	hV
geht	lQtU
geht auch	iJjRlToWpH
geht in	lXqY
geht$	bGcJfUtV
geht'-	fQoT
geht's	fQoT
gekau-	bU
gekauft	bU
gekauft$	bW
gel	aJcQi[
gel$	aJbKcUjItI
geld	fQqT
geld :	fJgU
geld$	fTqT
geler-	lX
gelernt	eQlQ
gelernt$	eSrR
gemei-	b[pV
gemeinde	bQpU
gemeinde$	bQpQ
gemeinden	iV
gemeinderat	mGqY
gemeinsam	bKiTpU
gemes-	iV
gemessen	iV
gemus-	aShVtI
gemuse	hXiStJ
gen	sV
gen z	sY
genau	cIiJjTtS
genau$	cFiIjQkKtU
genau-	iIqXtT
gende-	rX
gener-	bV
general manager	aXiK
general$	aRbHgQiW
generation	bR
generation$	bTsQ
generationen	bX
genom-	tS
genommen	tS
genre	gKpJs[
gens	iSqIrVsS
gente en	hV
gente$	qR
genti-	dKhZ
gentl-	rYsS
gents	aIiVtU
gents$	iRtQ
genug-	lS
genugt	lS
genugt :	pQ
genugt$	jKlWrT
geogr-	jZ
geography	jWkI
gerad-	iRsS
gerade	iRsS
geran-	aWbKiTtG
gerante	aWbKiTtG
gerat-	iT
gerec-	fTgS
gerechnet	fTgS
gerechnet$	fV
geren-	mQqX
gerencia	qX
gerente	mR
geria-	aV
geriatrie	aV
germa-	iQkS
german	kU
germany	bQdT
germany$	bQdT
gern	k]
gern eine	qFs_
gern gesehen	kXlF
gern$	eTiFjGkasJ
gerne	aWbHiHjGkW
geroc-	aVbEmW
gerus-	iS
gesag-	qTsR
gesagt	qTsR
gesam-	aJbRcUfRjKtJ
gesamtschule	aHbScVtG
gesan-	bTjT
gesch-	aQjR
geschaftsfuhrung	a\\jIkI
geschaftsfuhrung$	a\\jIkI
geschlechter	bR
geschlechter$	bR
geseh-	kU
gesehen	kU
gesel-	gSjQmU
geselle	aJgViKmU
geselle$	cKgW
geset-	sW
gesetz	gQiR
gesetzt	eJfRqS
gesetzt$	fQqR
gespr-	pZ
gesprach	pUqR
gesprach$	cKqV
gesprache	pW
gesta-	bRjXqK
geste-	oWpJqS
gestern	iKoXqT
gestern$	bQcKhKiIoY
gesti-	aV
gestion	bQgJiR
gestion de	bU
gestion des	iX
gestion industriel	aW
gestion$	aJbRgFtU
gestionando	jW
gestionando$	jV
gestionnaire	aUjQ
gesto-	bX
gestor	aU
gestoria	aIbZeKiR
gestoria$	aKiY
gesuc-	tT
gesucht	tT
gesucht :	oI
gesucht wird	iRtQ
gesucht$	aVcJtQ
gesun-	bSgIhYsW
get a	hVmRpV
get it	aUjQ
get$	jTrS
getei-	bJgT
getre-	iJjJlTrX
gets	bUgQqT
getti-	iQnV
getting	iQnV
getting the	iUjKtI
gewas-	aKbUcIdKeKfEgJhZjGkFlKmKrKsFtK
gewer-	cVfIiHjGlJnGoIrIsY
gewun-	aKfYgEhJ
gewunscht	aKfYgEhJ
gezah-	qV
gezahlt	qV
gf	aTjKq]tR
gf$	aYbKqH
gibt	kXq]
gibt es	b]
gibt'-	bTkR
gibt's	bTkR
gibts	hYnVqJ
gieße-	cS
gießen	cT
gießen$	cTtR
gift	i\\
gift aid	iV
gines	pVqR
gines$	pWqR
girl	iHs[
girl$	qTsQ
girls	aRiSqUsY
girls$	qX
gis	jHk[
git	jYkS
git$	jSkW
githu-	pV
github	pV
github$	pUsK
gitla-	jT
gitlab	jT
gitlab$	jT
give	hTtR
give you	hW
give$	hQjKtT
given	kQl]sR
givin-	iVkU
giving	iVkU
glass-	iS
glasshouses	iS
glatt-	bItT
glatten	bItT
glaub	hY
glaub-	qWrR
glaubt	qVrR
glaubt$	qXrH
gleich	bTgSjRsU
gleich$	bScIgT
gleicher	pT
gleicher eignung	pT
gleit-	cGf]gQ
gleitzeit	dKfZjJ
gleitzeit$	fWjI
glock-	cTiTlK
gm	mUqQsJ
gmbh	b]cI
gmp	aJjYmKtI
gmp$	aJjYmKtI
go	qX
go in	aHeIhKiHjVoGqT
go on	qVtV
go to	qVsS
go$	aVqTsUtG
gober-	mV
gobernanta	mV
goc	jZ
god	qYrS
goes	qU
goes at	oSqT
goes home	bW
goes live	iKpW
goes on	rT
goes to	gUiRnKoIqQ
goes$	qIrRtW
going	bUqV
going at	bWcKiI
going to	eRgRqR
going$	aKqTtV
gold	k^
golf	bJt[
goma	cSj\`
gone	pJqUrZ
good	bWjR
good afternoon	tT
good christian	sX
good english	jQ
good luck	iWjJqT
good morning	tV
good standing	jW
good$	gSjVpIrS
googl-	iT
google	iT
google workspace	iJjS
gossi-	cKgKhYpH
got	qW
got$	bGcHgXqHtI
gotta	fUgIj[oJ
governors	iK
gp	gGhQiV
gp$	gGhUiW
gr	aXbKcTjKoHtJ
graci-	iHpHta
gracias	bUiJtZ
grad	jSqQtQ
grad$	j[pK
grade	aTgXqRrJtJ
grade 0	aTgQjSrI
grade 00	gQiKjV
grade$	cKgX
grade-	bVfK
grades	fJiUsQ
grado	jZkTlR
grado en	jTkY
grado y	j^
grads	lUsR
gradu-	aQjY
graduate	aSjQ
grafi-	aSqW
grain-	aImTpKrV
grainne	aImTpKrV
grand	qV
grand-	bRrQ
grande	cQiKrS
grande$	fIrV
grant	bRgQ
grant writer	aW
grant$	bVeJgUhHiKkJoK
grant-	aSgT
grants	aVqJ
grass	bQiV
grati-	h]iK
gratis	hUsR
gratis$	hV
gratu-	h^qI
grave	fHgWjKlTqK
grave-	fV
graves	fYpJ
graz	cZ
graz$	cT
great	cJkSrW
great$	cHdUkS
green	hTlTtR
green-	cRjKmQ
greenhouse	iUjKtT
greenkeeper	mWtQ
greenkeeper$	aXcJmJ
greet-	t[
greetings	t[
grenz-	iQqWsI
greta	qbtJ
greta ?	q^tI
greta$	qY
greve	jYqQ
griev-	bKiRqU
grievances	bKiRqU
grievances$	iU
griff-	bHcVfIiKpS
grill-	g\\
grille	g\\
gritt-	iVtK
gritting	iVtK
groom-	aQpR
groomer	aR
groomer$	aVtJ
gros	fSpKqR
gross	gWiQ
gross a	gQhKjK
gross$	gZ
groun-	a\\bGcU
ground	aRiT
group	bZ
group insurance	gJhV
group$	bWmUpJ
group-	bQgU
groupe	bRgU
groupe de	bZeI
groupe familial	bR
groupe$	bQgDqQrS
grow	bTlRqS
growe-	iW
growers	iW
growi-	bTqX
growing	bTqX
grows	aHbXiU
growt-	mStS
große	cRrZsItI
große-	bShRjS
großes	bShRjS
großr-	nX
großt-	fSiQkR
gruez-	tS
gruezi	tS
grund	aQq\\
grund$	rT
grund-	bQcKiVjT
grundschule	jQ
grundschule$	jS
grupo	gUmQrR
grupo 0	gX
grupo de	bQgJiSkHmU
grupo$	rX
grupp-	aWcJfQ
gruppe	aKgV
gruppen	bXjQ
gruppen$	bRjT
gruß	t^
gruß$	tS
gruße	t\\
gruße$	tR
guada-	bQ
guadalajara	bQ
guadalajara$	bQgQ
guara-	dReR
guaranteed	dTeT
guaranteed at	eJg\\hH
guaranteed$	dX
guard-	fU
guarderia	gJhW
guardia	fX
guardia de	aW
guardias	fU
guardias$	iT
guess	aRhUlHtS
guess$	hRkUlG
guide	aZtJ
guide-	bRcQ
guides	bScSjKoJtK
guides$	bU
guild-	jU
guilds	jV
guilds l	jV
guill-	aJbX
guino	cJpIqIrQsX
guino$	cJpIqIsX
gulf	cWtS
gulti-	jXlK
gultig	jQlK
gultig$	jTlK
guste	iQjW
gut	tT
gut$	bKoRtY
gutac-	iQjIpV
gute	aRbSsS
gute seele	aUqT
gutem	jW
guten	tV
guten tag	tS
gutes	j^
guy	a[rKsH
gwo	jUqRsS
gwo$	jUqT
gym	bXhY
gym$	bVhV
h	fY
h &	iU
h +	gJhW
h /	aSeS
h 0	hUjRkQ
h 00	fV
h :	fT
h avec	eK
h con	qS
h gleitzeit	fRgJ
h$	fU
ha	bX
ha dejado	qW
ha en	bS
ha ido	qR
ha$	bYtQ
haas	bWiH
haas$	bTjK
hab	hQiJtY
hab ich	hVnJqR
habe	fIsY
haben	jSqT
haben die	bRpEqT
haben wir	kSqQ
haben$	jRlQqRrQ
haber	k\\
haber hecho	jSkT
haber trabajado	lV
habil-	hTiJjRkQ
habilitacion	iJkX
habit-	bWhQ
habitacion	gQhV
habitaciones	bV
habitaciones$	iR
habitants	bYgG
habitants$	bVgI
habla	kQqYrK
habla-	tQ
hablado	jJkRqQ
hablamos	tX
hablamos de	eTqItR
hablan	iRqS
hablar	kU
hablar con	iTpR
haccp	iWjT
haccp$	iQjW
hace	lStT
hace falta	lStU
hace$	lRqR
hacem-	bR
hacemos	bR
hacer	iVjU
hacer el	qT
hacer las	iT
hacie-	qT
haciendo	qT
had	q]
had a	q]tT
had one	qW
hafen	aKc\\
haga	iRjT
haha	iRsQ
haha$	iTqS
hair	j\\pI
halb	fWgQ
halbe	gRjKkU
halbe kundschaft	iKjIkXqS
halbe seite	rU
halbe-	gUpT
half	fRgQ
half a	gRhViI
half an	fSmRsJ
half day	pX
half four	fV
half of	aKbTfQrItR
half term	oQpSqT
half the	pUqQ
half$	dRgWmK
half--	mSpU
halft-	dUhR
halfte	dUhR
halif-	cRhKlK
halifax	cRhKlK
hall	cSiSpQtR
hall$	cWfIpS
halle	bTcQ
halle-	aQbUcJeQ
hallo	t[
hallo$	aJtX
halls	bRjV
halt	aScTtX
halt$	aXfJnJ
halte-	iW
halten	iW
halten$	iY
halts-	jW
haltst	jW
hambu-	cT
hamburg	cT
hamburg$	dV
han	bQqU
hand	iQjR
hand over	iX
hand tools	hRjS
hand$	bWpT
hand--	aKfGiW
handb-	cGjHkIl\\
hande-	bKgSiVqR
handel	bGgY
handi-	jRrU
handicap	jRrU
handicap$	jVrQ
handl-	iQ
handle	iSjR
handled	bKhTiSqK
handler	aQbRtF
handlers	aV
handlers (	aV
handling	iRjRkT
hando-	oU
handover	oU
hands	aWcIlS
hands$	bXjV
handw-	iSkX
handwerk	aKbUiKkHlQ
handy	hTjUkV
handy$	jRkY
hanna-	qY
hanno-	iV
hannover	iV
happe-	gIiRlK
happen	gJiT
happi-	bYfGsR
happy	iUkV
hara	i[tH
hardw-	aHgJhXiW
haria	aEiYtT
harne-	hSjR
harness	hSjR
haro	aKc[dHiH
haro$	aKc[dHiH
harro-	aHbDcZfKgJhWiIjFtH
harve-	bW
harvest	bW
has	jUqT
has a	oV
has been	bKkQqUtR
has run	gUjR
has to	eRjYsR
has$	bJqU
hasht-	rY
hashtags	rY
hashtags$	qKrX
hasn'-	qY
hasn't	qY
hast	fQkXqU
hasta 00	gKhIqZ
hasta el	eRpW
hasta la	fShR
hasta las	f_
hasta que	aQ
hasta$	eRfR
hat	qd
hat 00	b]qGtS
hat dem	qQ
hat den	aIhKjGkHmX
hat die	qY
hat im	b]jF
hat mein	bQhU
hat sich	qZsH
hat sie	qZ
hat$	aIiVqQ
hates	iRpIrW
hatt	jHqRsW
hatte	kUq^
hatte 00	q[
hatte gern	qY
hatte$	qV
hatten gern	sU
haupt-	aRbJcUgKkTlQtK
hauptsache	cKhIjQlToTqJ
haus	b]hX
haus am	bWhS
haus und	hU
haus$	hQqT
hausb-	bKhJiXnT
hausbesuche	bKhJiXnT
hause	dQhRnV
hause$	bVdXnK
hause-	aKbRiV
hauser	bQiW
hauser$	cIfKiVmK
haush-	aUiQ
haushalt	aV
hausm-	sV
hausmeister	sV
haust-	h^oI
haute-	aKiW
hauteur	bIiX
have 00	aIbVgKqV
have a	rQ
have an	aRjJqT
have been	bT
have it	jHk]lQ
have my	kYoK
have the	lTmJqWrH
have to	jUlQrQ
have$	iHkTpRsStR
haven't	jKpQrS
haven-	jKpQrS
havin-	sU
having	sU
hawic-	cS
hawick	cS
hay	hV
hay hasta	hIqY
hay que	dXhW
hay$	jUkU
hay-o-	cR
hay-on-wye	cR
hay-on-wye$	cR
haya	kQsQ
hazlo	r\\
hbo	j[lJ
hcpc	j]
he	q[sQ
he dicho	qR
he does	qV
he is	qV
he says	aIeStR
he'd	qSsX
he'll	oTqU
he's	mQqb
he's not	qQ
head	aUmRqQ
head for	mU
head gardener	aTtK
head of	aV
head$	jWkKqV
head'-	tQ
head's	tQ
head's pa	tQ
headc-	qX
headcount	qT
headh-	oUrTtS
headl-	rT
headline	rT
heads	bSiKmQ
heads-	iTjGsY
healt-	kS
health	hS
health and	iU
health at	hU
health insurance	hQ
health plan	bYhQ
health stipend	gKhQ
health$	gQ
hear	pFqasW
heard	pQqY
heari-	iQjHqZ
heart	cKkXqV
heat	bJiXrU
heavy	bY
hebam-	aWjTkJtA
hebde-	cU
hebden	cU
hebden bridge	cU
hecho	eXkQsR
hecta-	bU
hectareas	bU
heide-	bQjU
heidenhain	bQjU
heidenhain$	aTcKjS
heigh-	cZiJjR
height	gUsT
heights	c[iIjTrK
heights$	aKc\\iEqK
heili-	cJhUmH
heim	h\\iKoK
heima-	bTdRqS
hein	aQrRsY
hein$	aUrW
heizu-	iU
heizung	iS
heizung$	iS
heißt	hViEnV
heißt :	hSiDn[
heißt das	hTjTtJ
held	iIj]mI
helen-	mS
helene	mS
helfe-	hRiTtJ
helfen	hTiQ
hello	t\`
hello$	tS
help	kQqR
help us	eUqT
help with	aUhTiK
help$	aJkXtW
helpd-	jU
helpdesk	jU
helps	iRjGkAl\\
hemos	qY
hence	bQqZ
hence the	bUqS
hep	jR
hep b	jR
her	kUq^
her you	sT
her$	qZ
herbs-	aSfS
herbst	bQfW
herbst$	bUfQ
herd	bTiU
here	tS
here$	dXtW
here'-	tZ
here's	tZ
here's what	aRfR
hered-	cHiZ
herio-	jKkU
heriot-watt	jKkU
herit-	eXjJkR
heritage	eXjJkR
herma-	iKmTqR
hermano	bKiJmU
hermanos	bT
herme-	jJkVqU
herr	qUtQ
herr direktor	pVqJ
herre-	aQ
herren	tR
herren$	tQ
herrn	mVqT
herst-	bUh[iB
herz	bShIpFqX
herz$	bWhHpFqWtJ
herzb-	cT
herze-	kW
herzl-	rQtY
herzlich	rQtY
herzlich$	tS
heure	i\`oI
heure-	fUgR
heures	fUgR
heures sup	fKgU
heures$	fUiK
heute	bX
hexha-	bQcQfJ
hexham	bQcQfJ
hexham$	bRcQfJ
hey	ta
hey$	aKtW
hi	t_
hi$	aKtV
hibri-	dV
hibrido	dW
hibrido$	cIdX
hier	nQ
hiera-	iQmV
hierm-	aTqK
hiermit	aTqK
high	bZhJjX
highe-	jV
higher	jV
higher$	iKjU
highl-	hV
hijos	bVsW
hijos$	bW
hilar-	qTtK
hilary	qTtK
hilfe	bIhXjS
hilfr-	kU
hilfreich	kU
hilfreich$	kQ
hilft	jKkZmUqI
hilft$	kX
hilo	kKrStT
hilo de	kKrStT
hilti	fIh]iIkDlK
hilti$	cKfIhXkFlK
him	q\`
him$	qZ
himse-	jRqS
himself	jRqS
himself$	qU
hin	gUnVqJ
hint	qW
hinte-	mWpSsK
hintereinander	fSqVsJ
hire a	aRiKtW
hire$	bJeUhJj]kIlJ
hires	cJqX
hirin-	tV
hiring	tQ
hiring$	bViR
his	q_sR
his own	qW
histo-	jQqQ
history	jW
history$	jQ
hit	iRqS
hits	gRhYnK
hiya	tX
hm	bEcQqRtH
hnd	jUqJ
ho	aHd^
ho$	dY
hochb-	iSnI
hochs-	fSiK
hochschule	aJjS
hochschule$	fKjX
hochstens	fSiJnIrX
hochz-	jV
hof	cXiJjKnS
hof$	cRnS
hoffe-	iUjHqT
hoffentlich	qW
hohe	j\\
hohen-	bScKhKj\\
hoja	pX
hoja de	pX
hol	gUqT
hol$	gU
hola	t[
hola$	tT
hold	qRtS
hold the	bVeG
hold$	qTtR
holen	iZlR
holid-	fRhT
holiday	fRgS
holiday pay	gS
holiday$	fQgKhW
holidays	hWoU
holidays$	fIhXoW
hols	h\\
hols$	h]qJ
holzo-	bTcK
holzofen	bTcK
holzofen$	bT
hombr-	qSsWtK
hombre	sZ
hombro	qWtJ
hombro en	qWtJ
home	d^
home after	dRh[
home based	d[tI
home is	dV
home not	jU
home office	dWgI
home when	dUfUiK
home$	d[
homeo-	d]
homeoffice	d]
homes	bUcJgGiW
homes$	bVgFiT
homew-	dGmVpR
homme	iZjIsV
homol-	aHiTjY
honest	gQlQqStQ
honest$	lRtT
honestly	bRcJ
honestly i	cHdS
honestly$	fViT
honne-	fQlS
honnetement	lTqQ
honor	aIbUpHsKt]
honor$	aKbZtR
honor-	ecgJjJ
hook	rT
hook in	qS
hop	aHt[
hope	tV
hope the	tV
hopin-	qTtQ
hoping	qTtQ
hora	gWpQ
hora$	g[pR
horai-	fXgQjJsR
horaire	dJfTgThKjH
horaires	fWsW
horar-	fWhT
horario	fY
horarios	hV
horarios$	fKiRsQ
horas	fYgR
horas de	fKgVjKlUpQ
horas dos	gK
horas lectivas	aSeKfR
horas mananas	iK
horas$	aRfTiK
horno	qU
horno$	fT
horse-	bSqS
hort	qUtX
hospice	bScJtI
hospital	cR
hospital$	cQfTgQ
hospitales	bTkT
hospitales$	bTkU
hospitality	bR
hospitals	bSiJ
hoste-	bWcKdU
hot	cThTiR
hotel	b\\jGkVnR
hotel 0	bV
hotel$	bTjFkRtR
hotel-	aTjQtK
hotels	jTnR
hotels$	iJlHnU
hotes-	aS
hotesse	aS
hotli-	iRjKkV
hotline	iRjKkV
hour	fRgQ
hour 0	fUgI
hour for	fTgJqY
hour$	gYiQjR
hourl-	eW
hourly	eW
hourly$	eY
hours	f\`
hours 0	fV
hours a	eI
hours and	fV
hours in	fHhWnVoJ
hours incl	eVfK
hours split	fRtI
hours with	fW
hours$	eUfZhKpU
house	bQhY
house 000	bQpS
house with	hU
house$	bQiTpRtR
house-	aUbXhStI
housi-	bQ
housing	bQ
housing association	aKbW
how	gTlKrQ
how much	aJbJcJdFeKfJgXiFkJlEmJnJoJpIqIrIsHtQ
hoy	b[jUqKrR
hplc	aSiTkV
hplc$	iWkK
hq	bZcZ
hq$	cb
hr	pS
hr :	jJkGpIqWt]
hr by	pQ
hr$	gY
hrs	eRf]
hrs 00	eJfS
hrs over	bKcTeJ
hrs £	sR
hrs$	fSgThJ
hse	gTqWrD
hse scale	gW
hub	c\\
hub$	aHbRcW
hubsc-	s_
hubsch	sX
hubsp-	gJiQ
hubspot	gJiQ
hudde-	cVdQtH
huddersfield	cVdQtH
huddersfield$	cU
huert-	bUcIhWiI
huhu	tV
huit	aUiIoT
human	aTcHiGrY
human$	aTcGiGkJrW
human-	iTjKrX
humor	aKbIiHjYkItK
humor$	aJbJiIj[kJtK
hund	bThXiS
hund darf	bWhQ
hunde	bZcI
hunde$	bYcI
hunde-	bSgQjT
hundr-	bT
hundred	bT
hundred and	gV
hundred$	bKpSrUsK
husba-	qTsR
husband	qTsR
husum	bKcX
husum$	bJcXtK
huw	oS
hv	aScKjV
hvac	aQeTtJ
hybri-	dZ
hybrid	dW
hybrid 0	rQ
hybrid in	cWdI
hybrid$	cQdT
hybride	aKdUhU
hybride 0	aHcQdT
hybride$	cJdShQ
hydra-	bJcJiZj[kK
hygie-	aTjUtJ
hygiene	jV
hygiene$	iW
hyper-	jTkU
hypermill	kV
i /	bUjIoIpYqK
i am	bKjJkJlWtR
i can	gWjHlZ
i can't	dRjIsUtV
i don't	aKiTjRlQ
i guess	aTkQlGpKqJtS
i have	qZtT
i know	hSqS
i mean	iZjK
i need	aSoR
i now	tX
i oder	aHcJj_kHlJ
i said	gUqU
i shall	aTpUtI
i should	jU
i think	gStQ
i told	aSqKsUtK
i want	iWrQtR
i write	lKtT
i$	jX
i'd	sS
i'd like	oW
i'd love	kWqVtJ
i'd rather	eW
i'd want	aKfHhKiJjKkKlJoXsF
i'll	pStR
i'm	qQtT
i'm afraid	dWqT
i'm on	tR
i'm the	hQ
i've	gXt\\
i.e	oZqK
ia	c[oIqIsK
ibiza	hYiDnW
ic	aUcQeKfIiWtI
ic$	aUiWtI
ice	hYiIqW
ich	qXtS
ich bin	aJbTfJpT
ich habe	fHqUtR
ich nicht	bWcKeJfKiHjGlJpKqErU
ich nochmal	aKtS
ich tippe	qVtI
ich voraus	jS
ich weiß	gQqStK
ich$	mU
ici	bUiJl[
ici$	iIl[
icu	jRlT
icu$	lVqT
id	cSpR
id$	aJcVpR
ida	aIbIcZhHiInVqEsI
ide	aQcJmW
ideal	oUpUs[tG
ideal$	hKkJoUsT
ideal-	jGkYsX
idealement	jHkW
ideally	kUsY
ideally$	gJiIkZ
idiom-	kYqIrTtK
ido	qR
if	kQ
if he	qV
if it	f[
if poss	kToTsQ
if possible	iUkS
if the	eSqU
if they	hRjBk[
if they're	bIfUkKlSqK
if they've	hIkTlS
if ur	gW
if wanted	aJdWhU
if we	qU
if you're	hQiQ
if you've	jUlQ
if$	jGkZlQpK
ifs	iYjU
ifs et	bJiJj\\
ig	gWiW
ig metall	gViK
ignor-	pKqW
ignore	pKqW
igual	lRrT
igual$	lRrV
igual-	aKcQgXrS
igualdad	hKiQrT
ihk	jSkV
ihn	hIkYqR
ihnen	lQmYqEtR
ihr	mYtQ
ihre	pTqT
ihre aufgaben	tT
ii	aTgT
ii$	aQbRjQ
iii	bXjX
iii$	aUbW
il	iR
il est	qU
il faut	nQqR
il le	hQjS
il me	aUtS
il$	iRqVtQ
illus-	iWjT
illustrator	j[
ilmen-	cS
ilmenau	cS
ilmenau$	cQ
ils	rUsT
im buro	dTmVpJ
im dritten	mX
im ersten	iSmWrW
im haus	hRqU
im herbst	fY
im jahr	gQiU
im juli	oZ
im landkreis	iJnT
im mai	bXjJ
im monat	hSnR
im nacken	qW
im schlaf	jW
im schuppen	hU
im sommer	cR
im winter	bVfThTjI
im$	iYjHkRpIrT
image	bKpKs\\
image$	sY
imagi-	jX
immer	bTfYpI
immer$	bUf[
immob-	iUjT
immobilier	eKiW
impec-	jZ
imper-	jTsZ
impla-	cGi_jT
impor-	lS
importa	kZlS
importe	jUlU
impos-	bXqW
impre-	jRlU
imprenta	bWiS
imprenta$	fKiU
imprescindible	iIjYsT
imprescindible$	bKjY
impri-	qX
imss	gKh[jI
imss$	cIgHhYiIjI
in (	aS
in 0	fTiRjU
in 00	bQeGiXqR
in 000	bJqW
in 2000	bX
in a	aKjRkS
in all	hSmT
in an	jZ
in and	hQpZ
in april	cJpIqY
in at	bKcBfViZjG
in august	bTfUoFqR
in az	cWfKjR
in bad	bT
in before	aUsItK
in between	cJiVjKqKrW
in both	lW
in by	aIfXoS
in c	iU
in charge	qY
in class	gHlU
in coburg	cKqUtJ
in cs	jS
in date	jY
in den	fUgJhU
in der	aK
in die	jR
in drei	fJlZ
in einem	bUcKeJ
in english	r\`tC
in europe	iJnW
in excel	jR
in feb	iVlG
in five	fVjQ
in four	iT
in full	iIjW
in fur	aIcY
in good	jSsU
in hand	gSiIjXsK
in her	qSsRtJ
in his	sT
in it	jU
in january	iTmK
in july	bQiQ
in kassel	cR
in leeds	bYdS
in lieu	bWcKpV
in logistics	jQ
in march	pU
in may	lSnS
in munster	pU
in november	cKiXjKoCqW
in oct	iVmKqS
in office	cGd[mU
in on	cIdUfKgGqZ
in one	aIbHcGjJlYpT
in or	jR
in person	dWpT
in plain	jIrU
in q	iZjHkKqQ
in reading	dT
in sept	fS
in sie-form	rT
in six	bKiT
in spring	bSiQ
in summer	bUfZjH
in term	bHhXqQ
in their	jZkK
in this	bRqV
in three	fRpT
in two	cKfVpJqY
in uae	iVjVpI
in uk	cIdVtK
in us	kI
in winter	fQhGlT
in with	pY
in wort	jT
in writing	iRjSsJ
in you	lU
in your	gRjTpT
in zurich	cIdUfKpKqQ
in$	aWdW
in-ho-	aVjT
in-house	aVjT
in-house$	aVfKjR
inaki	tT
inbet-	fCnZ
inbetriebnahme	iT
inbetriebnahme von	iQ
inbox	qY
incap-	eTiJqR
incapacidad	eTiJqR
incen-	gQ
incl	fQgR
incl 00	gW
incl every	fS
incl$	dYgGjKoJ
inclu-	iV
included	iQjR
included$	gQiV
incluidas	iYjK
incluidas$	iYjK
incluido	hVjG
incluido$	hWjG
inclusive	hKrU
inclusive$	rS
incon-	iVqX
incor-	cKoZtX
incorporacion	o\\
incot-	jT
incoterms	jT
indee-	rWtS
indeed	rWtS
indef-	ed
indefinida	e[fJ
indefinido	aJeY
indefinido$	eVtQ
indem-	fIgX
indemnity	hW
indep-	bZ
independent	bU
independent 00	jKsR
independent$	aTbR
independiente	bV
independiente$	bR
indes-	jSkQ
indesign	jSkQ
indesign$	iKjTkI
indet-	eW
indic-	gU
indice	eV
indice 000	eV
indis-	jUlT
indispensable	jUlT
indispensable$	jXlR
indiv-	gSnR
individual	gSnR
induc-	fJoV
induction	fJoWtQ
indus-	bT
industrial	bRcS
industrial$	aRbStK
industrie	bQgR
industriel	aU
industriel$	jR
ines	dRiWmU
ines$	iU
infan-	aRbRfI
infantil	bRfJgQjQ
infantil$	bKgS
infin-	jV
info	qT
infor-	lRqQ
informacion	iQqW
infra-	aRmR
infrastructure	aRmT
ing	iJjZmR
ingen-	jX
ingenieria	jUlQ
ingenieria$	lT
ingeniero	aR
ingenieur	mV
ingle-	jS
ingles	jS
ingles de	iJlT
ingles para	jW
ingles que	rR
ingles y	iJjS
ingles$	r[
ingri-	mS
ingrid	mS
ingrid$	mU
inhab-	aIbVjQtR
inhabergefuhrt	bU
inhabergefuhrt$	bU
inhou-	jV
inhouse	jV
injec-	bSj?k\\
inkl	hWmS
inklu-	gWhWjJtJ
inklusive	gWhWjJtJ
innen	aWjTlHtJ
innen fur	aXtJ
innen-	aamUqItD
inner-	dQgJpVrKsK
inox	aQjT
inox$	bHjQ
ins	bS
inscr-	jXoHpT
insel-	jKnX
inser-	rT
inserat	rVsJtR
insertion	aR
insid-	dRjQ
inside	bKcQdSjT
insig-	iKmY
insis-	qW
insists	sS
insists$	sW
insp	iXjKmS
insp$	cKhKiTjKmU
inspe-	hTiQ
inspeccion	aKh[jTnG
inspector	aWqS
inspector$	aTbHiR
insta	iTpR
insta-	bQiIjKpRtH
instagram	iKjKlVrS
instagram$	iKjKlVrS
install	eTfW
insti-	bacC
institute	bZcH
instr-	aRiW
instructor	gS
instructors	aWiHtK
instructors$	aYiFtH
insur-	hSjY
insurance	hXjQ
insurance$	hZ
insured	hJj[
insured$	hJjU
insurer	bU
integ-	bUqH
inten-	bJfVkToJtQ
intensiva	hVoG
inter-	eS
interamt	pS
interentreprises	bIgHhY
interentreprises$	bIgHhY
interesados	pV
interesse	hHkZ
interessement	gVhSpJ
interessement 00	eKgT
interessement$	gYhQpI
interim	cJeV
interinidad	e]
interinidad con	eT
intermediate	aTjU
intermediate$	aUjT
intern	qZ
intern$	qX
interna	aUpV
internal	fRqX
interne	aSqT
interne on	qW
interne$	aYpJqX
interno	aVqX
interview	pY
interviews	pVqR
interviews 00	pQ
interviews on	pW
into	jUmRtQ
intra-	aJbHcWiYqKrQ
intun-	gJjSkTqS
intune	gJjSkTqS
intune$	cKjGkUqT
inuti-	lY
inutile	lZtQ
inutile$	jKl[
inven-	i\\
inventario	gKiTqT
inver-	cTiS
inverness	cX
inverness$	cYtR
inverter	hX
inves-	iUqW
investigacion	bScJqS
invit-	bQpStQ
invites	tU
invites applications	tU
invoi-	eQiT
invoice	eVjK
invoices	iY
irela-	cQdJiQjR
ireland	cQdJiQjR
ireland$	cTdGjS
irgen-	jR
irgendwas	jR
irish	jHpHrZsR
irpf	i[
irpf$	iV
irrep-	jR
irreprochable	jR
irreprochable et	kQ
is $	g_iKoC
is 0	mXqS
is 00	fHiJoWqU
is 000	gXqU
is a	kStJ
is an	dW
is at	cWqS
is cold	bUhIjV
is coming	eKlVqTtK
is confidential	bJdRqS
is done	jDkFl\\
is enough	iIjV
is fine	dWjSlRrQ
is for	gWqS
is going	pIqT
is in	cWkTmVpKqS
is leaving	qT
is me	cHmZ
is no	dQjQ
is not	l]
is off	mT
is on	cJmKnSqRtS
is paid	fBh@pa
is part	iZ
is still	bSqQtI
is that	q[rJ
is the	aGbVcTmT
is zu	fWgHtJ
is$	cRtV
ish	f]gUhJoK
ish$	fUgWhJoJ
isidr-	bQ
isidro	bQ
isidro$	bS
isla	bTiKnS
islan-	dHgUjInV
islands	dHgUhKjInV
isn't	lQq[
isn't needed	lU
isn't there	gJqZ
isn't$	jKlVqRrV
isnt	aKfJj^
iso	jQkR
iso 00000	iQkS
isst	bS
issue-	h[
ist	qR
ist aber	bX
ist am	fGmKoQpDqcrH
ist die	tQ
ist ein	bRdJgGkZqR
ist er	qU
ist frei	bWhKqI
ist fur	gKqY
ist kein	kS
ist mir	iTlV
ist mit	fHq]
ist nicht	jFlX
ist uns	lWqQ
ist$	bEcIsWtV
it :	bStU
it a	gTkHpKtW
it and	gIlUnU
it anyway	rT
it at	aJqGtU
it before	bWlX
it for	sQ
it goes	hKpUqJrQ
it in	rVtH
it is	iJjS
it isn't	bW
it like	rY
it on	qSrW
it or	aGgIi^jDtJ
it out	iQpEqRrU
it please	gXrG
it so	qRrW
it to	fJgJiXmI
it up	qbrK
it warm	rU
it was	qV
it well	dKgQiKqQ
it$	jS
it'd	jFkU
it'd be	jFkU
it's a	qX
it's about	aTiR
it's for	aIbZcJqK
it's the	bTfQ
it's$	aJbJqQrJsKtV
itali-	jWkQ
italien	aVjS
italienisch	jQrT
itine-	cT
its a	sY
iv	gXhJ
iv$	gT
iva	eXgQiSjK
j	aDdThQjSt[
j /	dR
j$	cKdGiIpGt\\
j'ai	qWsVtR
j'att-	qT
j'attends	qT
ja	jTqStU
ja :	jSlJ
ja das	bXhQqK
ja$	bJiKjQqVtY
jabs	jS
jaen	aJbTcKgS
jahr	hR
jahr 00	fUgGhViInJoJpKsI
jahr$	eRgWnR
jahre	j\\
jahre$	bR
jahre-	e[
jahren	bU
jahren$	hQjS
jahressonderzahlung	gYhJ
jahressonderzahlung$	gYhJ
jahrl-	iWnR
jahrlich	eQnS
jahrlich$	gSiT
jaja	bVqR
jaja$	bW
jajaj-	qV
jajaja	qV
jamai-	fSiKqQ
jamais	fSiKqQ
jamais$	jJqW
jan	o^
jan 0	iRoT
jan 00	oQpS
jan$	oW
janua-	eQoW
januar	eRfRiK
januar$	eSgFiIpV
january	oZ
january (	iUoJ
january$	bKcIiHmKo]qJ
janvi-	oU
janvier	oU
janvier$	eIfVgJiR
japan-	kS
japanese	kS
japanese or	kS
japon-	iJk\\
jardi-	hR
jardin	hX
jardinerie	aIbTcT
jargo-	r]
jargon	rY
jd	bKl[
jd$	lT
je	gU
je 0	aIfUiTtJ
je cherche	bXoG
je l'ai	pJqY
je n'ai	tT
je nach	gZhKtJ
je nachdem	gT
je ne	fZ
je sais	qH
je te	gU
je veux	sS
je vous	jKpKr\\
je woche	fJgTnVqH
jean	gW
jede	fZ
jede 0	fT
jeden	fQ
jeder	bT
jeder zweite	jT
jeder$	fQqJrX
jedes	fXqR
jedes 0	fT
jedes zweite	fUhI
jefa	mY
jefa o	aSmH
jefa y	mKqU
jefa$	mU
jefe	aVmZqI
jefe de	aX
jefe$	aTmHpW
jeje	hVkDsX
jeje$	hYjKkEsZ
jeman-	aQ
jemand	iV
jemand der	iUjJ
jemand$	a[iItF
jemanden	eUiItU
jemanden der	aVbKtH
jemanden mit	qRtU
jemanden$	eRhKiGtX
jens	gJhIpTqS
jess	pZ
jesus	aJfEq\`tE
jet	bRjIkV
jetzi-	qW
jetzige	qW
jetzt	gRtX
jetzt dreimal	qVsK
jeu	rZ
jeudi	f\\hT
jeudi$	fRhV
jeune	lHpKrJs[tX
jeune-	iRlQ
jeunes	bQiSlQ
jeunes$	bUlS
jo	cQpJt[
jo$	cKpJt]
job share	aJdJeRf[gJhIlGtI
job$	eYhStJ
jobce-	q\`
jobra-	hV
jobrad	hV
jobrad$	hV
jobs	cUjJkTpV
jobti-	cKhV
jobticket	cJdRhW
join	m^
join us	bTtR
joine-	pT
joiner	aT
joiner$	aR
joini-	gRoS
joining	gRoS
jokin-	rY
joking	rY
joking$	qTrS
jonas	iGq^rI
jordi	f[
jordi y	f[
jorna-	eR
jornada	eSfQ
jornada completa	eX
jornada intensiva	fQ
jornada$	cIeTfSmT
jornal	gV
josh	q\\rH
jour	dU
jour fixe	aJtW
jour$	dSjX
journ-	iR
journee	fRpRtR
journee$	fU
jours	dWfW
jours a	d\\fHiJ
jours avant	pT
jours d'ecole	fR
jours de	dT
jours et	f[
jours par	fa
jours sur	dUfV
jours$	bReQfTiIrQ
joven	rIsZ
joven-	aRbQ
jovenes	aRbQ
juan	cWhR
jubil-	qS
jubila	iRqV
jubilacion	eT
jubilacion parcial	eT
judge-	fIiTjU
jueve-	fT
jueves	fT
jueves a	dS
jueves por	gJ
jueves$	fUhRqQ
jugen-	aZqR
juici-	nTqT
juicio	qW
juill-	oU
juillet	oV
juillet$	eQoV
juin	oW
juin 00	cQeKfR
juin$	iHo\\pR
jule	hKmZqV
juli	gJo\\
juli$	gHo[
julie	mS
julio	eJhRiKoVqQ
july	oY
july 0	cJfSoT
july and	bV
july$	oV
june	o\\
june 0	eYfKgKjZoI
june 00	cKeIfJgJiIoYpK
june$	oYtR
junge-	rKs]
junges	sW
jungs	mQsV
juni	pU
juni$	gRhKoQpX
junio	oR
junio$	oX
junio-	aTcGjQoR
junior	aVjT
junior$	aYqK
juniors	mU
junta	bQgRqR
junta$	bQgRiU
junta-	fVhIiR
juntas	fVhIiR
junto	aTcSfIjJmX
jurid-	cKjJtW
juridique	cKjJtW
juris-	jQ
juriste	aQjF
jury	p]
jusqu'a	iKnS
jusqu'au	oR
jusqu'au 0	eRoQ
jusqu'au 00	iHpV
jusqu'en	bVoT
just	jT
juste	rS
justo	jUrU
juven-	rT
juvenil	rT
k	gT
k (	gRqR
k +	bKgS
k /	gKiTjQ
k 0	gChXiGjTkVtG
k 00	hY
k and	g@h\\
k bonus	gHhFpXtI
k depending	gW
k for	gWiF
k market	gV
k on	gV
k pln	gUjK
k plus	gR
k pm	gTiTjKtK
k segun	hUjF
k to	fHiYjK
k €	gS
k$	gY
kaffe-	bRiSpQ
kaffeemaschine	bWiRpK
kaffeemaschine$	bXcKhGiUpH
kafka	kY
kafka$	jRkR
kaise-	bRhX
kaiser	hY
kaiser$	hV
kalib-	eKiZ
kalku-	iSjU
kalt	bSfIgDh\\
kamme-	qX
kandi-	qV
kandidatin	qV
kann	iKj[kT
kann :	jGk[
kann auch	gIq]
kann ich	gFqUrT
kann ohne	aJbIiIjY
kann$	jXkJ
kanns-	kSrQtS
kannst	kSrQtS
kannst du	kXtU
kanti-	hT
kantine	hT
kantine$	hS
kanto-	gS
kantonalem	gT
kanzl-	bSjR
kanzlei	bT
kanzlei$	aJbJqQtR
karen-	eUqS
karenzvertretung	cQeX
karim	mVtQ
karri-	pS
karriere	pQ
karte	aSgQtT
karte$	aQgStV
kasse	iXjH
kasse-	bUfJiXjC
kassel	cR
kassen	aKbWiI
kassi-	iRlSqR
kassieren	iSlT
katho-	kJqHs^
katholiken	bSsR
katze-	bZqK
katzen	bZqK
katzen$	bW
kaufm	jTmT
kaufm-	aVjT
kaufmannische	aW
kaufmannische leitung	aX
keep it	eVhKqQrQ
keep that	qU
keep the	rT
keep to	gHhKjTqV
keep$	hTiTrJtQ
keepi-	eV
keeping	eV
keeping the	iT
keeps	q]tK
keeps the	iV
kein	rSsR
kein "	rWsJ
kein muss	jClZsJ
kein wort	qW
kein$	cKfSiFlKsU
keine	iQsU
keine mit	qKsZ
keine uber	fHiJjJs[
keinen	sStW
keiner	gK
keiner$	gGqTrT
kelle-	aQbQ
keller	bTiQ
kelln-	aRlToJtJ
kenne-	jRtR
kennen	jRtR
kennen$	jU
kennt-	jQkW
kenntnisse	jQkW
kenntnisse in	jFkY
kennz-	pT
kennziffer	pT
kennziffer 00	pQ
kent	cRsX
kent$	bIcU
kept	cKiSjJpU
kernz-	fV
kernzeit	fV
kettl-	bSpTtQ
kettle	bXtU
key	aKi\\mH
keyho-	fIjUmH
keys	b[hT
keys$	aJbZtJ
kfz	aViYtF
kfz$	aVgKiStE
kg	jZ
kg$	jZ
kids	iWoRsQ
kids$	bKcJfKgIhSjQmUnHpKsJ
kiel	bGcYeKnW
kiel$	bHcSeKfKnY
kilke-	bHcZ
kill	iVjJqV
kilom-	nd
kilometer	cTjSpJ
kilometer$	cQnS
kilometraje	gUnS
kilometres	cQgKnY
kind	aVjV
kind$	aZgQiJrJ
kinde-	aUsQ
kinder	iS
kinder und	aXpJrK
kinder$	bSsU
kindern	iRjIkSsS
kindl-	jQrR
kindly	jQrR
kindly$	bUjUrQtI
king	dSrQ
kirch-	bXiT
kirche	iQjRsR
kirchengemeinderat	hHjKmYqJ
kirst-	aKqV
kirsty	cK
kit	hTlZpJ
kit$	hZlTpI
kita	h\\
kita$	hTpH
kitchen	dQ
kitchen$	aTbRiJkUrU
klapp-	cTiGjKqQsQ
klar	iKj\\lT
klar$	iJjYlS
klare-	qV
klaren	qV
klaren$	qR
klass-	iW
klasse 0	bX
klasse b	jYlQ
klasse$	jFkW
kleid-	cKgJhXiJ
klein	bWfHgGhJrT
klein-	bUiRsQ
kleine	bTiS
kleinen	iVsU
kleinere	iS
klima	bUiU
klima$	bRiV
klima-	hXiKjI
kling-	dRpS
klingeln	dUiIpVrI
klingeln$	dWiJ
klingt	bRrU
klini-	cUiHnY
km	cWn^
km par	gKnU
km$	cWhSjKnSsJ
knees	jRqFs\\
knie	jXkKqXsQ
knie$	jKqZsR
knock	aUhJiYtK
know	qX
know a	aIcStU
know it	bXiRjJ
know what	gS
know where	cXiHjJqHrTtG
know why	cJqV
know yet	qS
know$	qW
knowl-	kSlR
knowledge	kSlR
knowledge of	lQ
knowledge$	kVlQ
known	bR
known for	bR
knows	hSiIjZ
kocht	fAhZiVjKmH
kolle-	m[
kollegen	hJiJmY
kollegen$	iImX
kollegin	qT
kollegin$	aGeXtT
kolleginnen	bKmY
koln	cW
kolon-	iSmT
kombi	h\\
komis-	aIpIsStT
komisch	aIpIsStT
komm	aKpVqQtS
komma	hR
komma drei	hW
komma$	iQ
komme-	fRgRpK
kommen	fRgRpK
kommen$	eSfUiGjR
komms-	jSkJlV
kommst	jSkJlV
kommt	iUqU
kommt$	jUoQ
kommu-	bSiKqX
kompl-	dTlQqR
komplett	dUlR
komplett$	dUlR
konne-	jUtQ
konnen	jUtQ
konnen$	jWqQ
konnt-	bVoQqK
konnte	bVoQqK
konst-	aZbHcJlYtU
konta-	aIi]kH
kontakt	pR
kontakt :	iKpU
kontr-	iQ
konze-	aZbKiHjXmRtI
koord-	iZ
kopf	aSgHqU
kopf$	aXgFqTtI
kopfe	bYgR
kopfe$	bXgS
kopft-	qKsX
kopftuch	qKsX
kosme-	aHbTcKiEjGkYtK
kost	bJh]
koste-	hXiTtR
kosten	hXiIjW
kostenstelle	gHhIpHqRt[
kowal-	tQ
kowalczyk	tQ
kowalczyk$	tQ
kp	aXcKqS
kp$	aZcIqItH
kpi	gQiX
kr	gUhU
kr /	fKgWhJ
kr$	bKgKhViKjS
kraft-	bSjTrIsQ
kraftig	jUsT
krank	aKiQqUsS
krank$	aFqQsT
krank-	bWeKiS
kredi-	aThWjK
kreditoren	iX
kreditoren$	iT
kreiß-	bJiTqZ
krieg-	jRkZlGqJ
kriegen	jYqJ
kuber-	jX
kubernetes	jX
kuche-	iTqT
kuchenhilfe	aQqV
kuchenhilfe$	aX
kuhlh-	bXgI
kuhne-	pWtT
kuhnert	pWtT
kuhnert$	aIbKcHfJiIpVtR
kunde	aIbWjQ
kunde-	aQbRiStK
kunden	bUfKiU
kundi-	cKhIjIlKmKoZqKrKsKtK
kunds-	bQiKjSkV
kundschaft	bQiKjSkV
kunst-	b\\cEhGiGjG
kur	kX
kur :	kX
kurs	j^
kurz	r\\
kurz$	r^
kurze-	qU
kv	g\\iR
kv$	bKdSiQ
kw	bHhVlKpKt[
kw 00	fJgIhJjKmGpJqKrKt[
l	gQ
l 0	aQdGjVkW
l 00	gX
l a	fTgVjI
l$	gThR
l'a	qS
l'a deja	kR
l'acc-	sY
l'age-	qR
l'agence	qU
l'agence de	pT
l'ai	pJqY
l'ais-	j[
l'aise	j[
l'amb-	pJrRsJtZ
l'ambiance	pJrRsJtZ
l'an	nR
l'an dernier	gKhSnT
l'an passe	eKfK
l'anc-	qZ
l'ancienne	gKqX
l'ang-	kSlS
l'anglais	kSlS
l'anglais$	cIkElVtK
l'ann-	jQqU
l'annonce	rS
l'annonce$	rU
l'app-	bJlZqX
l'ass-	aEbQiUtQ
l'association	aGbUiGtU
l'assurance	qV
l'ate-	aIbXfIpRtK
l'atelier	aIbXfIpRtK
l'aut-	iQqT
l'autorite	iQmQ
l'autorite du	iQmQ
l'autre	qZ
l'ech-	qV
l'eco-	bRlR
l'ecole	bRlR
l'ecole de	bR
l'ecole$	aHbWiIlJmTqJtI
l'ecr-	rZ
l'ecris	jHrU
l'ecris pas	jHrU
l'ecriture	hKrW
l'ecriture inclusive	hKrW
l'ehp-	tT
l'ehpad	tT
l'ehpad$	tS
l'ent-	aEcRgUiVtJ
l'entretien	aEgViY
l'equ-	bTiZmF
l'equipe	bTiZmF
l'equipe$	bKiSmKqT
l'ess-	dQ
l'essai	dQ
l'essai$	dSgSpI
l'heu-	gU
l'heure	gU
l'heure$	gQ
l'hiv-	fRiT
l'hiver	fRiT
l'hiver$	fRiT
l'ins-	gQ
l'instant	fKgSqT
l'instant$	gQqR
l'int-	dTiTrX
l'ord-	jUtU
l'ordre	jUtU
l'ordre$	jTtU
l'uni-	qT
l'unite	qT
l-j	fX
l-j 0	fX
la 0	qX
la baja	qRsR
la banque	qZ
la bolsa	eIpSrV
la cabeza	iUsW
la caisse	hKpW
la caja	qZ
la calle	qV
la campana	iJoT
la carrera	lW
la casa	h^
la clientele	jUqIsU
la clinica	aRrW
la com	mVqT
la comida	fU
la compania	eT
la comunidad	bRjS
la cooperativa	bW
la creche	bW
la de	aKcVgUiJ
la defense	aJcW
la direccion	jTmR
la direction	aUbIqR
la directora	mFq\\
la directrice	mQ
la drh	mR
la empresa	bIeVgH
la estacion	cSdK
la familia	pRqQrV
la federation	gT
la firma	hWqT
la forge	kZ
la formation	kQlQ
la gente	hQsV
la gobernanta	mV
la grande	cS
la hora	g\\
la incapacidad	eTiJqR
la journee	fX
la junta	bQgRqR
la ligne	qW
la linea	iTjR
la mairie	cK
la maison	dXrS
la manana	pQ
la maquina	bQqS
la marca	hU
la mesa	aRgHm[
la mutuelle	qU
la nave	hRpR
la noche	fS
la nuit	hWjQ
la oferta	qRrU
la oficina	cJhKiQpTqK
la persona	fTiS
la personne	oQqGrS
la place	qQrR
la plaza	aVbR
la pratique	aKhZiJjGkTlF
la precedente	qX
la qualite	mX
la que	pW
la refonte	iU
la regie	qItR
la retraite	q[
la saison	aIbJoX
la segunda	pX
la seguridad	pTsW
la semaine	gTqT
la semana	eX
la senora	aKiVpS
la subvencion	qW
la suite	iToS
la tienda	aGcZtJ
la titular	qT
la una	aIbJf]
la verdad	pHq\\
la vida	qZ
la ville	iQrQ
la voiture	qV
la vraie	aXcIqQ
la web	bJcJtY
la$	qR
lab	iTlT
lab$	aTfJjTlItK
label	cJfIj\\
label-	bVrV
labo	iS
labo$	iU
labor	bRiSoV
labor day	gKiGoZpS
labor$	bZiT
labor-	aTm]
laboral	pU
laboral$	eUpV
laboralista	aSbQ
labou-	qU
labour	qU
labour$	qT
lache-	fDhJiGj[
lacte-	iT
lad	mQsW
lad on	kKmSqKsT
lad's	q\`sI
ladde-	jZlK
ladder	jSlGqQ
ladder$	hGjQlJqT
ladders	jZ
laden	aTbXtK
laden$	aIbVfKiDtV
laden-	aXgHh[iEjK
ladie-	aKiTsR
ladies	aKiTsR
ladies$	kR
lado	cSdK
lado de	cSdK
lads	bRcKs\\
lads$	bTjJqQsR
lady	mWqQsZ
lady$	jKrSs\\
lager	aQdWhRmVtH
lager$	aThYtF
lager-	cSiVtG
laiss-	nU
laisse	qT
lait	bZcF
lake	cWnTqH
land	i[
land$	iY
lande-	bSeTsU
landi-	bW
landing	bW
landk-	bZ
landkreis	bW
landkreis$	bVcI
landl-	iT
landlord	iU
lands	gYjKkGoIqZ
lands-	cVjVtJ
landw-	iUjHkV
landwirte	bUfJhKiVtJ
landwirte$	bXcKdJhKiIkKtG
landwirtschaft	jHkX
lane	hWiS
lang	fSoTqJtV
lang$	cKfUjDoKqGrQtW
lange	jQrT
lange-	nR
langer	fRnS
langer als	nU
langer$	fW
langu-	kQ
language	kSrU
language$	aIjTkRlJ
languages	bTmS
languages$	bQmT
langue	kT
langue maternelle	sR
langues	cJjZ
langues$	cIj[
lanza-	cHhQiXkJtK
lapto-	cHhWiUjK
laptop	hYjK
largo	pKqXsHtI
las 0	f]pR
las 00	fU
las candidaturas	pW
las cruces	aKcYdH
las horas	gTiQ
las manos	bU
las once	qU
las palmas	cQiT
las tres	fS
las$	cUqR
lass	aUbIcKqTrUtI
lasse-	rT
lassen	rT
lassen$	pSrQ
last	qZ
last 0	jT
last day	hJoV
last one	qT
last three	pS
last two	iFjHpXtK
last year	bSqS
last$	aKhKiFqTtT
laste-	iQpJqT
late	f_
late (	fR
later	tR
later$	tY
lates	aKeTf[gIiKrKtF
lates-	gHo]pGsK
latest	gHo]pGsK
latest$	oR
latte	aKcKj]rR
laufe-	iSrJ
laufen	qQrK
lauft	bReSgIiXqV
lauft$	aKqXtQ
laund-	hW
laundry	hW
laundry$	hS
laune	b[cK
laut	bTqR
laute-	bSiSjR
lauter	bYqQ
lavad-	hV
lavap-	bJcWgKoJ
law	fKgKjQrZ
law$	fKjSrS
lawye-	b\\
lawyer	aUbKjKsRtK
lawyer$	aRbKjJqQsTtG
lay	i[mJ
lb	jY
ld	iKkZ
le	qT
le 0	oSqX
le 00	oQpY
le chef	aViZqI
le client	bSqR
le comptable	qS
le concurrent	qV
le conseil	hWiHqW
le depart	oKqY
le dernier	qU
le dg	aSpSqR
le groupe	rT
le handicap	jU
le he	qR
le jeudi	hY
le logiciel	kZ
le lundi	dTfQiTmHqK
le maire	rKtX
le marche	kT
le mardi	gKhJiZjFpHqJrK
le matin	aJbJcKdJeIfJhKiYkJlImInIoJqIrJsJtJ
le mercredi	fRjR
le mot	gVrS
le nom	r]
le nombre	qJrW
le patron	qV
le permis	rT
le plan	oKqR
le poste	bStX
le reporting	kYlJmK
le salaire	rU
le samedi	nT
le secteur	aGcX
le site	tT
le soir	fQhUiKmK
le temps	hTtT
le texte	qKrT
le titre	rV
le vendredi	aJdU
le$	oQtQ
lea	jQrVsK
lead	m^rR
lead with	mKr_
lead$	aYmQtJ
leade-	bQ
leader	aS
leaders	mStV
leadership	bUjR
leadi-	iUjS
leading	iUjS
leading people	jY
leads	iXqJ
leads$	iSpQ
learn	hJjQl]qRsJ
learn$	hJiHl[pI
learn-	gHjU
learning	gGhQiJjV
lease	hUnSqX
lease bike	hX
lease-	bY
leasi-	aRjR
leasing	aRjR
leasing$	hUjU
least	iKjY
least 0	j[
least one	jQ
least$	jU
leave	hQrT
leave 00	eSiRoJ
leave a	pRqY
leave out	qKr[
leave that	pIrUsW
leave$	h^
leave-	kGnTqR
leaves	nTqS
leavi-	qT
leaving	qT
leaving cert	jS
leben	aFbJt[
leben-	iKlQpW
lebenslauf	iKlRpX
leber-	tT
leche	bVhR
leche$	bXiR
lecti-	aQfX
lectivas	aSeKfR
lectivas$	fTqK
lectivos	fW
lectivos$	fWiK
lectu-	kRtK
lectura	kQrU
lectura de	jU
lecture	hKiTkS
led	jYoJ
ledge-	aTiR
ledger	aTiR
ledig	jHsb
leeds	cTd[
leeds$	cHdRjW
leer	dRiRjU
leerg-	iR
left	q^rQ
left$	iSrY
legac-	bSeQiW
legacy	eSiQ
legal	tU
legal$	bTqV
legio-	iS
legionella	iS
lehra-	j_
lehrabschluss	iJj\\
lehramt	jV
lehre	iTjXlRpK
lehre im	fKiY
lehre-	aEiTjGtZ
lehrg-	kQl\\
lehrgang	kQl\\
lehrk-	aR
leice-	aScS
leicester	aScS
leicester$	cT
leich-	cKgUjJkRr[
leider	nQ
leider nicht	dT
leila	bUqY
leipz-	cXdRfJpI
leipzig	aKcRdS
leipzig$	aJcSdS
leise	gJkJq_
leist-	g_iJ
leisu-	hV
leisure	hV
leite-	aXiUtJ
leiter	aYrKtI
leitu-	hKmX
leitung	hKmY
leitung :	mV
leitung$	aQgThK
lekto-	aZpJqKrK
lena	bRhU
lena y	hU
lengu-	rU
lengua	kR
lengua de	kU
lengua$	iJqV
lenguaje	rX
leoni-	jJmT
leonie	jJmT
lerne-	iJlXmT
lernt	gKjIl[oQ
les anglicismes	rU
les candidats	fJiJqX
les cles	q[
les clients	b\\
les consignes	jUnK
les deux	qY
les dossiers	oQpQ
les entretiens	hYiJpQqH
les gens	iTjKrV
les jours	jV
les parents	s^
les petits	bThJrKsU
les vacances	bKfWhJtS
les yeux	jY
les$	hR
lesen	j_
lesen$	aIhIjTlTqJrQsI
lespa-	aIcU
lesparre-medoc	aIcU
lesqu-	qT
less	eQgUhIkHoSrQ
less$	eUfKgXiJ
lesso-	hSiInHp[qK
let	iUqYtJ
let me	cKfWiIoIpUqGrI
let$	qX
let's	qZrS
letra	pJr[
letra grande	rS
lette-	pWqV
letter	nQpWqV
letter +	pQ
letter to	pZ
letter$	nTqYrE
letters	iTqR
letters to	iTqR
letti-	aTiK
lettings	aUfR
lettr-	pW
lettre	pW
lettre$	pV
letzt-	bVqX
letzte	bVqS
letzte hat	qQsQ
letzten	qY
letztes	bRrU
letztes jahr	bTqR
leute	bTmV
leute drei	aKbS
leute$	aKbWmRtU
levan-	cFi[tJ
levantar	iS
level	iRjS
level 0	jS
level$	aXjQtI
lever	iVjV
lever$	cJiW
lever-	fUjKqStJ
ley	hUiHjZ
ley$	hTiHjZ
lg	aEhKjKpHrFtb
lgps	h]jK
lgps$	h[jJ
liabi-	hKjU
liability	hKjU
liais-	iT
liaise	iS
liaise with	iS
libra	f]qJ
libra-	bTfY
library	bWqK
libre	fUhQ
libre$	fRh\\jJpI
libre-	hS
libres	fQgQhT
libres seguidos	qR
libres$	hZ
lic	jYpT
licen-	jW
licence	jV
licence in	pX
licence$	j[kV
licencia	qZ
license	gRjUkQ
license$	jSkT
licensed	aUbJjIkUtF
lider	aGbGma
lider-	iUmX
lido	aGbZcVtG
lido$	aFbZcQjKtF
liebe	t^
liebe frau	tQ
liebe-	tS
lieben$	tU
lieber	qRsR
lieber eine	qU
lieber$	q^
liebes	tW
liebs-	sR
liebsten	oQsR
liefe-	i\\jIkT
lieferanten	iUkVtI
liege-	qY
liegen	qY
liegt	mV
lien	nSpQ
lieu	t\\
lieu :	cY
lieu$	cKfKqItW
life	iV
life$	eRgUiG
lifeg-	aV
lifeguards	aX
lifeguards$	aW
lift	j[pS
lifte-	bUcGhFiVjIkIlS
ligad-	eR
ligado	gS
ligado a	gS
light	aRtT
ligne	pS
ligne$	eKiSjJpUrS
ligne-	pUqQ
lignes	pUqQ
like	jSrZ
like a	rU
like it	rR
like one	bVfTiHqK
like us	jHrSsT
like$	aHbEdSfKiJqRrUtU
likel-	eV
likely	eV
likes	iSqT
lima	cQhX
lima$	cU
limit-	eRiVpQ
limog-	cW
limoges	cW
limoges$	cY
limpi-	aT
limpiar	iR
limpieza	aViSjK
limpio	tW
limpios	gT
limpios$	gW
line	mSrX
line :	rYtC
line about	r\\
line to	mT
line$	hRlSrR
linea	aHcRiX
linea$	iVjU
lineas$	bQpQrR
linen	iV
lines	iWkK
lines to	pV
linge	iW
lingu-	iSjHkW
linie-	bWhU
linien	bWhU
linien$	bXgKhS
link	pWrT
link to	pSrQ
link$	hKpU
linke-	rT
linkedin	rV
linkedin$	pHr^
linux	hUiJjY
linux$	cKhYiKjHmItK
lio	oV
liqui-	gWiQ
liquidaciones	iT
liquidaciones a	iT
liquido	gT
liquido$	gT
liquidos	gY
liquo-	aVcJjX
lire	ja
lire un	jZ
lisbo-	cT
lisbon	cVdKiR
lisse	cVgUjJ
lisse$	cYdKfKiIkK
list	pQ
list is	iSqU
list$	hRlVqK
liste-	bSkT
listed	bTgR
lists	fKiZ
lists$	hJiW
litig-	aRiRtK
litigation	aTtH
litigation paralegal	tJ
lits	bX
lits$	bXlJ
littl-	gKnQrQ
little	gKnQrQ
live in	cSfRhXjF
live on	aVdYtH
live$	aTjRpUqK
lived	jR
livel-	eX
livello	eX
livin-	gViInS
living	gViInS
livre-	hQqX
livreurs	aTbR
livreurs$	aTbQ
llama	pU
llama-	pY
llamada	pY
llamadas	iWjXpJ
llamar	pT
llamar a	pR
llame-	pS
llamen	pS
llamen al	pS
llega	iSjUsW
llega-	lJqX
llegamos	lJqX
lleid-	cXdJ
lleida	cXdJ
lleida$	bJcYdI
lleno	qT
lleva	hRiR
lleva-	iSqQ
llevamos	qU
llevar	dT
lleve	iWsQ
lleve el	aRiU
llevo	qZrQ
llora-	iKjSqW
llorar	iJjTqV
llore-	cZlH
lo	qS
lo de	lR
lo del	q\\
lo he	iZjJqKrI
lo menos	fIjU
lo mismo	kTlR
lo otro	iSsU
lo pongas	qR
lo primero	iWqRrJ
lo que	fUtV
lo sabe	qS
lo siento	dVgR
lo vamos	gIhIqY
lo$	aRgTiHtU
load	gUi[jH
loade-	fKgVlR
loaded	fKgXiS
loads	bTiR
loan	mS
local	jQsQ
local en	bU
local$	eT
local-	aYfU
locales	bX
locales$	bX
locat-	cU
location	cU
location :	cU
locke-	bWsS
locker	qJrRsU
locki-	iU
locking	iU
locum	cJe]fE
locum 00	eTfHoQ
locum$	cKe[fH
lodge	bVcIjTlJtS
lodge$	aJbVcHlKtV
log	dKfKhAiijG
logbo-	iS
logbook	iS
loge	hT
logem-	gQhT
logement	eKgShVoKpG
logement possible	hV
logements	bZ
logements$	bZ
logic-	kSsR
logiciel	hRkV
logis-	aRbJpS
logistics	aSbJ
logistics or	jQ
logo	qRr^
logo$	bSqW
logos	fKiIpJqIrY
lohn	gTiUkQrVtJ
lohn nach	gT
lohnb-	aTbQgWiFtH
lohne	cQgWhKiF
lol	qX
lol$	gRlTqQrHsQ
londo-	cRdQiKnT
london	cRdQiKnT
london$	cRrT
long	qRrQ
long as	dRfS
long$	eUqQ
long--	aJeTqV
long-term	aJeTqV
longe-	cGeRiTnYqK
longer	aKeTpR
longu-	rY
longueur	rY
look	bSqQ
look after	aUbWdJgKhKqKtH
looke-	aTjS
looked	aWcJlS
looker	jV
looker$	iRjS
looki-	tU
looking	tT
looking for	bHsQ
loop	pX
lorca	aRcS
lorca y	aRcS
lorna	pS
lorna$	pRtT
lorri-	iT
lorries	iT
lorries$	iV
los	iR
los clientes	qS
los dias	iQnW
los dos	fShR
los geht's	oX
los jueves	hU
los lunes	fTsT
los martes	dVfR
los miercoles	iRqVtI
los que	qGrQsS
los seis	eU
los tres	bWpS
los turnos	iX
los viajes	cIiVnFrX
los viernes	nU
los$	hJoYpIqR
loss	bWiT
loss$	bY
lost	pKq\\
lot	iVjInS
lot$	bK
lots	iV
lots of	iV
loud	bZrR
love	kUtQ
love to	qWtT
lovel-	kS
lovely	kSqR
lovely but	kRqR
lovely$	kS
low	bEhJiWjIkKlRqVrI
lpa	fGg_iF
lpp	gKhXjJqK
lucas	gV
lucia	mV
luck	iWjJqT
lucro	bYsK
lucro$	bZsJtK
lucy	m\\
luego	mSsR
luego se	fU
luego$	iUqU
luftu-	bQ
lugo	cY
lui	q]
lui$	jRqUsR
luis	qR
lun	fZ
lun-v-	fVgJ
lunch	hViT
lunch in	gKqT
lunch$	eRfWiSjR
lunch-	fJhX
lundi	fYoS
lundi au	pK
lundi$	fSqTtR
lunes	fY
lunes a	fT
lunes y	nU
lunes$	fVsU
lust	gKiGkElZqGtW
lutz	aJcJiSjKpWqJ
luxem-	bUhGmJ
luxembourg	bVhG
lvl	aGg\\iV
lyon	c[nQ
lyon$	cSiT
m	bQ
m /	aXrQ
m 0	eFiIj[tR
m 00	bIcafJjInT
m 000	jZ
m budget	bVgHiK
m de	bS
m turnover	bS
m$	bSiTtV
m'a	q]
m'app-	iJp_
m-f	aJdQfR
m-f 0	aHfVjStK
m-f$	dR
m-th	cKfZ
m.sc	j]
m.sc$	j[
ma	b]cQtQ
ma femme	q[
ma fille	bViKpS
ma$	aKbZcVjH
mache-	bRiTlR
machen	bRiTlR
machen sie	iKlSrX
machen wir	bGiRlU
machen$	bTiQqJrF
machi-	aQiJqV
machine	bJkJqY
machines	aViJ
machines$	aViJ
machs-	iVtS
machst	iVtS
macht	iTlRqS
macht der	aJiWjHlZ
macht$	iGjV
mad	bXiIqQtK
madam	aQpKqR
madam-	tS
madame	tS
madame$	tU
madch-	fKmS
madchen	fJmU
made	gIpSqV
madel	sW
madre	bS
madri-	nR
madrid	nR
madru-	f[hIiQjS
madrugada	fThKiR
madrugada$	fThKiR
maest-	aSjU
mag	iUkQtU
mag$	bKiYjIkVtH
magas-	bXcHhQ
magasin	hT
magasin$	hW
magis-	kZlW
mahlz-	gJhWiS
mahlzeiten	gJhWiS
mahnw-	iT
mahnwesen	iT
mai	o\\
mai bis	oU
mai$	oWpW
mail	aKpSq\\tI
mail$	aJpWqQ
mails	bSfJjTqRrK
main	iZjKoStK
main tasks	iUjK
mains	iV
mains sterilisation	qR
mains$	iV
maint-	aXiS
maintenance	a[
maintenance$	jU
maire	rKtX
maire$	tT
mairi-	aQcR
mairie	aQcR
mairie de	aFbScUtH
mairie$	aXcJ
mais	kQqW
mais il	qT
mais le	qT
mais$	jHkUlJ
maiso-	bWiQ
maison	bViR
maison :	bU
maison de	aGbWiHtJ
maison$	bCdVhWiX
maisons	bS
maitr-	jU
maitre	iRtQ
maitrise	j[
major-	gS
makat-	kX
makaton	kX
make	rU
make a	bTiJrItU
make it	rZ
make sense	iTtI
makes	bUqStQ
mal	fUgSiRtU
mal 00	bIfIgXjKlJtI
mal eben	iStT
mal$	fZ
malad-	sY
male	s]
male candidates	sR
mama	bX
man muss	jY
man noch	aRiJqEtX
man$	iYsW
manag-	aQmV
manage	rVtQ
managed	bUgJjT
management	aWiRjTtK
management$	iXjI
manager	aT
manager (	aV
manager :	mV
manager for	aW
manager in	aX
manager$	aYtS
managers	iRmQ
managers$	aKjTmQqS
manan-	fU
manana	fSpQ
manana$	fT
mananas	aJfX
manch-	aJb^
mandame	sW
mandamos	lT
mandanten	bSiIqS
mandar	pV
mandar cv	qU
mandate	iWtQ
mandate :	iQtR
mande-	pW
manden	pW
mando	tR
manej-	kU
maneja	kS
manejar	aT
manejar la	aT
manejo	jW
manejo de	jV
manip-	jY
manipulador	jY
manipulador de	jV
mann	bSqQsU
mann$	bTcKhJpGqHsZtH
manne-	sW
manner	jRsZ
manner$	iKsZ
mannl-	aTsT
mannlich	aTsT
mannlich weiblich	aQ
mannlich$	aVcKfK
mano	qU
mano$	gX
manol-	qX
manolo	qX
manos	bQlX
manos$	bW
manqu-	tQ
manque	tQ
mante-	aRiR
mantenimiento	aSiR
mantenimiento de	bQiU
mantenimiento$	aU
manua-	kU
manual	jQkUqQ
manufacturing	iQjR
manufacturing$	jV
maquina	dSjQ
maquina de	bW
maquina$	jZ
maquinaria	iSkT
maquinaria$	iTkT
mar	cWjRtI
mar y	aScHjJ
mar$	cVdVjT
marc	qStV
marca	b\\cKiR
marca de	aJb\\iJ
marca$	bGcJhUiV
marca-	bQhIsX
march	o\\pQ
march 00	gIoTpR
march 2000	eS
march or	jIoX
march so	bVtI
march to	oX
march$	iQoU
march-	cU
marche	bQkQqV
marches	iZ
marcu-	pI
marcus	pI
mardi	iW
marga	tT
marga-	qU
margaret	qU
margaret$	cKqU
marge	iS
marge$	iS
mari	q^
mari carmen	qR
maria	qRrT
marie	sR
marie-	jKlVp[
mariee	jIlY
marin-	aTcQ
marina	cV
marina$	cT
marine	aT
marke-	eR
market	qR
market supplement	gZ
market$	gJqXtS
marketing	aUtK
marketing$	jU
marks	rV
marks$	rW
markt	cUeGgHmKpCq]t?
markt und	bRiT
marqu-	bScTsU
marque	bVsW
marquette	cZtJ
marquette$	bKcXfHtK
marri-	jHsZ
married	jHsZ
marru-	bScInS
marruecos	bScInS
marruecos$	bUcI
mars	o\`
mars$	oWrJ
marte-	dQoQ
martes	dQoQ
martes y	fV
martes$	oUpR
marti-	qS
martin	aKbS
marto-	cUpVtJ
martos	cUpVtJ
martos$	cUpTtI
marz	e\\oW
marz$	aRbHcKeEfInGoZ
marzo	oU
marzo$	oRpS
mas	g[
mas bono	gT
mas de	iUqQ
mas nocturnidad	gQ
mas productividad	gU
mas propina	eS
mas que	mV
mas$	iSqV
masa	bV
masa madre	bV
masch-	iGj[
maser-	jY
maste-	jVlT
master	jVlS
master 0	jTkR
master de	jQlV
master in	jQ
master$	aIiV
master's	kKlW
mastercam	jX
mat	aGeVhRqQ
match	gIhYiT
match 0	hT
match$	bJgKhYiUrK
match-	eKlJpIqZrI
matching	dKeIkKlHmKpHq[rIsKtH
mate	hYrW
mate$	hYrW
matem-	jV
matematicas	jV
mater-	bVeRhV
material	bRhT
maternelle	sT
maternelle francaise	sT
maternite	bU
maternite$	aS
maternity	eYsT
maternity cover	eS
math	aWoH
math$	a\\oGtI
mathe	bJiGjWkY
maths	jV
maths$	jZ
matie-	i[jD
matin	iSpT
matin$	aGpQsJtT
matri-	sY
matricula	gQjZ
matro-	aRoJpXtJ
matron	aRoJpXtJ
matron$	aWpTtG
matsc-	bHrQsU
matte-	jY
matter	fJjY
matters	jSsT
matur-	lYsT
maure-	a\\bJcHiHjHqU
max	gSrXsQ
max 0	dWfV
max 00	kKrQsZ
max 000	rT
max$	bIdKeJg[jUmGqEsKtJ
maxim-	r_sT
maximo	rVsT
maximo 00	rIsX
maximum	dSsS
may	oY
may 0	oW
may 00	fKoXqItI
may half	oU
may to	bKfThV
may$	fQoT
maybe	iToGqUrHtK
mayo	oXqQ
mayo a	fJpV
mayo$	oV
mayor	bSrJsY
mayor-	aKbWjKkW
mayus-	r\`
mayusculas	iJr[
mayusculas$	iKrU
mb	dQlGpT
mb$	pVrK
mba	jJl\`sK
mba$	lX
md	aUlR
me	qRtU
me (	mY
me a	qU
me again	tX
me and	bQm^
me by	pTtU
me da	lU
me entiendes	sY
me faut	aUqKtT
me ha	qW
me los	gKpTqS
me on	pT
me over	qX
me the	qU
me voy	q]tJ
me with	mSpR
me$	pX
meal	aFbZfHgKhZnStC
meal$	nX
meals	h]iK
meals$	hV
mean	iQjZ
mean it	gIj[qGrK
mean we	bW
means	qZsJ
measu-	i_
measures	iR
measures$	iR
mec	pSsV
mecan-	a[
mecanica	iIjX
mecanicien	aY
mecanico	aTcUtG
mecanicos	aSmT
mecha-	aUfIiKjT
mechanic	aW
mechatroniker	iIjY
mechatroniker$	aKiHjW
med	aKbZcGfJh\\jHoIqJrJ
med-s-	aYcGfK
med-surg	aYcGfK
medel-	aKcT
medellin	aKcT
medellin$	aKcV
media	fTiR
media 00	bGfKiV
media hora	fWiKpS
media jornada	eUmS
media$	fTiS
media-	kV
medic-	hU
medicacion	iZ
medicaid	bZcKhFqR
medical	hTkR
medical (	gShHjQ
medical 00	dKhT
medical director	aJhKpV
medical$	hRiQjT
medicale	bU
medicale$	aX
medik-	iZjKsH
medikamente	iZjKsH
medin-	cV
medina	cV
medio	eWfR
medio$	eZhKsK
medio-	fVjR
medir	cIi\\tK
mediz-	aKbTjT
medizintechnik	aKbTjT
meds	iUjU
meet	dRtT
meet the	jT
meeti-	tT
meeting	aItX
meeting$	aKfRnRtQ
meetings	lU
meetings$	bYiK
meets	cKfVhJnU
meets$	aKfSnSsR
mehr	qX
mehr 00	fJgGqU
mehr als	fS
mehr auf	gRqKtX
mehr$	cFfVhIiRqR
mein	q[
meine	rRsU
meine-	tT
meinem	tW
meinen	iK
meiner	aKcTlG
meint	qTsT
meist	aKcKeQjGn]
meist-	jS
meisten	bVgTqJ
meister	hRiSjQ
meister$	aTbHhKi[kHtE
meisterbrief	iHjW
mejor	k^sS
mejor que	jJkYlHpK
mejor$	kYsU
mejor-	hQpS
mel	pU
melde-	iUkT
melden	sR
melden bei	pV
melden sich	pJsS
meldu-	iUpT
membe-	iQlR
member	aSbKjZkFlKoHtK
members	gJiVqQ
members$	bVcKgIiT
meme	kWoK
meme$	aIkY
memo	tZ
memor-	hIiToKqV
memoria	iXoJ
menag-	iSmSqK
menage	iSmSqK
menci-	lJqWrT
menos	fXsR
menos tres	iU
menos$	fWgIkT
mensa-	iQ
mensc-	b[
mensch	bViTjI
menschen	bX
menschen$	bS
mensu-	bKiV
mensual	dThS
mensuales	fS
mensuales$	fUiQmJ
mensuel	iT
menta-	aKbVqU
menti-	rZ
mention	kRr\\
mention our	rQ
mention the	qRrR
mentioned	gIhJqYtU
mento-	iJkSmY
mentor	hQmW
mentoring	kX
menu	aEbUiU
menud-	pIq_
menus	i^jT
menus$	iVjS
mep	iVjV
mep$	jY
merca-	eX
merch-	bJjXkWlKmH
merci	lSt\\
merci$	lXpS
mercr-	fThSpRsJ
mercredi	fThSpRsJ
mercredi$	iIjSpS
mere	rVsS
mere$	rS
merid-	aQcT
merida	aQcT
merida$	aQcT
mes de	eQkR
mes en	iR
mes por	eJgU
mes y	gRhJ
mes$	gRoS
mesa	aQjRmS
mesa de	aV
mesa$	gIm[
meses	e^qQ
meses a	eS
meses con	eS
meses de	eQ
meses por	eR
meses$	eUhS
mess	jW
messa-	iZtR
message	aJpRtV
messe	iWtK
messe$	aKiVtK
messe-	nW
messen	nW
messen und	i\\
met	pJqUrU
meta	iZ
meta$	iY
metab-	bTiR
metal	dUe[gJpKtG
metal$	eYgIpI
metal-	aVbUgU
metall	gV
metallgewerbe	gX
mete	fKrY
metel-	jKrV
metele	jKrV
meter	jVqR
meter a	qV
metho-	iTjW
method	iU
method transfer	iU
metie-	jX
metier	jX
metier$	jV
metiers	kJ
metre-	bViIjT
metres	bViIjT
metri-	fJhJiajGkKmIpKqH
metro	cTqU
metro$	bGcWqU
metro-	bQcWjF
mets	r\\
mets pas	rR
mets un	rS
metzg-	aVpUtG
metzgerei	aSbKpV
mexic-	iIkKnYsX
mfa	aWfJiH
mgr	aYpTtE
mgr$	aX
mi	cS
mi hermano	bKiJmU
mi mujer	lWqS
mi suegra	sS
mi$	aJcYiJmUqK
mi-te-	eQfS
mi-temps	eQfS
mi-temps$	aQeJfWiKmQ
miami	cUkU
miami$	cVkS
mich	mUqZ
mich an	q[
mich$	mYqV
micro	cKgGkJl\\nZqH
micro-	hVjQ
mid	oZ
mid /	aWbH
mid 00	qUsR
mid march	oW
mid$	aSsQ
mid-l-	aSbKcKmS
mid-level	aSbKcKmS
mid-level$	aZbKcKmG
mid-s-	bW
mid-size	bW
midi	eUfQ
midi et	hUiQ
midi$	bIeVgKqK
midni-	gQhKpS
midnight	gQhKpS
midnight 00	pU
midnight$	gShKkI
miedo	jWqK
mierc-	qStJ
miercoles	qStJ
miercoles$	aIfT
mieux	lRoYqH
mieux$	cKgKiKjKlToT
might	q^
might be	qU
migra-	aRbQjYtH
migration	j[
mike	pRtT
mikro	iVtT
mil	g_
mil quinientos	gR
mil$	gStW
milan	mKnS
mile	hUnR
mile$	hVkJlJ
milea-	fIhSnW
mileage	fIhSnW
mileage 00	hEn[
mileage paid	fIhUnK
miles	bQcInV
miles off	bU
milit-	bKiRjIlV
mill	dTfGhJiUnQ
mille	gV
milli-	bUrStR
million	bSiQtU
millo-	bRgR
millones	bRgR
millones de	bS
millones$	gU
min	jXpU
min 0	dQgKjW
min on	jVnH
min wage	fIgY
min$	bJiQjYpR
mina	cW
mind	j]
mind 0	dVfI
mind 00	jW
mind which	jVqK
mind$	eWjG
minde-	dSjW
mindestens	dSjX
mindestens drei	fQjQ
mindestens$	dYgK
mini	gSiQ
mini digger	kR
mini--	fHpU
minib-	iVlS
minibus	lUqT
minij-	eX
minijob	eX
minijob$	eU
minim-	jW
minimo	iRjR
minimo$	iV
minimum	gQjU
minimum$	hVjR
minis-	qZ
mins	nUsS
mins$	jQnSsT
minui-	cIiJoKpUrKtK
minuit	cIiJoKpUrKtK
minute	fVpR
minute$	fThKjS
minuten	tR
minutes	nQtQ
minutes of	iR
minutes that	sK
minutes$	bJiXtS
minutos$	bKjRpRtQ
mio	iVqQ
mio umsatz	bW
mio$	iSrW
mir	qW
mir$	iHmVpTrS
mira	aKbFcIdKf[gKhKiJjKoKqGsV
mira$	aHeJfEgKhHiIkKlKmKnKoGpIrJsXtQ
miran-	cVeKqRtK
mis	bJhViKq[
mis a	hWiJqQ
mise	iZ
mise a	iQ
mise en	iS
mismo	hSkQqK
mismo$	gJhXlS
miss	nUpV
missi-	cQnU
mission	cZqJtT
mission$	aGqHtW
missions	iTnW
missions$	cJgJiRnU
mista-	jJkKlT
mistakes	jJkKlT
mistakes$	jJkKlStQ
mit 0	bWgW
mit 00	iSmQrR
mit :	tS
mit acht	aJb^
mit am	bWjTqF
mit dem	rU
mit der	iRrY
mit drei	bW
mit einer	aGmX
mit foto	rX
mit holzofen	bTcK
mit kopftuch	qKsU
mit mir	iQ
mit nach	bUhS
mit vier	oV
mit zwei	fKiKqW
mit$	hYqRtS
mitar-	bVcHh_jJ
mitarbeit	eUgI
mitarbeit$	eVgHhJ
mitarbeitende	bRmX
mitarbeitende$	mY
mitarbeiter	aSbU
mitarbeiter$	aIbXiR
mitbr-	fJhVjQlK
mitbringen	fJhVjQlK
mithe-	iR
mithelfen	iR
mitsc-	rJsXtS
mitta-	h[
mittag	pT
mittags	iUtQ
mitte	oVsT
mitte-	cYhQ
mittl-	aTbUgJjKkJ
mittlere	aTbUgJjKkJ
mittw-	dRfZhR
mittwoch	dUfW
mittwochs	eKfVhU
mixed	bVeRfH
mixte	aSjRtI
mixte$	aVbKjT
ml	aS
ml engineer	aS
mm	jT
mm$	jT
mme	eRmRpT
mo bis	fU
mo$	aJoStV
mo-do	aQf]jJ
mo-fr	fY
mobil	dbgJhK
mobil$	dahK
mobil-	hSqR
mobile	qV
mocht-	aQtS
mochte	aQtS
moda	bYcDlR
mode	jTrQ
model	eUhHiS
model$	i\\jK
model-	i\`
modelling	iU
modelling$	iT
modelo	cKdQiV
models	iU
moder-	dXiQ
modern	jX
modern$	j\\
modif-	iT
modul-	eFfRkR
module	bKcKiRkQtS
module$	cKjTkStK
modules	kU
modulo	iQqQ
modulo de	iQqQ
mogen	bJgQjQkXqJsQ
mogen$	gUjZsF
mogli-	cSdT
moglich	cUdVfI
moglich$	cUdVfGiK
moglichst	sU
moi	aQpW
moi :	qU
moi je	qX
moi$	aXpW
moin	tX
moin$	t[
moins	jZsV
moins de	sX
moins$	iIjVqQsQ
moira	lWmRqW
moira$	cJiJlJqY
mois	eUhQ
mois a	dQiTqS
mois d'essai	eQ
mois et	qX
mois puis	eQ
mois renouvelable	dSiR
mois$	eSgQhZ
moiti-	qQ
moitie	qQ
molin-	aGbRcKfKiJmXpK
momen-	hTtQ
moment	hV
moment$	cKhWtK
mon	dRfW
mon /	bIfR
mon 00	oT
mon associe	qV
mon to	aRfQ
mon$	cGdKeVfXgJhFiIjHkKnJoQ
mon-f-	fV
mon-fri	fV
mon-fri$	fS
mon-t-	fSoK
mon-thu	fSoK
mon-thu$	fToK
monat	fT
monat 00	iR
monat$	fUhS
monat-	eS
monate	eVoR
monate$	bIeThT
monaten	eStQ
monaten probe	eT
monatsende	fZpU
monda-	dSfS
monday	oQ
monday if	oVsR
monday off	bWfJ
monday to	dW
monday$	fSoV
mondays	dUfS
mondays 0	bIfRiU
mondays$	cJdZ
monde	kQsT
money	bQgQ
money$	cFjQkStV
moni	m]qX
monit-	aQiRjKkT
moniteur	kT
monitor	jIkTmQ
monitoring	iY
monol-	iR
monsi-	aKqTtS
monsieur	aKqTtS
monta-	bQ
montag	fToSqR
montag bis	fT
montage	cQiW
montags	bVfUjG
montana	j[
montana$	bRcWjJ
montar	iQ
montb-	c[
monte	cShRqT
monte$	cXhT
monte-	aVcU
monteur	aRfS
month 0	aJdYhIiKkGlKmKnJoFpFqIrIsItI
month 00	fU
month and	aHbR
month for	dTnR
month in	gU
month plus	eIfFgZhKlG
month probation	eU
month-	eQ
monthly	bRgQ
monthly$	fTgS
months	eT
months and	eQjS
months from	eHo]
months guaranteed	eJgYhJ
months probation	eQ
months provetid	eShIoK
months$	eQoQ
montp-	cXjK
montpellier	cXjK
montr-	cTiUjJrY
monts-	qR
montse	qR
morag	aKqRtT
more	tQ
more after	cJg[hK
more than	jW
more$	hUjRkQtV
morge-	bRtV
morgen	bUtS
morning	tT
morning in	jU
morning$	iQtS
mornings	aQmX
mornings and	aWiKjJ
mornings$	m[tK
mos	jYlT
mos$	lY
most	fS
most and	rS
most of	bWpHsS
most weeks	cKdUfW
most$	rU
mostl-	bTiQ
mostly	bTiQ
mostly$	aTcRiR
mostr-	iQ
mostrador	iQ
mot	qTrT
mot "	rU
mot$	gQq]rK
mothe-	fKiGo_sTtJ
mother	rIsX
motif	rY
motif :	qV
motiv-	cKiJjXlIpWrIsJ
motivo	qW
mots	hQrV
mots$	hU
motus	qY
motus$	qY
move	eQ
move$	eJhTkK
moved	qX
moved to	qX
mover-	jT
moves	dUjRkZlE
movil	hY
movil$	bIgKhXjV
movil-	bX
movilidad	jU
movin-	hSiQkQ
moving	hSiQkQ
moving$	hTiUkJtK
mowin-	iU
mowing	iU
mowing$	iT
moyen-	hQ
moyenne	hQ
mps	g_iKqK
mr	qZtU
mrs	lRpV
ms	aFjRqUtI
msc	iEj_
msg	pX
msg$	pT
msk	aT
msk physio	aT
mt	fVjEkZtI
mt$	fSjIkWlJ
mth	e[
mth ftc	e[
mths	eYjZ
mths$	eZjI
much	gUjKlKsS
much$	dGiSjIsKtV
mucho	bQkTsS
mucho mejor	kR
mucho$	kV
mud	bUj]oIrUtJ
muell-	bVcYdImH
muelle	cZdIiSmI
muelle de	c[dIiJ
mueve	nYqQ
muhle-	bV
mujer	lSs\\
mujer-	pJsZ
mujeres	pJsZ
multi-	aFbWjS
multimarca	b[cI
multisport	hYiH
multisport$	cKhX
mum	sT
mum's	hJqVtR
munch-	cU
munchen	cU
munchen$	bGcU
munda-	jX
munic-	bScQ
municipal	aTbIiQ
munst-	cdhHiD
munster	cQpR
munster$	pS
murci-	cSfKnY
museu-	mY
museum	cTlV
museum$	bScJ
music	aZhX
music-	fIjQ
musica	fIjQ
musiq-	bR
musique	bR
muss	jZlZ
muss aber	lS
muss dem	iWjQ
muss im	r[
muss man	jSlR
muss nicht	aEjGl_qK
muss$	jTlT
musse-	iRqV
mussen	iRqV
mussen sie	bIiUjK
musst	iUlQ
musst du	iUlQ
musst-	oS
musste	oS
must	jWrQ
must be	rYs\\
must handle	jWqK
must have	jV
must know	jUkS
must live	cWfUhGjEpK
must$	kSlZ
must--	jUtR
must-haves	jUtR
mutat-	iRjKoS
mutte-	cReQiUjHqSsV
mutterschutz	eYpI
muttersprachler	s\\
mutua-	bXmS
mutual	bUqU
mutual agreement	qX
mutual$	bU
mutue-	hY
mutuelle	hY
mutuelle famille	hW
mutuelle$	hSqV
muy	qTsU
mvr	jX
mvr$	iIjZ
my brother	mT
mysel-	mWrR
myself	mWrR
myself$	mDqWrW
n	iRjT
n +	m]
n 0	aY
n$	aIbEcQgKiJjGkXsHtT
n'a	q[
n'a pas	qY
n'ai	tT
n'en	qY
n'en veut	qT
n'est	jEkSlXqQ
n'est pas	jEkTlV
n'y	pKqU
nach	gR
nach 0	gQhXjI
nach 00	fKiEjZsJ
nach absprache	dUfWtK
nach dem	gTqW
nach den	aSoS
nach der	dU
nach erfahrung	qQ
nach feierabend	hT
nach hause	bThTrK
nach konnen	gR
nach oben	bRgT
nach probezeit	dY
nach sechs	eTfKgI
nach tarif	gThHjT
nach vereinbarung	pS
nach$	jQlR
nachb-	eUiJpIq[
nachbesetzung	cJeViIqS
nachd-	gT
nachdem	gT
nachdem$	gV
nachf-	qS
nachfolge	oQqT
nachfolge$	qY
nachg-	jRqQ
nachh-	jJkZ
nachm-	f]
nachmittags	eKfZqK
nachr-	lUmIpVqKtK
nachs-	iS
nachsten	bSsT
nachstmoglichen	oS
nachstmoglichen zeitpunkt	oS
nacht	bQfIgUqIrW
nacht-	f_iR
nachte	fXqS
nachte$	qXtJ
nachts	iX
nachtschicht	aXfQ
nachtschicht$	aTfTgI
nachtzuschlag	gR
nachw-	hKiDjYsY
nacid-	sV
nacio-	mXnS
nacional	jQnU
nacional$	aTcKlKnT
nacke-	qW
nacken	qW
nacken$	qY
nada	eQ
nada de	eThKpQrQ
nada$	hVqQ
nadeg-	bQtS
nadege	bQtS
nadia	cJnHqYtQ
nadia$	aJcHiJnGqWtR
nadie	bQfWqQ
nadie$	qWtJ
nah	aJbGcFhHiGjIkFl^tI
nah$	aHbFcEdJeJfIhIiFjHl\\mInJoJpJqIrIsJtH
nahe	aIcYiJ
nail	aTcStI
naiss-	bTjFs\\
name	rk
name in	rWtK
name$	rY
names	jTpU
names by	oKpX
names$	jWrU
nante-	aKbIc[iEqS
nantes	aKbIc[iEqS
narra-	iX
natio-	bVnTsR
national	bXnV
national$	cKnV
nativ-	kIsZ
native	jRkIsV
native english	jIsT
nativo	jJsY
natur-	rR
nature	aSbEdViKjIrY
nature$	dXhIiKpKqKrS
naturlich	iKrRsT
naturlich$	hSiFjRsX
nav	eJhKiZjDlKmJoJ
nave	hRpR
nave con	hSpR
naves	bV
navid-	hU
navidad	hU
navidad$	hZiGjR
navis-	bKjSlT
navision	bKjSlT
nd	pT
nd engineer	bTdKtH
nd of	pQ
nd$	hKpUqR
ne	qZ
ne cite	rT
ne doivent	jT
ne le	qUrK
ne pas	qX
ne reviendra	qT
ne veut	qRrJ
ne$	jJpKqKr\\sU
near	caiH
near the	cKqVsY
near$	cT
neare-	nRqU
nearl-	aHfRgQjQoKqU
nearly	aHfRgQjQoKqU
nearly there	jY
neces-	jRtS
necesita	aRtR
necesita$	aIcKtW
necesitamos	tQ
necesitamos$	tX
necesito	aTtV
necesito$	aEcIiJjKt[
necessaire	jSkUnRqK
necessaire$	jWlQnQ
necessary	iQlS
necessary$	bKjRlR
ned	lXqTsU
ned$	bKgJiJkHlWqWsK
nee	bVtK
need	lRtW
need 00	dSqS
need a	aZjXtK
need is	iUjS
need someone	iR
need to	jUlT
need$	t\`
neede-	lT
needed	lT
needed we	lU
needed$	lVtU
needn't	lY
needn't be	jKl]
needn-	lY
needs	lR
needs :	jV
needs to	lUsQ
needs$	aIcKtZ
neerl-	jSlXpKtK
neerlandais	jSlXpKtK
neerlandais$	bHcHlUpK
negat-	jR
negativo	jR
negativo de	jR
negoc-	iVjToR
negociable	cJiIjHoY
negociacion	j\\
negociacion de	jR
negociar	iRjQ
negot-	aVfJgUtK
negotiable	cKfGgWlQ
negotiable$	cKgZhIjJ
negro	eVgJiJqQ
negro$	eVgJiJ
nehme-	rY
nehmen	rY
nehmen die	rR
nehmen$	hSiQqR
neige	nZqX
neigh-	mSqTtK
nein	iKlTnQpJtK
nein danke	jWsX
nein$	bKcGdJeQfRiHjIkIlTmJnVoJpDqJrHsJtC
neith-	jClZ
neither	jClZ
nen	aZiKpT
nen$	aSpT
nenne-	qRrU
nennen	qRrU
nennen$	qRrU
nephe-	qV
nephew	qV
nerve-	aIcGiIj\`kCtE
nervi-	jZ
net	g\`
net +	gX
net$	gV
neto	gR
neto$	gZ
netos	gU
netos$	g]
netsu-	eV
netsuite	eV
netsuite$	eV
nette-	aYcFrX
netto	fIgYiHtI
netto-	bUiS
nettoyage	bUiS
netz	aKiWtF
netzw-	bGjKk]
neu	gQiU
neue	a[qSrH
neuen	aJcQiWoRtI
neuer	cYiUjJ
neuer leute	iXjI
neues	bViAjVtR
neuf	mX
neun	mW
neunz-	gY
neunzehn	gY
neuro-	aYbStK
neuru-	cS
neuruppin	cS
neuruppin$	cU
neutr-	rXsQ
neutral	qKrRsT
neuve	aGbUhY
neuve$	bShV
never	fT
never a	fS
never-	cZhR
new	tQ
new hire	bKgUiQmJtH
new place	aJbVqRtE
new year	fUqR
new york	cX
new$	bHdJiKjIkKmIqGrKtX
newca-	c^dIiGjGkK
news	fSiGjS
newsl-	iY
newsletter	iY
next	bUeRiRmX
next door	iIm_
next to	b[
nhs	bXpT
ni	qW
ni "	rZ
ni de	lX
ni le	qJrV
ni les	jQ
ni lo	jX
ni$	iQpY
nice	bQke
nice to	jKk[
nice$	jGk^mR
nich	iQrWsS
nicht	qTrQ
nicht "	rV
nicht aber	dXhEqItK
nicht alter	jR
nicht die	dTiS
nicht erforderlich	jJlZ
nicht geht	fT
nicht in	qV
nicht mehr	fShJiRrS
nicht nennen	qRrU
nicht notig	jBl_
nicht nur	fJiEj\\
nicht schrecken	jU
nicht so	rX
nicht wissen	qT
nicht$	lYqRsS
nicht-	jXqStQ
nichts	qQtS
nichts$	qWsR
nie	fWiKlSsV
nie$	fTlUsQ
niede-	aKbIcIjGkWlJqKrJ
niema-	q[sU
niemand	qX
niemanden	iKqVsV
nieve	jS
night	aWf[iQ
night audit	fY
night shift	fIiZjR
night to	fYiKmK
night$	i[jK
night-	aSfRnQ
nights	aTfSnR
nights 00	aFfVqU
nights$	aQfShRmS
nimme-	qQsT
nimmer	qQsT
nimmer$	qV
nimms-	qS
nimmst	qS
nimmt	bTiKjWqQ
nimmt man	bTfIiHj\\
nina	aKqS
nine	bVfQiTtR
nine till	fU
nine$	dKiQmU
ninet-	bUgS
nineteen	iWmS
ningb-	kV
ningbo	kV
ningu-	cEf[gIhDiIjKtK
ningun	gJqR
ninos	aJcKiUjKsW
niort	bJcVdQ
niort$	cV
nite	fTgX
nite$	bKcIfFgVhUiKjGkK
nivea-	jV
niveau	jV
nivel	aVbHgRjV
nivel 0	aYbFcKqS
nix	lTqX
nix$	jWqX
njc	gY
nl	rQ
nl$	jUrQ
nm	cW
nmc	iHj\\
no	lS
no "	rR
no agencies	pSrV
no call	gQiJlT
no company	rW
no cvs	lJpV
no de	dIfQjTqUsK
no degree	lR
no es	kVlU
no eso	iTjSqHrH
no este	iRsW
no evenings	fW
no exclamation	rW
no exp	lS
no experience	iKjIl[
no hace	lX
no hay	dRfUhS
no la	cT
no le	j^qIsK
no llega	hKiTjV
no lo	lTqX
no more	eVjV
no need	l^qQ
no one	s^
no pedimos	jJlX
no por	qSsV
no problem	hSjR
no puede	gSrU
no puedo	qW
no qualifications	jKlZtK
no que	s\`
no quiero	lJrSsXtG
no sabes	jKkJlTqQ
no se	qU
no sea	qQsZ
no sean	jFsX
no solo	jY
no sorry	cVfKiKlGoXpJtG
no sundays	fV
no te	qU
no tener	jVlH
no tenga	sT
no wait	eX
no weekends	fS
no women	pGs\`
no$	fTlQsR
nobod-	qRsQ
nobody	qRsR
nobody else	rTsR
nobody over	fKqIsZ
nobody with	hJjJsY
nobody$	qT
noch	qWtS
noch eine	iJtT
noch nicht	qZsV
noch nie	bTlS
noch wer	bVmXqJ
noch$	aKhHiSqVt[
noche	fZjT
noche y	f\\
noche$	jXkG
noche-	fV
noches	fS
noches de	fQ
noches$	nV
nochm-	iItV
nochmal	iItV
nochmal wegen	tS
noctu-	gWhK
nocturnidad	gVhI
nocturnidad$	gX
noel	hW
noel$	hQkRqR
noir	gGqT
noise	iSjRtR
noise$	cKiTtS
nok	gW
nom	jSrV
nom de	qJr[
nom du	rU
nom$	j[
nombr-	eQjQqQrR
nombramiento	eXiIj\\tK
nombre	qTrW
nombre de	lJqTrS
nombre del	qJr^
nombre$	qX
nomin-	bR
nomina	bSgV
nominas	iR
nominas$	aQiU
non	eSjWlU
non :	j[
non necessaire	jSlS
non$	aKbKcGdKeIfUgRhKiIkKmKnKoKqK
non-c-	qU
non-e-	fHgSjQ
non-exempt	fHgT
non-exempt$	gS
none	iQl[
none of	jSpJqVsV
none$	iIjJl^nT
nonpr-	jS
nonprofit	jS
noon	fTpX
noon 00	pY
noon$	fVpQ
nord	bRcX
nord$	c\\iK
nordi-	bU
nordic	bU
nordr-	gW
norma-	j[
normal	aKgIiQjXmJ
norte	bVcT
norte$	bVcR
north	cT
north of	cSdI
north-	aHcYtG
northampton	hS
northampton$	hT
norwe-	hS
norwegian	hS
nos	bTlS
nos hace	bKcQlItS
nos hemos	bTjK
nos va	bXoT
nos$	aXcJoQqFtR
nosot-	lS
nosotros	lS
nosotros$	lWqR
not	lZqQ
not "	aItZ
not a	jQlUqV
not accepted	pV
not bothered	jKlU
not but	jR
not essential	jCkQlZ
not for	dYqXrI
not from	dSqR
not have	n[qK
not in	gJhSqRrK
not just	eXiKjZlG
not like	rT
not mind	bIjY
not needed	l\`pQ
not one	sX
not only	jQ
not put	pGrZ
not read	rTtS
not required	lY
not say	q\\
not to	pVqS
not too	rWsX
not$	j_rXtG
nota	aKdJeKiIk^oHpJ
notar-	b]lW
notarfachangestellte	aU
notarfachangestellte oder	aU
notdi-	fSqS
notdienst	fSqS
notdienst nur	fQ
note	qYtS
note$	aIpRtX
notes	tR
notes from	tV
notes$	lSpT
notfa-	iKjTqR
notfalls	iKjTqR
nothi-	qSrS
nothing	qSrS
nothing$	pJqV
notic-	oTrQ
notice	oV
notice$	oV
notig	jRlXnT
notig$	jUkFlSnV
notio-	iGjY
notre	mQqQ
nous	kQtV
nous avons	iQlUmKpKtQ
nous cherchons	aYcJ
nous faudrait	tS
nous faut	bQ
nous ne	qU
nous quitte	qT
nous$	h\\tR
nouve-	hRiU
nouveaux	iV
nov	oa
nov 00	fHo\\
nov to	fU
nov$	aIfTgKnFoStJ
nova	cU
novem-	iSqT
november	iVoS
november$	fIiUoSqS
novembre	fVoGqT
novie-	oS
noviembre	oS
noviembre$	oR
now	oS
now 00	bVlRoK
now and	iV
now$	oW
nplq	cKj[
nr	c]
ns	hSjJ
ns business	hSjJ
nucht-	cJiIjXrU
nuest-	bU
nuestra	bKhTiQ
nueva	cYhU
nueva$	cUhV
nueve	fUiW
nueve de	fV
nuevo	bU
nuevo en	iR
nuevo$	bUcKeJjK
nuit	fZnQpQ
nuit$	aVfSnW
nuits	lUnS
nuits$	bKfQlUnQ
null	hV
number	rQ
number$	rXtS
numer-	j[r[
numero	iTrQ
numero de	iVmKpSrJ
numeros	jUtR
nunca	fViK
nunca$	fViK
nunea-	cT
nuneaton	cT
nuneaton$	bQcSjK
nur	fRiRsT
nur mit	fKjU
nur wenn	fKiRnTsJ
nur$	aHbIcGdHeHfGgHhHiEjKkHlImHnYoHpHrIsHtI
nuria	hJiIpV
nuria$	hIiIpT
nurse	aWiQtG
nurse$	a]bJiR
nurse-	rR
nursery	bU
nursery$	bX
nurses	lQmQrQ
nursi-	aUiU
nursing	aUiU
nursing$	aZbJ
nutze-	i[
nvq	aQjY
nvq 0	aRjV
ny	bFcXrU
nz	cUgJjT
o	aRjW
o ade	iJjX
o afin	jT
o al	sT
o de	aYhTtK
o encargado	aU
o jefe	aSmH
o no	fIpT
o para	iS
o sea	fSiJpV
o si	d[kJlKsQ
o similar	jX
o$	aViKjTpS
ob	jJlWq[
ob du	lR
ob wir	iR
oben	gSrV
oben$	gKrZ
oberf-	aKjRkR
oberflachen	aKjRkR
oberm-	bRcJpW
obers-	oUtQ
objek-	aJc\\hJ
objet	pYrGtQ
objet :	tX
objet-	iS
objetivo	iT
objetivos	gQ
objetivos de	gQqK
oblig-	jVlRsR
obligatoire	jQlT
obligatoire$	kJlT
obligatorio	iUlQ
obra	e]
obra$	eWmS
obser-	iVrS
obst	hTiVlK
obvio-	hQjRqU
obviously	hQjRqU
obviously$	hTjW
obvs	cIhWiTlH
obvs$	cKhXiTlH
occas-	cUfRiT
occasional	fTiVnS
ochen-	hR
ochenta	hR
ochenta euros	hR
ocho	fQgQmS
oct	oUqR
oct$	iQoWqR
octob-	oS
october	bQ
october$	iUoR
octobre	oT
octobre$	oU
octub-	eSoR
octubre	eSoR
octubre 00	qV
octubre a	eVoJ
octubre$	o[
ocupa-	mQ
ocupacional	mQ
ocupacional$	aV
odd	i]
oder	jZ
oder 0	rY
oder 00	fZgH
oder ahnliches	jQkU
oder an	pS
oder ein	jS
oder eine	aVkYtK
oder einen	aZ
oder kaufm	jU
oder mindestens	jR
oder nach	oR
oder polnisch	kUnJ
oder python	jQ
oder so	jFlUqW
oder$	aQfHgThKtY
of $	hX
of 0	mXnToS
of 00	bZiZoK
of a	pRtS
of course	hHiKjQqX
of data	aKiU
of doing	jU
of england	bWkQ
of feb	oStJ
of february	pT
of five	mU
of her	sT
of hours	cKiX
of house	aThJiX
of it	iXqS
of june	eJoY
of march	oX
of month	fIhSoJqZ
of my	bHpGqQsV
of people	aXbG
of seven	iKmU
of shift	iZ
of six	hUiKmY
of that	jQlVqXsK
of them	aYbSsJ
of these	sVtT
of those	dQkY
of three	hJmY
of us	b_mT
of which	bUdUjQ
of whom	mV
of your	gXiFjQ
of £	bScK
of €	hS
of$	cJjTtV
ofert-	bIpX
oferta	bHpX
off	fThW
off in	bW
off on	jGoXpHqHsRtK
off so	eIfQ
off the	cRq\\rJ
off to	qW
off with	sT
off$	fZhQ
offen	iIqY
offen$	iJqSrK
offen-	bHcQeKiStV
offer	kKqa
offer-	hY
offers	iW
offers$	iW
offert	hW
offert$	hW
offi--	hXjG
office	cQdQ
office /	cQdQ
office 0	dZ
office 000	bKjSsS
office days	dU
office in	cS
office is	c[
office manager	iW
office rest	dEmY
office$	dRfKpT
officer	a[
officer (	eQ
officer 00	tQ
officer$	aXrU
offices	bQcViF
offices in	bUiG
offiz-	aVbTtK
offiziell	aV
offnu-	fW
offnungszeiten	fW
offsh-	bQqZ
offshore	bT
ofici-	aQ
oficial	aSeRgT
oficial de	aSjU
oficiales	aUbTcFfKiKjR
oficiales de	bWcF
oficina	cTdV
oficina 0	cGdV
oficina de	aKcFdQhJiKpV
oficinas	bX
oh	fJpSqVsUtI
oh and	qT
ohne	jSrUsS
ohne foto	rR
ohne zu	jW
ojo	q[rS
ok	lWtS
ok brain	tR
ok if	jJkKlZ
ok with	j_sKtF
ok$	dTfTgKhQjKlUtQ
okay	iJt]
okay$	cJpKtZ
okoro	m\`
oktob-	oX
oktober	oX
oktober$	oV
old	bWcSsX
old$	bXcIjH
olden-	cS
oldenburg	cR
oldenburg$	cR
older	kWlBsX
on /	fY
on 0	iQqQ
on 00	gYhKiKjKpT
on 000	pY
on a	bT
on at	fUiKjV
on call	fWiV
on cherche	aRtR
on dit	qR
on duty	hTiH
on en	bTjHkU
on est	b^
on fait	bY
on fridays	bThSmT
on l'a	kR
on lake	cWnTqE
on linkedin	rStX
on n'en	qT
on ne	qS
on our	bTjJlW
on peut	qT
on prefere	f\\
on s'en	l\\
on se	bIcJtY
on site	aRdWfKiHpT
on teams	aStJ
on thursdays	dKfFhYiT
on top	gThSiRkI
on tourne	cS
on tuesdays	cFdVfHmJ
on verra	gR
on veut	bKdUeKlIoIqHsQtU
on wednesdays	iUpW
on-ca-	cKfRgSiV
on-call	gVqR
on-call shared	fVgJ
onboa-	iWqItT
onboarding	iWqItT
onboarding$	iT
once	lQmSnQ
once a	dSn[
once de	qS
once in	iZ
once$	cEdKlU
onda	cZ
one :	bU
one a	fHiKjJnKpKqKr]
one anchor	dU
one and	fU
one at	aWjJ
one but	q[
one day	cVdU
one in	cGiStT
one is	cKiJnVoHqU
one more	t\\
one of	sU
one other	hSkImX
one over	sV
one page	jKpT
one saturday	fU
one was	jKqRsU
one week	iHnY
one weekend	fQgJlRpK
one with	rUsStJ
one year	hIjU
one$	dR
one's	iWqW
ones	jV
ones$	jV
ong	a@b_tH
ong de	bSiK
onlin-	jTpV
online	jUpT
online$	jS
only	sY
only 0	cSdWfJhJsK
only for	gUlW
only male	sR
only no	iKpU
only to	aKeTjVpHqE
only via	pUsK
only$	dQqW
onsit-	cJdTiHpV
onsite	cJdTiHpV
ont	sTtR
onze	bRhKmSoU
oo	g]iKjKkJlKqK
oos	jY
op	aTjStI
op$	aV
opcio-	fRoU
opcional	fRoU
open	cGeRi^
open a	bT
open$	gJiZ
open--	eXoK
open-ended	eXoK
opene-	lT
opened	lT
openi-	tU
opening	tU
opening$	fQiV
openl-	gRjU
opens	oQqX
opera	iRj\\
opera$	iUjQ
opera-	a[iK
operacion	kTqZ
operaciones	pS
operateurs	iImV
operating	bIgVtU
operations	aXqK
operative	aVjQ
operator	aQbScQtE
operator$	aHbWgIjK
opini-	kS
opinion	kS
opinion that	kS
ops	bWpR
ops$	aGbYcJfHgIiJjKpTqJtG
optic-	a\\
optik-	a\\tK
optim-	bJeIfKhKjBk_lKmKnHoKpKqJsJ
optio-	dSfJgUhW
options	fJg\\hH
options 0	gTiK
options$	gXiH
or	j\\kR
or "	lJsU
or 0	fXgK
or 00	fXjK
or 000	hGkZ
or 00000	pS
or a	kX
or an	hKiJkV
or as	eJoR
or better	jT
or cm	j[
or commercial	bKlU
or comparable	iIjS
or do	iDjVlS
or drop	pR
or eligible	jR
or employed	eT
or equiv	jV
or equivalent	jR
or five	dDe\\gChHjHnX
or from	cIdZ
or get	j[
or ireland	cTdI
or level	j\\
or manufacturing	jV
or ms	jY
or nearly	jT
or remote	dR
or so	iSjR
or swansea	cR
or text	pU
or the	cTgJjVlQ
or thereabouts	eJfKgStS
or we	iS
or will	jY
or willing	jT
or$	cTjVkT
oracl-	aTdQiQ
oracle	aTdQiQ
oracle$	aQiT
oral	b[pTtK
orden-	cJfTiTjK
order	i]
order$	cHi]
order-	i\\
ordering	iS
ordering$	iS
orders	iX
orders$	iW
ordin-	jZqQ
ordinary	j[
organ-	bUfUjI
organisieren	iU
organisieren$	iV
orien-	j]oU
orientation	oZ
orientation$	oU
orige-	gTiJjX
origen	gTiJjX
origen$	gTiJjX
origi-	bViTpT
ort	cYdZ
ort :	cQiQ
ort in	aYcDdQ
ort$	dRpT
ortst-	cUiKlKn[
os	aShT
oscil-	cJiFj\`
oslo	dRqU
oslo$	qS
ost	cZgQ
ost$	cZ
oster-	oXqR
ostern	oYqR
ostern ist	oZqE
ostern$	gJoY
ot	aVbEfRhKjIpQtJ
ote	g_hK
ote 00	gW
other	fUmZ
other two	cRmT
other$	fW
other-	cReQiJ
otherwise	cSeR
otherwise$	bUkRrT
otra	mYqR
otro	fX
otro$	aTfY
otros	aKmU
ou	jS
ou 00	eZpV
ou a	nV
ou equivalent	jT
ou sa	aWbJmEtR
ou titre	aS
ou un	a]bK
ou une	aWjJ
ou$	eS
oui	hWtU
oui c'est	tY
oui$	aFhZ
our box	bTdKgJ
our name	rV
our own	bQ
our present	qYsK
our$	aKbGcCjGmGt[
ours	hSqS
out at	iX
out in	bUiTsK
out of	cS
out the	aHiXtS
out to	c]dInEtG
out$	fVhHqT
outfi-	bWcK
outfit	bWcK
outfit$	bX
outgo-	oV
outgoing	oV
outil-	hU
outillage	hU
outsi-	cSdQhS
outside	cSdQhS
outside in	hJkKlU
outside$	sT
outso-	iUkKtJ
ouver-	bYgIhIiGqQ
ouvre	cEtV
ouvre un	aTbQ
ouvri-	aZiHoH
ouvrier	aTiJ
over	fThJ
over 0	cQeKfU
over 00	bUfTiKsZ
over a	q]
over target	gV
over to	iW
over$	bJcKfU
overa-	hYiJpIqG
overl-	aQoT
overlap	fRoV
overn-	cSnWtK
overnight	aIcTnX
overs-	aIbJcJdIeJgIhIi[jCkIlImGnHoGpIqHrHsItH
overt-	fSgRqQ
overtime	fSgRqQ
own	j[
own car	hJnZ
own licence	iXjE
own phone	bWjW
own the	iX
own tools	jS
own$	jV
owned	bZ
owned by	bQ
owned$	aJbX
owner	iWqQsS
owner-	bZcIiIqR
owners	bTiI
owns	iW
oye	tV
p	gQ
p &	aQbKiWlT
p /	eRgJhUkK
p 0	aTgT
p a	gRiHnV
p$	bRgRtI
p.m	gTkKpQ
p.m$	gVkK
pa	aSjZ
pa 0	j]
pa$	fJiZ
paar	bQjQtU
paar$	rU
pacie-	jVqT
paciencia	jVqT
paciencia$	aRfJqX
pack	i\\
pack$	bQfKi]
packa-	bSgKhQ
packaging	bUgEhSrR
packaging$	bXiJjIrT
packi-	bViHqT
packing	bViHqT
packing$	aKbScKhIiJmKqU
paco	aIeRtX
padre	bY
padre$	bTfK
padre-	hTsQ
padres	hTsQ
padres$	hUiQ
paga	cKg\\iIqJ
pagad-	gRhUnV
pagada	cJgVhQnQ
pagada$	cIgShSjKnR
pagado	hVpS
pagado$	bKhZpS
pagados	iImKnX
pagam-	hT
pagamos	hT
pagas	g\`
pagas con	gSqQ
pagas$	g_
page	qTrT
page at	rU
page$	r\\
pager	fUiQkFtI
pages	pT
pagin-	iXjGrQ
pagina	rT
pago	gWhRkQ
paid	gUh[
paid +	hR
paid 0	bKfHiQnW
paid at	fYhJ
paid by	bYeK
paid every	gXhE
paid for	bKhXjIlQ
paid half	hSpT
paid so	oR
paid weekly	gV
paid$	hYjHlRnY
paie	aSiXqU
paie$	aTiS
paint-	cZgHhJiTjHsK
paise-	bY
paises	bY
pala	aV
pala$	aQ
palab-	pQrX
palabra	pRrS
palabra$	iJpU
palabras	rX
paleo-	eRj]kA
palli-	aYcJeJjEkZmKqKtH
palliative	jFk\\mK
palma	cV
palma$	aKbQcW
palma-	cQiT
palmas	cQiT
palmas$	cRiR
panad-	aY
panadero	aY
panadero de	aV
panel	pY
panel 0	pW
panel$	pU
panie-	g[hQ
panier	gThS
panier 00	gR
panier$	gV
papa	bWqS
papel-	eTiWlIqS
papeles	j\\lG
paper	dRpX
paper$	aKiQpV
paper-	dWi[
papers	iXjKlT
papers and	jIlW
paperwork	iZ
paperwork$	iY
papie-	b_jK
papier	kR
paque-	fVgW
paques	fX
par	hQ
par an	hTnT
par deux	b]
par jour	nX
par la	hYmT
par mel	pU
par mois	f\\iV
par nous	dHh]nGqKtJ
par semaine	fWhQmQ
par un	bT
par une	iIjJpUrU
par$	tW
para	bQ
para :	bQrJtU
para casa	hT
para clinica	aHbT
para el	aT
para la	aQiW
para leer	dSjW
para linea	aDbVc\\iG
para mi	aHqUtV
para una	aJbSkSpU
para$	aKb?cIta
parag-	iJpJrVtT
paragraph	iItU
paragraph$	iItW
paral-	mY
paralegal	tK
paralegal$	aWtI
parallelklasse	m\\
parce	fKjUtR
parce-	bUcKiQ
parcels	bVcKiQ
parcels$	bQiS
parci-	e\\
parcial	e\\
parcial de	eS
parcial$	eT
parej-	qKsS
paren-	hQ
parent	fKiKkWpS
parental	eYhT
parental leave	eXoT
parental$	eShU
parents	hQqQ
parents$	hUrT
parfa-	kToR
parfait	kToR
parfait$	hKkTlIoS
paris	c[qS
paris-	qS
parish	aR
park	bQcThW
park$	bQcYiKqU
parke-	cWhIjS
parki-	h\\
parking	h]qQ
parking space	gIhSqS
parking$	qX
parkp-	cIhV
parkplatz	cHhV
parkplatz$	cIgKhV
parla-	fU
parle	rSsS
parle-	jRkR
parler	iIjT
parles	iS
paro	bVfR
parqu-	aGcZ
parque	aGcZ
parro-	jIpRsV
part	eTmS
part a	q[
part le	hJiWoWrQ
part of	iYjSqJ
part time	aEe^mStI
part$	gVmRnK
part--	aSbKqT
part-time	aSbKcKeQqU
part-time$	aUbJcKqT
parta-	gWhV
partages	gX
parte	bTeK
parte-	gViUjJ
partes	gWiUjJ
participation	gQhY
participation$	gAh_
partida	f\\qQ
partida$	bJcKfYiKnK
partido	fU
partiel	eZ
partiel$	eS
parties	cIiU
partir	iS
partn-	bQh[
partner	aRqV
partner$	aVhR
partners	bTqKsT
partners$	bXcKfJ
parto-	hSnUpK
partout	hTiHnVpI
partout$	bJhSrQ
parts	bUjU
party	jY
party$	jZ
pas	qR
pas besoin	l_tJ
pas craindre	jYqJ
pas de	fSjGs]
pas demande	l]qJ
pas en	qQ
pas encore	qW
pas faite	jIkIlWqQ
pas la	cKjGlVrJsU
pas le	r[
pas plus	dVfXgKrT
pas que	rV
pas quelqu'un	qKsZ
pas sur	qSrV
pas trop	kKr[
pas un	qZrR
pas vous	j^qJ
pas$	jRqSsW
pasa	bQpZ
pasa por	pY
pasad-	oWpKrS
pasado	oWpKrS
pasado$	bTgTiIoK
pasar	iQjV
paso	cGhKjJm[qJ
pass	bQhV
pass it	qTsT
pass$	bShXjQ
passa-	kTqT
passage	kXqT
passe	iTmQqT
passe$	aJbIcFeJfIgQiZjJmInKtH
passed	qQ
passed the	kT
passed$	hSqU
passen	jTsYtJ
passer	pX
passer dans	j[
passi-	aFfQrHsVtT
passp-	jJpX
passport	jJpX
passt	pHs_
passw-	bIcGi[qRtI
past	fYgKhFlJ
paste-	aZiJjH
pastor$	aR
pastr-	aTiXtK
pastry	aTiXtK
pat	hVpTqT
patch	cViQnS
patch$	cKfJiWnV
pater-	mSqHsT
patie-	bQjV
patience	jY
patience with	jT
patient	fJjW
patienten	bRgT
patients	bUjHtI
patients$	bUjHtI
patio	aGcYjIqHsWtK
patis-	a\\fK
patissier	a\\fK
patro-	kRqRtQ
patrols	iY
patron	kVqQ
patte-	aKdRjS
paul	fUqXtT
pause-	hSjV
paw	pXrQ
pay	gX
pay $	pQ
pay :	q[tI
pay for	fKgKhWlT
pay the	gHhZlQnQ
pay £	gZ
pay$	fSgShRrQ
paye	cIe\\gRiIjFnJ
paye$	cGe]hIiFjFtI
payee	fGh]pT
payee-	gTnU
payees	gTnU
payees$	nW
payes	gThInT
payes$	gThInQ
paylo-	pR
paylocity	pR
payme-	aUiQ
payment	hJiWqR
payments	aWbR
payments$	aHbUiQ
payro-	fQ
payroll	iR
pays	aGb\\fFgJtE
pays 00	fHhW
pc	iR
pc$	iU
pcq	sStZ
pcv	aQlW
pdf	cGdKlIpZ
pdf$	cGdKgKlIpY
pdl	cRmS
pdl$	mS
peak	fSiV
pedag-	bRlI
pedagogique	aQjQlH
pedagogique$	jUlG
pedid-	iVoG
pedidos	iVoG
pedim-	iKjVlS
pedimos	jTlT
pedimos titulo	lQ
pedir	iFjSkY
pedir$	iHjJk\\
peine	cRjGlZ
peine$	cRjGlZ
peint-	aV
peintre	aV
pelle-	bScTtH
peluq-	aYtI
peluquera	aS
peluquera canina	aS
penal-	aIbT
penda-	iQrS
pendant	iQrS
pende-	cTnRqI
pendi-	jUqW
pending	jYtK
pending$	jYtI
pensa-	tT
pensando	sU
pense	q\`
pensi-	hZ
pension	hW
pension (	hX
pension 00	bQ
pension plan	hS
pension scheme	hQ
pension$	h[
pensiones	gIhV
penza-	cY
penzance	cY
penzance$	cY
peon	aX
peopl-	rQ
people	rR
people 0	bSqQ
people in	bTcKdIrV
people$	bXjT
peque-	cKgKmUsT
pequenos	gGhIsX
per	gUiR
per cent	fFhW
per diem	gQtK
per month	nX
per video	pR
per week	dRjK
per year	fFgKiUn_
per$	hS
perce-	hRiQkJ
percent	hRiQkJ
percent$	g@hViT
perdi-	qZ
perdo-	qU
perdon	jQ
perdon$	bKeTjVtQ
perdona	qU
perf	aAhKiIjHkTmZqJ
perfe-	jQkTpJ
perfect	jQ
perfect$	jV
perfi-	rVsR
perfil	rWsS
perfo-	aJbRtJ
performance	mR
perio-	iRrQ
periodo	dRrR
periodo de	dRrR
peris-	aXbJ
perm	ed
perm 00	cUfG
perm after	eS
perm from	fKjKoXsH
perm$	e\`
perma-	eZ
permanence	iTlI
permanent	e\\
permanent$	e]
permanents	bTmT
permi-	jV
permis	jS
permis b	jT
permis c	jR
permis$	cKjQqRrR
permiso	jV
permiso b	jQ
permiso de	aIeU
permiso$	eUiI
permit	jS
pero	qZ
pero de	cTtT
pero lo	kQqGtW
pero no	gKkXlK
pero que	qV
pero si	jUlR
pero sin	rZ
pero$	jKkW
pers	b\\hW
pers$	b\\
person	iQ
person$	aVtU
persona	aT
persona que	aW
persona$	aRcKfUqK
personal	iQjJkHlTmRsS
personal$	aKcHfKiGlHmWqKsKtI
personalabteilung	gKqGtZ
personas	bSmQ
personas de	bQmW
personas para	aXbK
personas$	bRmU
personen	bZfKpI
personne	cKtS
personnel	gGhW
personnes	bYpS
personnes$	bW
persons	aZbSiJ
persons$	aUbRiG
perth	cY
perth$	cY
pesad-	aTmJ
petit	hRqU
petit-	iQ
petite	aIfTjIkRtQ
petites	iQ
petites reparations	iQ
petits	iQsQ
petri-	cJiXsX
petro-	hT
pets	dKfKhYlQ
peu	iUjKkQ
peu de	iW
peu$	jHkQlV
peur	j^sQ
peut	qX
peux	qRtR
pfarr-	cSiQmTtG
pfarrer	aJbRm[
pfing-	oZpKqS
pfingsten	oZpKqS
pflan-	jCk\`tG
pflas-	iX
pflaster	iX
pfleg-	aShQmVtK
pflege	aRtJ
pflegefachkraft	aQqQ
pflegehelferin	iFmY
pflegen	iZ
pflic-	cKiVjUtK
pflicht	jWtK
pflicht$	jUrJ
ph	gSt[
ph$	pIt]
pharm-	aTbSjXtI
phase	aFbXcIdKeKfKgHhKkKlKnKpIqKrKsK
phd	bBlY
phd students	bCiUmV
phd$	cIjGkIlW
phil	iJqY
phone	hYiQ
phone$	haiJqR
phone-	lV
phones	lV
phones$	lW
photo	r^sR
photo of	qY
photo$	cKiSjImJrHsU
photo-	bQiJjQkRpU
photographs	p]
photography	cJhJjJkZ
photos	pQ
phras-	rU
phrase	tR
phrase sur	rX
phrases	rX
physi-	hJjXmR
physical	iKjV
physically	jV
physics	aSjT
physics$	jV
physio	aS
physio$	aX
physique	iSsU
pi	c[iHmV
piani-	mTqJ
pianist	mTqJ
pianist$	aQjJlUmF
piano	jRlU
piano$	aTjT
pichl-	mT
pichler	mT
pichler$	mT
pick	ib
picke-	aRiQ
pico	gTqS
pics	hKiRpV
piden	lUsU
pidio	qZ
pidio el	qZtK
pido	jTlR
pido que	hJjUqJtH
pie	jW
piece	gX
piece-	bQhViK
pieces	bQhViK
pied	iTqS
pied$	fKgKhJiUjIkKqQ
piers	mTtW
piers$	mKpKtY
pikle-	bU
pikler	bU
pikler$	bUiHjK
pilar	mSoRtT
pilot-	mU
pilotage	iS
pilotage$	iS
ping	hZiJpT
pint	h\\pJ
pinte-	jQ
pinterest	jQ
pinzg-	cRnRtK
pinzgau	cRnRtK
pinzgau und	cRnRtK
pipel-	iY
pipeline	iS
pipelines	eJiV
pisci-	b[cIiXtK
piso	hZ
pivot-	jQ
pivots	jQ
pivots$	jR
pl	bTdQ
pl$	bVcJdQ
place	cR
place :	c]
place du	rS
place$	bQhUqS
place-	lUnS
places	bTjKlR
places$	hY
plafo-	qV
plafond	qW
plage	bVrVsK
plain	jQr\\
plain english	rS
plain$	rX
plain-	sX
plais-	qY
plait	rV
plait$	rW
plan	hXiZ
plan de	rQ
plan the	bJiY
plan$	bIhVjX
plane-	iRmU
planen	iRmU
planen$	bKiSmV
plani-	i[kS
planilla	gT
planilla$	gXhF
planned	iQ
planner	a\\tH
planner$	aX
planning	fUjQsQ
planning$	gHjX
plannings	iZrK
plano-	bQjS
planos	bQjS
planos$	jV
plans	i\`jT
plans$	iYjU
plant	b\\cJiHmY
plant$	bU
plant-	iVtR
planta	bQcT
planta$	bJdSiU
plantilla	aQbIcIiItV
plast-	bThJl[qKtK
plata-	bQiT
plataforma	bQiT
plataforma elevadora	jV
plate-	iU
plateau	cSmS
platf-	lTmT
platform	lTmT
platt	kRl[tK
platt-	bJcW
platz-	bRhViU
plaue-	c[
plauen	c[
play	bQcFfKgIjIkYlJmJ
playw-	iRjS
playwright	iSjU
plaza	aTqQ
plaza de	aX
plaza$	bQcUnI
plaza-	qQ
plazas	qQ
plazas$	bU
plazo	fIpW
plc	aVjWtI
pleas-	rR
please	rR
please :	pVqKrUtG
please don't	qXtJ
please make	rU
please no	lSpKrIsV
please not	rQtT
please$	pRsQtT
plein	cQeR
plein$	cSeVfKjH
pleur-	jUqVtJ
plieg-	iR
pliego	iR
pln	jK
pln gross	jI
plomb-	aWpJqR
pls	rSsX
pls$	hIiQsStX
pluie	jU
plumb-	aWbQgKjR
plumber	aZcK
plumbing	aKiKjVlQ
plumbing$	bKeJiKjZlK
plume	jVtR
plus	gV
plus 0	bS
plus a	aHbKmV
plus car	gWhG
plus de	hZrV
plus die	hX
plus one	cQgKhVkH
plus the	hKiUjImS
plus$	k[qQ
pluse-	fQ
pluses	fQ
pluto-	sX
plutot	sX
plymo-	mQnT
plymouth	mQnT
plymouth$	aJmJnTtJ
pm	aQfR
pm 0	hJ
pm 00	fVgKpV
pm each	gKiT
pm on	fHjU
pm$	aUtV
pmi	aIbFcBdIeHfHgGh\\iIjQkHlImHnIoHpIqHrIsEtF
pms	iSjX
po	lT
po 0	gV
po$	iTjJpS
poco	bTkQqQ
poco$	iSjVqF
podem-	qS
podemos	qS
podol-	a\\bI
point	g]rQtQ
point 0	g[
point$	gUhJiJrW
point-	jR
points	jXkQ
points :	tU
points$	ja
polan-	bScRjG
poland	bScRjG
poland$	aJbTcSeKfJgKhKiHjGnI
polic-	kSpT
police	jRkQ
policy	hRkRrQ
polie-	aKcJiXjTtK
polig-	aRcW
poligono	cU
polis-	kU
polish	kU
polish$	cKiFkU
polit-	bU
polite	qV
politik	aT
poliz-	fKhWoKrKtK
polni-	rV
polnisch	rV
polnisch$	jIkQ
pompe-	jT
pompes	jT
pompes a	jQ
pon	rWtR
poner	iWqEtW
ponfe-	cU
ponferrada	cU
ponferrada$	cU
ponga	jHlGpVtW
ponga-	qQ
pongas	qQ
pongas$	qR
ponlo	r_
pontivy$	aQcR
ponts	bVfV
pool	bSgT
pool car	aKcUhUnR
pool$	b[cFgFhJnKtJ
poor	qU
pop	eQ
por 00	gR
por ansiedad	qU
por el	bUqV
por encima	mQqR
por escrito	fYgFjJ
por eso	bU
por favor	lSrUsT
por la	dR
por las	s[
por lo	eKfZgKiKqIsI
por los	s\\
por mi	bQtQ
por palabra	gYjGpHrV
por que	iW
por semana	dRfT
por si	bU
por telefono	hIiUjJqV
por turno	aHbXmW
por$	eZpT
porfa	r\\
porfa$	rRsT
porqu-	qW
porque	qW
porque no	fTgJ
port	cUiU
port$	aQcU
porta-	dSeQgGpR
portal	pU
portal$	pT
portales	iXpS
portales$	aRiKpZ
portatil	hX
porte	jVqV
porte-	aTjR
portefeuille	iW
portefeuille de	iW
porter	aTjZ
porter$	aXfKqHtG
portes	aScKiJmI
portf-	lIpW
portfolio	aQjRpQ
portfolio en	nS
portfolio$	iKjTpGsK
portfolios	iTlGpV
portu-	kX
portugais	kU
portugal	nV
portugues	k[
portugues$	iKkZ
portuguese	jTqKrU
pose	qX
posib-	dQkU
posibilidad	dVeKiJoS
posibilidad de	eIiJoT
posible	kWsQ
posit-	aV
position	aV
position :	aV
position$	aVbIiR
poss	kToTsQ
poss$	kUoV
possi-	nS
possibilite	hS
possible	nT
possible$	fTnSoS
post	aRrQ
post :	aRrRtF
post it	rT
post on	rS
post$	aV
post--	jV
posta-	p[tS
postd-	qW
postdoc	qW
poste :	oS
poste a	fV
poste$	aS
poste-	aSgQ
posted	gZ
posten	tU
postes	aVcSfI
postes$	aY
postg-	jY
postgres	jV
postgres$	jR
posti-	pSqTtS
posting	pSqTtS
posts	aZjHmIr\\t?
posts$	a^eIhKiJmFrEsK
postu-	qTtT
postuler	lHpQtU
pot	gFhXqV
pot$	fIgFhYqQ
pound-	g[
pounds	g[
pour cent	gS
pour commencer	gV
pour demain	tS
pour faire	hKiXlKoT
pour l'instant	fKgSqT
pour la	kV
pour les	iIjRnVsU
pour moi	tY
pour un	bT
pour une	aFbY
pour vous	hXiHoU
pour$	aEiJjVt]
pourr-	aUqR
pourrait	qV
pouss-	qV
power	jUkU
power bi	kY
power-	iSjTkT
ppl	aSbUsStJ
ppl$	aHbZtS
ppo	gKhZjI
pqe	aHbIj^
pr	oW
pract-	bRpR
practicante	sX
practice	bZ
practice in	bUcI
practice$	bXeTfF
practising	hYsU
prair-	aIcS
prairie	aIcS
prakt-	iSsS
prase-	dc
prasenz	dW
prasi-	iQpXqQ
prati-	bSjU
pratique	hRiKjX
pratique$	gR
praxi-	hT
praxis	bQdRjQ
praxis mit	bUhJiQ
praxis$	bIdTjT
pre	eJhIiKk^
pre$	aKcJfKgFjEk_lIqK
pre-a-	cBeGi\\rK
prece-	qX
precedente	qX
preci-	rWtX
precise	rS
pref	jEk_sS
pref$	jEk[sU
prefe-	kQsZ
prefer	sW
prefer a	iQ
prefer$	jU
preferably	sW
preferably a	sQ
prefere	fVqY
preference	sY
preference$	kQsX
preferencia	pKsW
preferred	iJjJk^oR
preferred$	jHkZoQ
pregu-	p]
pregunta	rW
preguntan	bSkJqY
preguntar	pT
preguntar por	pT
pregunte	iS
pregunte por	iS
prele-	iXjT
prelevements	iZ
premi-	gSjR
premier	jT
premiere	dSjXrQ
premio	bRgS
premium	fIgWhR
premium$	hTjKpJ
prena-	hJiHjHkYqKsX
prend	qY
prend-	nVqU
prenda	qS
prens-	bSjS
prensa	bTeKkJqR
prensas	jX
prep	i]
prep$	aHbGcGdGeGfFgIhEi[jIkIlHmHnHoHpIqIrHsGtH
prepa-	hQiT
preparar	iT
preparar la	iS
preparateurs	aX
preparateurs de	aWiKjK
preparateurs$	aRiS
preparation	iW
preparation des	iW
prepare	cStQ
preparer	iQtW
preparing	iY
prepr-	jR
prere-	lW
prerequisite	lW
prese-	dUsX
presence	aJbR
presencia	cKdUiJsT
presencial	d[
presencial$	dX
present	qVrS
present$	dTeKpKqKrV
presenta	iXjJqS
presentation	eIs\\
presenting	iU
presenting to	iR
presenting$	iT
presi-	bYpTqR
presidencia	aHb[cG
president	pU
presq-	aKbJcYfIgKjJpY
press	bRiQjU
press office	cKdJiWjW
press-	aQoQ
presse	i^
presses	bSiS
prest-	gRhSiS
prestaciones	hX
prestaciones de	hX
prestamo	iT
presu-	iY
presupuesto	hRiSqW
presupuestos	i[
pret--	a\\
pret-a-porter	a\\
prete-	bY
prett-	rTsU
pretty	rTsU
pretty$	rVsQ
preve-	i\\
preventivo	fHi[mJ
previ-	cHr\\
prici-	aRcQiT
pricing	aRcQiT
prima-	bQfJiR
primary	bScQfIiR
primary$	aGbXgHiJ
prime	g[
prime de	gShQ
prime$	gQ
primer	eRhU
primer dia	eShT
primera	aUpR
primeras	oQqU
primero	iUrU
primero$	iVqIrW
primeros	kVoQ
primeros de	bWoW
primeros meses	gShS
primes	gW
princ-	kT
principal	bSmRpQ
print	qU
print that	qY
print-	bRiY
printer	i]qK
prints	jSrU
prior-	iXtV
priority	iWtV
pris	hRjKqX
prise	oU
prise de	fQoS
priva-	aThW
privada	bW
privat	hT
privat$	hW
private	bRhS
private medical	hQ
private use	gHhU
privately	bR
privately owned	bR
prive-	bQ
privee	bQ
prix	h]iQ
priya	dKeW
pro	hSnW
pro cnaps	jT
pro rata	eS
pro woche	hJjKn[
pro$	hTpF
proba-	eTiUtS
probably	aGiKkKmKrJsStY
probation	eW
probation (	bKeViJ
probation$	eS
probe	eTgQhJ
probe$	eTgWhJ
probe-	eSiQpW
probearbeiten	hFqSsY
proben	iZ
proben$	iX
probenahme	iVjK
probezeit	dSeU
probezeit 0	eR
probezeit$	dSeU
probl-	hQqS
problem	hQqS
problem$	hVrK
proce-	iRrQ
proceso	iTpR
process	aS
process :	pX
proch-	hX
prod	qUtT
prod$	bFcFdKfKgJhKiGlKnKoKpKqZrKtQ
produ-	aQhU
produccion	aDbXiJjV
produccion$	iIjX
produce	bXcJhKjI
producer	aY
producing	bX
producing house	bX
product	bT
product :	bT
product designer	mU
production	aZbFgWmQ
production$	aTbIcIiJ
productividad	gU
productividad$	gU
productivite	hHiZjJ
productivite$	iR
producto	iR
producto$	gW
products	hYlH
produit	jR
produits et	fRiQ
produits$	gViU
produkte	cGfIgKhY
prof	aRqQtI
profe-	aQmR
profesional	jU
profesional$	jU
profesor	aQ
professeur	gYtJ
profi-	iHpYtR
profil	tR
profil :	tR
profile	iGpSqItV
profiles	iGpX
profit	gQ
profit share	gS
progr-	aTeQi^
programm	iV
programm$	iStQ
programme	bQiR
programme$	iU
prohi-	rX
proje-	aWiV
project	aTtJ
projekt	aIbRiJ
projet	jV
projet$	bUeSjK
projets	aQiR
projets (	aS
projets$	aSmI
prome-	qV
promedio	gW
promi-	lQ
promis	bKlUqQ
promis$	bKjKlWpJrK
promise	pSqQ
promised	iRtR
promised$	aJtU
promo-	iIjSlWmV
promotion	iIjUlXqK
prope-	aRiRjT
proper	iRjQkV
proper$	iRjQ
properly	jU
properly$	iSjU
property	aZcF
propia	bQkR
propia en	aKbTqVtJ
propia$	bRcJjR
propina	eS
propina$	eKgR
propinas	gV
propinas de	gR
propio	bQnS
propio$	bUhInQ
propo-	hQiW
proposal	iTnKpT
proposals	hRiV
proposals a	hJiZ
propr-	iQsR
proprete	aT
propriete	bWhRsG
propu-	bIcJi\\tQ
prora-	gW
prorata	gW
prorata$	gW
prorr-	eWgT
prorrogable	eZ
prorrogable$	e[
prosp-	eWiSjG
prote-	iTsT
protection	iV
proto-	i\\pIrJtR
proud	bX
proud of	bX
prove-	iS
proveedores	iU
proveedores$	iYpI
provetid	eShIoK
provi-	hT
provided	hX
provincia	bRcZ
provincia$	bQ
provincial	j[
provision	gY
provision$	gW
proye-	aQ
proyecto	aQeR
proyectos$	aSiS
proze-	aVdRtD
prozent	aKdTfQhR
prozent$	dIfThX
prozess	qU
prud'-	qR
prud'hommes	qR
prud'hommes$	qS
prueb-	pU
prueba	eQ
prueba de	jVpR
prueba y	eW
prueba$	dU
pruebas	gRjFkKpU
prufe-	bFiQm[
prufen	iV
prufen$	iW
prufu-	hQiT
ps	cIiHjQmInHq[
ps$	cHiHjRkKlKmInHqZtJ
psico-	jKkTmX
psicologa	aTcKmU
pssst	cJiKqZ
pssst$	aJcHiJqZ
psych-	aQbViKjX
pta	aWcQtK
pta$	aWcIjKtI
pto	h\`iQoK
pto from	iVoF
pto$	hZ
pts	aSmXtF
pub	bVlS
publi-	qU
public	bS
public$	aRbGqV
publicar	aKbRtQ
publication	iJrT
publicidad	qR
publico	eSjKqR
publier	qVtS
publique	iKjSqX
publish	qTrQ
publish$	qRrR
publisher	cJqX
puede	dQjJkS
puede ser	gSoR
puede$	cIiWjEkYqJ
puedo	qW
puent-	oT
puente	oUqR
pueri-	gJhY
puericultrice	aTmQtJ
puert-	iW
puerta	i\\
puerta fria	i]
puerto	pR
pues	eSqWtQ
pues$	eWtK
puest-	bQiK
puesto	aR
puesto :	aV
puis	eUiJ
puis cdi	aIqQ
pulle-	bRqR
pulled	bRqR
pulso	jT
pulso$	jW
pumpe-	bYjKqF
pumps	aKbWgKhHiVjJpKqJrI
punkt	lQ
punkt wir	jR
punkt$	dQlQrR
punkt-	bJcEjXkQtJ
punto-	kZ
puntos	kZ
puntu-	hGjUkW
pupil-	bTeUiS
pupils	bUgKiU
pupils$	bWgK
purch-	tR
purchasing	jZ
purpo-	eTiT
purpose	eTiT
purpose :	eX
put	rZ
put in	bRiQrU
put it	rX
put on	hU
put that	kQqQrK
put the	hDrV
put them	kKlS
put you	l[
putti-	tU
putting	tU
putze-	iZ
putzen	iZ
pv	aXbQjHtH
pvc	aYcK
pvc$	aWbK
pw	gIh\\
pw$	gIh[iK
pytho-	jRkS
python	jRkS
python not	kDlW
python$	jV
q	jQ
q 0	iWjGoUqU
q me	aTjKpVtI
qa	iV
qa engineer	aV
qa$	iUmR
qc	aUbIiW
qc chemist	aX
qc$	bIcKiY
qs	aVtJ
qu'il	iT
qu'on	hUsR
quai	aR
quai$	iS
qual	fKiKjY
quali-	iJjWtT
qualification	r\\
qualification$	gIjEqKr^
qualifications	iGjGlUt\\
qualifications$	cKiHjJlXtU
qualified	aKjYlQ
qualified$	jX
qualifiee	gK
qualite	aSbIcHmQtR
quality	bU
quand	iSkWoX
quand$	hJoUpK
quara-	gUsX
quarante	fSs[
quart-	hR
quartal	fSqT
quartal$	fV
quarter	dQgShGnU
quarter in	nT
quarter$	dRgShIjRnQ
quarterly	iTnR
quarterly$	gXhJ
quarters	h^iJ
quarters$	h]iIrI
quartier	aJbQgThJ
quartier$	aIbQgUhK
quatr-	mQ
quatre	mR
quatre ans	jWmJ
quatre mains	iV
quatre mois	eS
quatre vendeuses	mT
que acabo	eJqUsS
que aqui	sW
que c'est	eHqUrZ
que ca	jErVsX
que con	mGqV
que el	rTsR
que ella	aRqUsH
que es	iTqS
que este	sStQ
que esto	iQqR
que hara	i[tH
que hay	dRfQjQ
que haya	kRsS
que je	qQ
que la	kSlIoRqX
que le	jZqU
que les	aKbKiIjKrYsKtR
que llamen	pS
que lleve	iZ
que lo	fUrQ
que los	sZ
que luego	qUrW
que mas	bIgIh[jKkTlHtF
que me	bS
que mejor	jJk[lHpK
que nadie	iSjSqQ
que necesito	tR
que no	jQqWsV
que nos	bJcJlKtT
que para	gViWqK
que se	oR
que sea	hHjZ
que sepa	jRkV
que son	mQsT
que suene	rW
que ya	lVqSrJ
que yo	eKmUtR
que$	tW
queda	fQoQqS
queda hasta	oX
queda-	tQ
quedarse	dJeRiIjKqS
quedarse$	dIeUiIjJmKoSpKqI
quedo	pRtW
queja	qRsT
quell-	bVcIiU
quelqu'un	aQ
quelqu'un pour	aW
quelqu'un qui	jR
quelqu'un$	aVcJjS
quelques	iQjT
quepa	rW
quepa en	rW
quere-	lR
quereinstieg	kKlU
quereinstieg aus	kKlU
queretaro	bQcT
queretaro$	aIbQcU
queri-	iQjRtS
queria	iJjVqV
querida	tU
queries	i\\
querr-	aQbKiKjKqTtV
quest-	rR
question	iKr_
questions	bQmQ
questions from	iU
questions$	kKqVrK
queue	iSjQ
qui	oUsQ
qui est	iSqT
qui passe	iJmWnKoHqU
quick	jUtU
quick one	bR
quick-	jVpR
quickbooks	jX
quid	fHgQhUkX
quien	b[hQjS
quien$	bUcJiFjGlKoKtT
quier-	iKtS
quiera	dV
quiera$	dV
quieras	aUbJfRrK
quieras$	aUbJfRrK
quiere	jQqRsT
quiere hacer	iHjX
quiere que	q[
quiere$	cHjJsItW
quieren	cKeXiGnKqV
quiero	sQtW
quiero$	aEhJsJtX
quiet	gJiZoS
quiet$	aJhBiVkKoW
quimi-	aS
quimp-	cT
quimperle	cT
quimperle$	cT
quinc-	nR
quince	aUoQ
quince dias	oT
quincena	fUnT
quincena$	fZnQ
quini-	gR
quinientos	gR
quint-	d\\
quinz-	fVjS
quinze	fVjS
quiro-	cRiT
quit	qV
quita-	fSiRjFqHr\`
quitt-	qS
quitte	qS
quoi	bStT
quoi$	bVtR
quote	pVrS
quote the	pEr]
quoti-	gFiTnS
r	jWtY
r &	iVqS
r 00	iVjKtH
r 000	hJkT
r 0000	aDt\\
r oder	jQ
r$	aViKjVtQ
rabat-	gKhXiS
rabatt	bIfKgJhY
rache-	iJlJpUqJ
racon-	hJpIqY
radia-	jW
radio	b^fKkRlH
radio$	bQ
radio-	aQ
rahme-	bW
rahmenvertrage	bW
rain	hVjT
raine-	sW
raise-	gQhJkT
raised	bS
raised £	bS
ral	gV
rale	q\\
rambl-	pKqVrUtD
rambling	pKqVrUtD
ramp	bSiUkSmH
ramp$	iWmG
rang	bXgJlT
range	gUjTpJ
rapid-	bJcIeQjJtV
rappe-	gKjVnJpHqQ
rare	bSgItW
rare$	hQtU
rassu-	jIkTsT
rata	eS
rata$	fJgY
rate	g\\iUjJ
rate$	bHgTiTjK
rates	gSqV
ratha-	cWpT
rathaus	cWpT
rathaus$	bHiKlJpVqK
rathe-	sR
rather	sR
rather a	sU
rather not	qU
rather than	kYmUtC
rather we	kKqR
ratin-	iFjXqUsK
ratta-	mY
rattache	mT
rattache a	mT
rattachement	iKm[
raum	aDc_qQ
raum$	cQ
raus	iQjVsQ
raus$	iUjKqTrS
rausc-	jHlBqZtQ
razon	hKiJqYrJ
razon$	hKiKjKoKqXrI
rd	cToU
rd week	fXjK
rd$	bIcT
rdc	aJbXcQtK
rdc$	aJbVcStK
rdh	aVeClJoUtF
re	qStY
re :	tZ
reach	aVkWmI
reach truck	jIkZqT
reach$	iTjR
read	j[
read a	jY
read english	jU
read$	pUtW
readi-	cYrU
reading	cZrV
reading$	cWdRkKrI
reads	jWqW
ready	hGsTtY
ready to	iKjQ
ready$	hIiIjKsTtT
real	eJhRjVqW
real$	bWhXiKqK
reali-	oRpQ
realistic	oTqJ
really$	fSsW
reaso-	dXqQ
reason	qX
reasonable	dWiIjS
reasons	bUdTjK
recei-	dV
recen-	pQsR
recent	pSsS
recep-	aViR
recepcion	aSpU
reception	i\\
reception$	iGjVpT
receptionist	aXbQtI
receptionist$	aT
recet-	iU
recettes	qR
reche-	aQtV
recherche	aVtT
recherche un	aWfQtI
recherche$	cJtV
rechi-	jUsT
rechn-	rQ
rechnen	bW
rechnet	rT
rechnet nach	rV
recht	oXtQ
recht$	oYsQ
recht-	iKjRnRqRrS
rechtschreibung	jYkHrRtK
rechtschreibung$	kKrR
recib-	eUgGiS
recibir	iT
recko-	iW
recla-	gJiYqT
recog-	pW
recoge	hU
recom-	ibjIpQqK
recon-	iVqU
recor-	i_qQtT
records	iV
recru-	pStZ
recruit	iStU
recruiter	pRqR
recruiter screen	pVqK
recruiters	jHpXrK
recruiting	aRcKqUtH
recruitment	p[
recrute	iKjKtW
recrute$	bItY
recrutement	iSqUtU
recrutement$	cKiQpKqStX
recue-	qX
recup-	fTqV
recur-	bRiR
recyc-	aSbGcJfKiKjWoI
red	bYjW
redac-	dWjYpS
redactalo	rV
redak-	jStW
redaktion	jStW
redaktion$	jV
reden	gUjY
redes	cJiZjG
redig-	tS
rediger	tS
redis-	iS
redisenar	iS
reduc-	h\`
reede-	bW
reeder	qW
reeder$	iRqS
reel	gJj]kH
reels	iX
reemp-	aJjJkToJqR
ref	lTp[tV
ref$	pT
refer-	iRpY
reference	pV
references	pV
referencia	rQ
referencias	iFjX
referent	aY
referentin	aThEm\\
referrals	pT
refle-	jY
reflex	jY
refon-	iU
refonte	iU
refor-	lQ
refs	dIpX
refue-	eSiT
refuerzo	eSiT
refuerzo de	eT
refun-	gJiR
refus-	aQ
refuse	aQ
reg	iQjZpQ
regal-	aKhSiJkUsI
regalo	aKbQkV
regalo$	aJkWrJsI
regar-	iKkVt[
regards	t]
regards$	tR
regel-	fXgE
regelung	hRiQ
regen	fVgIjU
regen-	hX
regensburg	cQdQ
regensburg$	cS
regie	pYqJ
regim-	gIhV
regimen	eT
regio-	bYsQ
region	aDcXhSnU
region$	hWnJ
regional	kRsW
regional$	aSkV
regis-	bQjV
regisseur	q\\
register	bQpT
register is	iQpV
registered	bTgIjR
registered manager	aXgJ
registered with	bKeSjU
registered$	j\\
registration	jW
regle-	aKcJdKeJfGj[mKnKoKpJqItI
regre-	qZ
regs	jTkS
regul-	eQpIqWtK
regular	aIeVfTqStG
regular full-time	eQ
regular$	aHeQfXiJqUtG
regulatory	aUjQtK
regulatory$	aTcKjS
rehea-	eKjR
rehearsal	gSjR
rehearsal$	iSjWlJmK
rehearsals	eKoR
reich-	pQ
reichen	dSpT
reichen$	dSpT
reichshoffen	aKcW
reichshoffen$	cX
reicht	lStS
reicht$	aRiKpRtT
reife-	bTtJ
rein	qJr\`
rein$	gRrX
reini-	i[
reise-	nV
reiseburo	aTlS
reisen	pU
rejoi-	bJcKmW
rejoignez	bJcKmW
relac-	eWkS
relacion	eY
relacion de	eV
relaciones	kW
relan-	iVqT
relat-	iSjW
relations	iW
relea-	bTiW
release	bYfKiTqJ
release$	bViKqK
releases	iX
relev-	jV
relevant	iJj\\
relevo	eR
relevo de	cJiV
relevo$	eYfKpK
relie-	mXpH
relig-	sV
religious	sV
reloc-	gHh]
relocation	gHh]
relocation up	hQ
rembo-	hXjJnY
rembourse	hYjJ
rembourse$	hS
remed-	aFbGcIhKi[
remem-	jQrU
remember	jQrU
remis-	gHh\\
remise	gJh[
remon-	jXqW
remor-	kT
remorque	kT
remorque$	kT
remot-	d^
remote	dW
remote anywhere	cSjK
remote in	dR
remote$	aTdS
remoto	dV
remov-	jT
removals	jT
removals$	iJjV
rempl-	eUrW
remplacement	eXrR
remplacement d'un	eU
remplacement de	jWqQtR
remplacement$	eUrY
remplacer	bKeRhIrX
remun-	eKgX
remuneration	eKgX
remuneration :	gU
renco-	pW
rencontre	pW
rende-	mS
rendi-	jV
rendu-	iR
rendus	iR
renew-	e]jI
renewable	eY
renewable$	eY
renne-	cZ
rennes	c[iJ
reno	bIcZgIiJmI
renou-	eWqT
renouvelable	eS
renouvelable$	eT
renouvelables	eW
renov-	eShWiV
renovation	ia
rent	eVh\\
rent a	eZgHjK
rent and	hT
rent if	hXiK
rent$	cKgJh[
renta-	bVeKoJ
rentable	bVeKoJ
rente	eV
rente$	eViQ
rente-	bUcKeSqU
rentn-	eVkIsV
rentner	eVkIsV
repai-	iW
repairs	iW
repairs$	iW
repar-	bSiT
reparations	iQ
repas	hY
repas du	hTiK
repas$	gXhK
reper-	iTkVqJ
repet-	jRrW
repla-	q[
replacement	eV
replacement for	qW
repon-	iRpS
repond	iKmTqR
repond a	iKmTqR
repondre	gJiVpTtJ
reponse	fJpV
repor-	iQmd
report	iTmW
report to	mW
reporta	mX
reporta a	mV
reporte	qU
reporting	aIkTlI
reporting to	aHiHmY
reporting$	iV
reports	iTmS
reports to	aHmZ
reports$	iV
repos	f\\
repos dimanche	fS
repos$	bTfTiK
repre-	iZ
repri-	eThS
reprise	eThS
reprise d'anciennete	eQhS
repro-	iR
reproduce	iR
reps	aYbCiV
repub-	cRdT
req	jXtZ
reque-	lQrTtS
request	aKrVtW
requests	iW
requi-	lXtR
requiere	tQ
requiere 0	bT
requiere$	cKtV
required	iRlS
required$	iVlX
requirement	lRtZ
requirement$	lV
requirements	jW
requires	qRtR
requis	lZ
requis$	lZ
requisition	aHjJtY
requisitos	iT
research	cQjR
researcher	aT
reseau	bV
reseau de	bU
reser-	pT
reserve	cRpRqRtK
reserve$	bIcUqStK
reserves	pUqK
resi	aWmKtK
resid-	bW
residence	oKpW
residencia	aSbVjUtI
residential	cQiT
residents	bQdShIpV
residents$	bUdSfJhIiKpJrT
resig-	q\\
resigned	qX
resis-	j_lJ
resol-	iX
respe-	jQkSpKrKt]
respect	jTkV
respo-	mXtT
responde	m\\qK
responde ante	mS
responder	iT
responsable	aZmQ
responsable de	aX
responsable$	aHcKiUmR
rest	dThTtU
rest wherever	dU
resta-	b\\hR
restaurant	hX
restaurante	bWhR
restauration	aX
reste	fSqQrU
reste entre	qW
reste-	rZ
rester	iQrT
rester en	iRrR
resto	cJdY
resto 0	hV
resto-	jW
restr-	iJjTqRrS
resul-	gKhWiH
resum-	pU
resume	pT
resume to	bKrRsR
resume$	iKpVtK
resumes	pS
resumes to	pW
retai-	bQjQ
retail	bSjR
retail$	jW
retar-	iRqQ
retard	iRqQ
retard$	iRqQ
reten	fShKqU
reten-	iZ
retention	iS
retir-	hSqStH
retired	bJkRmRsRtG
retired person	lTsTtI
retirement	bJh\\iIjKkHqJrJ
retirer	pTqSrQ
retires	oS
retiring	qS
reto	aAoKqQt_
retou-	bRhQ
retour	hYnSpQ
retour au	cJhUiJnUsK
retra-	qQ
retraite	hQqS
retro-	bQfHg\\hIiIjGqI
rettu-	aVbHfKgViJpK
rettungsschwimmer	aWbHcKfIgWiIpK
rettungsschwimmer$	a[bJcKfIgJiK
retur-	hU
returns	iR
returns$	iUjS
reuni-	fRqR
reunion	fUnQqU
reunion$	fVhKqQ
reunions	iW
revei-	qVrJ
rever-	iTjU
revie-	iT
reviendra	qT
reviendra sans	qT
review	gRpU
reviews	iUmQ
reviews$	iS
revis-	hQiRpHqZsJtI
revit	j_
rewri-	rX
rewrite	rX
reyes	oYpKqSrJ
rezep-	hIia
rh	iU
rh$	iU
rhein-	aKcTgQsR
rhodr-	mVqQ
rhodri	mVqQ
rhodri$	mYpJqQ
ri	bSpT
richt-	iV
richten	iV
richten$	fJiU
rico	aJmUsQ
ride	nX
ride--	bZiKtE
riego	i]
riego$	iX
rien	q]
rien ici	lT
rien$	qX
rifse-	hT
rifseep	hT
rig	aKbU
right	qTtQ
right to	iGjVpStJ
right$	gHqYt]
rigol-	q\\
rigs	a]bFcJhKjJ
ring	pW
ring 00	pY
ring me	pUqI
ringi-	dKfIiX
ringing	dKfIiX
risk	bUcKiRpFqV
rm	fU
rn	aZfEj[mTtH
rn$	aXtF
road	dJfEjVnY
road$	dIfEjQnY
roadm-	iV
roadmap	iV
roann-	cV
roanne	cV
roanne$	cR
robot-	bUiHkV
robots	bUiHkV
rocio	m\\
rocks-	rR
rockstar	rQ
rockstar "	rQ
rodaj-	iZmK
rodil-	iQsR
rodillas	iQsR
rodillas y	iQsR
role	aRdTiQ
role :	aViV
role$	qR
roll	bRjW
rolls	bTh[mJ
roman	qTrR
roman-	jJlS
romanian	cKjJlT
ronda-	gXiU
ronde-	iV
rondes	iV
rondes$	iU
rontg-	gKjYsU
roof	aKb[hJpGsVtI
room	iS
room leader	aYtI
room$	hW
rooms	bakI
rooms and	bEh]iJsV
rooms$	b[fHiI
rope	hQjT
rope$	hR
rosar-	cSpQ
rosario	cSpQ
rosenheim$	aQ
ross	qQ
roste-	fXjR
roster	fUjT
roster$	aRfSiK
rosto-	nT
rostock	nT
rostock$	nT
rota	fRi[
rota$	cIfJiZmI
rotac-	iW
rotacion	iW
rotas	iX
rotas for	iW
rotas$	iS
rotat-	f_
rotating	fQmR
rotation	dFfZiV
rotation$	i[
rotational	fXhK
rothe-	cS
rotherham	cS
roto	q\\
rough-	bJfQhKiR
roughly	bJfQhKiR
roule-	fQnW
roulement	bJfVjKnV
rouler	jTnQ
round	eVfIiQpW
round the	dKfGhKiT
round$	eSiTlKpUrK
round-	iRpU
rounds	iSpV
rounds$	bThUpK
route	eIhVnT
route$	fFnV
routi-	iWjJkI
routine	iWjJkI
row	qZ
row$	qX
rrh	a^bKcIdJiKjJ
rrhh	aJbIqZtT
rspca	aIbUkKnKqXsJtK
rsus	gWhWiKrI
rtt	fRh]
rtt$	fXhS
rucke-	jUpKqQrKsR
rucken	pJqSrIsS
ruckf-	iIrX
ruckfragen	iIrX
ruckfragen herr	pS
rue	cXpU
rue de	c\\
ruego	aEbGt[
ruf	b[kHpT
rufbe-	bJfW
rufbereitschaft	bJfW
rufdi-	bTfQgR
rufdienst	bTfQgR
rufdienst$	f\\gK
ruhe	fQjXkJ
ruhe$	jXkI
ruhig	j[rV
ruhig-	fYhBjT
rule	dJjWnT
rule$	dJfKjXnU
rules	dTeQjRqK
rum	cSpSqT
rum$	cSpSqT
ruman-	kQqUsS
run a	jYmRtQ
run it	bTrV
run our	aWoK
run the	aWiU
run$	bRfV
rund	cRfQnT
rund 000	fRgInX
rund um	cXiK
runde	pX
runni-	iSrS
running	iSrS
running the	bIiY
runs	bJfSgJiXjJoY
runs 0	gIiT
runs$	bKdKfWiSjIkHmJnKoHpK
rural	aKbWgGhTkRlJtK
rural-	g@h^
rush	iTqV
rush$	iTqV
russi-	sU
russian	jT
rusti-	rV
rustu-	iRqR
rustung	iRqR
ruta	cSnT
ruth	qQ
ruth$	tR
rythm-	fSjWlH
rythme	fSjWlH
s	iQ
s &	aRjTtI
s /	fKgVj[
s 0	iWjK
s 00	g\\
s 0000	fQiT
s$	fViVjS
s'app-	jIlU
s'apprend	jIlU
s'en	l[
s'est	q^
s'est fait	aJcJqVtJ
s'il	lTrS
s^"	iQrS
s^$	gahW
s^%	hgjHnQqG
s^&	aRb[
s^(	bTtR
s^+	jU
s^/	cU
s^0	gQ
s^00	fRgUhU
s^000	bUfIgahQ
s^0000	jS
s^00000	gElSp\`
s^2000	bUh[iIlG
s^90	bUgUhHmT
s^900	cJeSfJgXhW
s^950	gYhK
s^ab	oQ
s^abgeschlossene	j\\
s^abgeschlossenes	j\\
s^able	bKj[sG
s^about	bSeSfQgKqK
s^abrazo	cFiKpGrJt]
s^accommodation	h_
s^accueil	eQi\\jK
s^acheteur	cRqR
s^achtunddreißig	dVfSjJtJ
s^actually	gThKjY
s^ad	aQfGrWtX
s^ademas	iHjKkVsJ
s^admin	cS
s^after	aTbJdXfRmK
s^age	jHkKnKsY
s^agence	b^cKjJqQtH
s^agency	a[bRcHfEhFiIjS
s^agenda	i[qK
s^agent	cTqSsS
s^ah	cZlRtR
s^al	qY
s^all	bJiRtU
s^allowance	gIh\\
s^alors	iQjQ
s^alright	a^jKtQ
s^als	j\\pV
s^also	iStT
s^alter	hKjYqGsW
s^am	iXoV
s^analyst	aYbFc\\fIiEqR
s^and	hRiWjS
s^angelehnt	fJgXhSqU
s^anglais	jUpV
s^annonce	bIgFjRpQqJrU
s^anonyme	rX
s^anos	jg
s^ans	iKj_mTqK
s^anterior	q^
s^any	fQjU
s^anzeige	rW
s^applicants	jWkKqTsUtJ
s^applications	pW
s^apply	pX
s^april	oRqT
s^aqui	aHqStS
s^arabisch	eW
s^arbeitest	dJfTiKmVpI
s^are	b[cR
s^as	cFgRo[tU
s^asap	aQcXfIhJiGjJkJoT
s^asesor	aQcX
s^ask	iKrU
s^asked	bGhIiKpGqRrEsWtI
s^assistant	aTbVcSiG
s^assistante	aUbRcS
s^association	bXcYgIhHiBtH
s^asunto	jGtX
s^at	bJiGj]nZ
s^atelier	c[iJtS
s^atender	i\\jH
s^au	iQ
s^auch	gRhVjJqQsQ
s^auf	eQfJgKhUiVjGnTqJtF
s^aufgabe	i[qJ
s^aufgaben	idtG
s^aus	cTlQqS
s^ausbildung	ja
s^ausschließlich	pT
s^aussi	pSrT
s^auto	kU
s^autobus	h]
s^aux	bXcHtK
s^avec	mQpZ
s^away	gJhJnW
s^ayuntamiento	bWcK
s^b	cWgQjRqJ
s^bac	j^
s^bachelor	j\`
s^bachelor's	jRkU
s^backend	aWdRjUkG
s^backfill	aJbJcJdIeJfHgGhIiFjHkKmJnJoFpEq]rHsKtG
s^background	cHhHiHjXkKlVqJrKtJ
s^band	bJcWgR
s^banda	lKqX
s^bareme	fFgRhVnE
s^barista	cTsQ
s^base	hKmRoRpK
s^based	bIc\\dR
s^basic	gShS
s^bauen	iT
s^bcbs	hWiKjI
s^be	f[lKsR
s^been	cJiGjYlI
s^before	hSiKoZpK
s^befristet	cJe_fJiIjInJtJ
s^bei	eQfGoSpUtE
s^below	qIrJtU
s^benefits	h^rS
s^beratung	iYqS
s^bereitschaft	fQj[tD
s^besetzen	aWbKcEeTfJiDjQoX
s^besoin	a[lS
s^best	aHfKpGqKrGsTtY
s^beste	aKcHiFjKlKmKpEqKrIt]
s^between	hIqUsU
s^bewerben	iIpV
s^bewerbung	p]
s^bewerbungen	pWqV
s^bezahlt	fHgXhJ
s^bien	aIcDjJpHqIrRt_
s^bieten	aHbJeYtK
s^bin	fJpWqR
s^bis	fUiXnI
s^bist	iIt[
s^bit	pJrKsWtJ
s^bitte	iGpQqJrYsY
s^bjr	iRlQpQ
s^board	fGiFsQt]
s^bon	tR
s^bonjour	bQ
s^bonne	sYtR
s^bonus	eIgWhSjIkTmJ
s^book	iTjQqF
s^boss	aKbGcJdJeJfJgKhJiJjIkJlKmWnJoJpHrJtJ
s^box	bHgHhdiFrK
s^brain	aSdI
s^brauch	bIgQjVnSpI
s^brauchen	cTiYtR
s^brauchst	jVkJl[nJ
s^bsn	lW
s^budget	bKgSiQpKqW
s^budgets	i_
s^buenos	aJhFqIt^
s^bureaux	cXdVfDiJ
s^burgermeister	q^sI
s^buro	dT
s^bus	aTbHh\`
s^buscamos	aYeSfQjK
s^but	fXgE
s^by	oS
s^c	gZj[
s^c'est	pJqTtU
s^ca	cEfZgIiGmKnX
s^cada	id
s^caja	bSi[tQ
s^call	fTgSiJrQ
s^calls	dHiRmKp]qK
s^camion	bJeHhaiF
s^camp	gRiS
s^can	aWiEjZlQ
s^can't	bKiJjZ
s^candidatures	pWrKtK
s^cap	eQiR
s^car	cFh_pK
s^care	jHqKrZtH
s^caristes	fQ
s^carnet	iFjY
s^carte	jV
s^casado	fJgKs]
s^caseload	i\\
s^catolico	fIgKs]
s^ccn	gZhKiI
s^cdd	eVfCiS
s^cdi	e\`fQ
s^ce	jSkU
s^cert	hYj\\
s^cfc	aJj\\
s^cfo	iJmSqWtF
s^chainsaw	gIhJjKkZ
s^charge	cSiY
s^charity	jIlZqIrK
s^chat	aKfItT
s^che	tW
s^chef	mT
s^cherche	cY
s^cherchons	bScUiR
s^chere	jKtS
s^chf	gWh[jIrR
s^chicas	aQsStT
s^chofer	bFc\`
s^cinco	jZ
s^city	bRcJi?jKmWtW
s^civil	i]rR
s^claire	qY
s^class	ia
s^cleaner	fRqY
s^client	cQiW
s^clinica	bQcRhU
s^close	i\\jR
s^closes	gIqU
s^closing	hJpZsU
s^club	h\\iK
s^cnc	aRcTfTiK
s^coche	hSiJnU
s^cocinero	aIbHcZiUqJtS
s^coef	gY
s^colegiado	bJhIj[
s^colette	tW
s^collegues	aRdTgW
s^come	aQhJiSnS
s^comida	cFh\`iJjIrJtJ
s^comite	mS
s^commercial	aKbQiXjI
s^commission	hTqV
s^commissioning	qKsTtI
s^community	aUeR
s^como	kWpJrX
s^comp	gRhSkUqV
s^company	cUh^jK
s^competency	lRpS
s^complet	jSpTqJ
s^comptable	cT
s^con	iQmR
s^concierge	fWgH
s^conducteur	iQpT
s^consultant	gW
s^contact	fKgEp[
s^contract	e\\
s^contrat	e^jK
s^contrato	bSe]
s^control	gT
s^controleur	bHcUtW
s^convenio	g]
s^convention	gTjI
s^cook	aWbCc[iKjJnF
s^cooperative	bSqT
s^coordinador	aRbQcQ
s^corporate	gKiKqYrI
s^cortar	iajI
s^coucou	fIiSoR
s^could	tV
s^council	bXcTpStH
s^couple	cJdJqKs[
s^court	iRrW
s^crew	cQmXtJ
s^cro	bYcHkR
s^cs	j\\kR
s^cta	bHcRfXhJtR
s^cuadrante	fVjQ
s^cuatro	bUcTiImRpJqJ
s^cv	fGph
s^cvs	pZqJ
s^d	iTjWpK
s^d'un	bUcZ
s^d'une	cUpX
s^da	fQiJmToIqT
s^danke	aKcHhJiJjJkHmKpGrJt\\
s^dann	aWbUcRpKqJ
s^das	fUqU
s^dass	qV
s^data	cKhSjT
s^date	aJfHtT
s^datev	aGjW
s^dauer	cJeYfHgKhKiIjKpIqJtJ
s^day	bV
s^days	fUh\\nQ
s^dbs	hViKjW
s^dbt	fKgTlY
s^dear	aStX
s^deckhand	bVdJhYiG
s^decoupe	cKia
s^degree	iIjUkJl[qG
s^del	h[iUqS
s^dem	jFkXqX
s^demande	hGqV
s^den	fQhTiVjH
s^denise	aQbXiVqRtK
s^dental	eVhR
s^deplacements	nVqK
s^depot	cUpS
s^depuis	bYgKhIqG
s^der	cSqUtR
s^des	iWqT
s^desde	hSoT
s^designation	a[bFcGdJeRfHgIhJiFjIkIlHmKnJoIpIrJsJtG
s^deutsch	jU
s^deux	cTgHhXpX
s^dev	dQiSrS
s^development	iZ
s^di	i\`pI
s^diary	fQianD
s^dias	gGhRnRt\\
s^dienstwagen	bHh]
s^diesel	a[bE
s^diesmal	iGsZ
s^diktat	aKbKcIjJmJqKrDt\`
s^diplom	hKjXkY
s^diplome	ja
s^dir	aJcJiJmSoKpKtV
s^direct	mVpQ
s^direction	aHbUtT
s^director	aGeW
s^dispatcher	aHcRdGjRmT
s^dispo	cRjRoFq[
s^dm	bVpXtF
s^do	i^tJ
s^doctorado	bJjVlV
s^dog	cQlR
s^don	bTcQ
s^don't	iGlXmRqSrR
s^dont	iUlU
s^dos	aTcQnQ
s^dossier	jGpVsK
s^dossiers	pR
s^dr	cXqW
s^drafting	iTjV
s^drei	bZcJjKmHnS
s^driver	aRj_
s^drivers	aZtJ
s^driving	fFgKiKjRkHlVrI
s^drop	bU
s^du	ia
s^due	bRcWgK
s^dutch	bHcKdHjRlXrKsI
s^e	fRiRqU
s^echelon	bXcSgQnKrK
s^edad	sQ
s^eg	g\`hQiK
s^eh	bJcZdJeKfHgQhIiHkJlDoGrKsFtT
s^eigener	gHh[
s^eigenes	hUiKnUrT
s^ein	rVsQ
s^eine	jQqJrRsX
s^einen	jW
s^einfach	pX
s^einstieg	gThJoSrH
s^eintritt	i[o\\sF
s^einweisung	cEgKi]
s^el	iQoRqU
s^electricien	gUhS
s^elektriker	fRgV
s^elektro	bX
s^elementary	iFj\\
s^elle	iRmX
s^email	bKpTqKtU
s^employer	bUhX
s^empower	iCjbkKtK
s^empresa	aIc[iK
s^en	jQ
s^end	eKfJiVjJoV
s^engineer	hSjT
s^englisch	hJkUlQ
s^english	jUlU
s^enhanced	cKeFhYiEjWmJ
s^entrada	f]
s^entre	nRqVsV
s^equipe	cUeQhQiEmWpH
s^er	oUtQ
s^ere	cViX
s^erst	bJeVrS
s^ersten	iU
s^es	bS
s^escribo	bScTeGqKtT
s^eso	j_
s^essential	iZ
s^est	bXq_tF
s^esta	iImUqU
s^estamos	aIc[pJ
s^estheticienne	cSjJtU
s^et	cTfJgTjQ
s^etablissement	bUcS
s^eu	jVqU
s^euch	pU
s^euh	fRiQ
s^evenings	aKf_hHiHjJlKsE
s^every	dQhV
s^examen	j_qJ
s^excellent	j]kIqI
s^exige	jb
s^experience	kUl_
s^experiencia	j^kT
s^explain	aGiQjU
s^export	cUfSoQ
s^extra	hTiJjIkR
s^extras	gKh^
s^fachkraft	bScSeIiJtS
s^facility	b\\cFgHhIiIjKnT
s^fahrer	aQfUjTlJtH
s^fais	iSrT
s^falta	gViKjStK
s^family	bXhYiI
s^faut	jZnY
s^felt	qX
s^fijo	fRhT
s^filing	i_
s^final	aIeKqXtT
s^finance	aEeX
s^fintech	lXqD
s^firma	bR
s^first	cSiXpS
s^fit	i[jR
s^fitter	rV
s^five	dUf\\gBjRtE
s^fix	gWiTjE
s^fixe	gUh[iF
s^fixed	eWfBoS
s^fluent	jXkJ
s^following	aVbJiRtS
s^food	cU
s^for	iU
s^forfait	hU
s^form	cWeQjIp\\
s^formacion	gWhGnGqJ
s^formal	rV
s^formation	hQiQ
s^forms	p]
s^forty	bYcIiKkGtH
s^foto	rV
s^founded	bW
s^four	fTgEhUmRoQ
s^fp	iIjZ
s^frag	hVjJnHpIqRtJ
s^francais	lU
s^franzosisch	cGiDk^qJsBtG
s^frau	bRtT
s^free	cEhgpI
s^freelance	cReUfHiG
s^french	kT
s^frisch	eSgSpQqKsR
s^frist	pS
s^from	fQgGtY
s^front	aWbE
s^fruh	fWnJ
s^ft	bKeWiJ
s^fuhren	i_pU
s^full	cQjWrR
s^full-time	e_
s^fur	tY
s^furgo	cJh^iJ
s^g	dHgShIjS
s^gameplay	bS
s^gas	iCjZkZ
s^geehrte	bJcIiGt\\
s^gehalt	g\\q[
s^geht	aYbJcFfKiKjImIpKt\\
s^geld	gXhI
s^gemeinderat	iKqY
s^general	bQcYjF
s^german	bKjJkXlVpJ
s^gern	hGjGk[qIsW
s^gestor	c_iK
s^gesucht	aQiTrR
s^gf	q\\
s^gibt	q_
s^gm	qWsFtQ
s^go	iIjW
s^goes	qS
s^going	aUqU
s^google	jU
s^got	aRbHcUeV
s^governors	aWiHqS
s^grade	aVg]iK
s^gratis	hYsQ
s^graves	fWi_jJ
s^grille	aIbJcJfHg\\hIiGjHkKlKmKnJoFtG
s^groomer	cTjQlT
s^group	bTcYiF
s^gruezi	aQbRfXgGtQ
s^grund	jFq[
s^grupo	fKgXhJjHpI
s^gruppe	b[gQhIiK
s^gruß	nKtW
s^gruße	aJbJcIdJeJfJgJhJiGjJkJlJmJnJoJpFqJrIsJtZ
s^guardia	cTfZjHqD
s^guardias	fZ
s^guten	aVbUiRtT
s^h	bRfagJ
s^ha	bWqJ
s^haben	jXqS
s^haber	jSkS
s^habla	kZpKqH
s^hablamos	jHtV
s^haccp	iWjS
s^hace	hKj^lQ
s^hacer	i^
s^had	qZ
s^hallo	gQ
s^handy	bIhZ
s^has	bJcKeGiKjatU
s^hasta	eWfXoHqS
s^hat	qW
s^haus	cVhRiKoJpErK
s^have	hWjV
s^hay	fRh_iGmJqV
s^haya	iFkY
s^he	eSiY
s^head	aY
s^health	h[kUqQ
s^heidenhain	bSjQkS
s^heißt	bThSiGnRpI
s^hello	qTrJtW
s^hep	jY
s^hermano	q[
s^herr	fTgHqTrFtW
s^herzlich	cBdKhKiIkIlKmKoKpEqKrHsKt\\
s^heures	fTgShUjJ
s^heute	bWcRqJ
s^hey	cKtW
s^hi	hTtS
s^hibrido	aKbEcZdUfElJmKnF
s^hire	gJhJiX
s^hiya	cQ
s^hola	tU
s^home	cRdZ
s^horaire	gKhXiI
s^horaires	f[iJ
s^horario	fW
s^horas	f^
s^hospital	lU
s^hotel	aQbQcWeTiKqF
s^hour	iYjK
s^hours	bKeQf\`hXiG
s^housing	bUhRjT
s^hplc	iZjH
s^hr	aCqWt]
s^hrs	dJf_hJ
s^huhu	qR
s^hundred	bUcJdJfGgZiHjIlHmGoJpGqIsItC
s^husum	cTdXfJiJjEmIrK
s^hybrid	defG
s^hybride	bFcHdYhRjE
s^hygiene	iGjY
s^i	bKqS
s^i'd	s\`
s^i'm	iYlStQ
s^i've	aSbKiKtY
s^ich	aRfRiGjQrGtY
s^ideal	jHkKs[tJ
s^ideally	i\\oQ
s^if	hJiEjIkXpKqSrQtV
s^ihr	aQbFcRlQmQ
s^ihre	aIiWtE
s^il	iRmR
s^illustrator	cJiJj\\kH
s^immobilier	gKi\`jGkKtH
s^in	cQi[
s^indefinido	qT
s^independent	b\\gK
s^info	bHlEmTqY
s^ingles	jYkR
s^instructor	cQiX
s^insurance	bHhFiFtY
s^interna	cQfKi[
s^interne	qZ
s^interno	cVqR
s^is	dUeJmRoT
s^ist	cVqTtI
s^it	r[tR
s^it's	bZcX
s^ja	gS
s^je	qS
s^jefe	cW
s^jemand	aVbKcAi^jEkKoKqE
s^jesus	jSrStI
s^jeunes	aKbEfHiRjKlWqK
s^job	aSiUtS
s^jobrad	gJh_iK
s^join	bXrH
s^joining	eFgWpJ
s^jornada	fX
s^jour	cKd[eKfHgKiIkIqJrHsGtV
s^jours	dViF
s^julio	hVqR
s^k	fJgVhW
s^kafka	iJkZ
s^kann	jTqEsW
s^kanzlei	bR
s^keep	bKdSeRiQrXtJ
s^kein	hJlVpHrY
s^keine	fViXjHqKsY
s^kenntnisse	bKjKkTlTmKnI
s^key	iZ
s^kindly	cRrRtQ
s^kit	hajEnJ
s^klasse	e\\iH
s^know	jKkTqV
s^knowledge	kSlVmIsI
s^kollegin	mQqStR
s^kolleginnen	aGbGdJfHgHhHiFjJlKmXoKpIqErKtS
s^kommt	hIiWpFqSrG
s^kuchenhilfe	cSjRqQ
s^kur	cKhKiHkXlH
s^kurz	aTd[jErU
s^kv	g\`iJ
s^l'ancienne	qV
s^l'anglais	lY
s^l'association	aTbXcJ
s^l-j	f\\
s^la	qT
s^lab	aKeRiTmStH
s^lady	iGjWsS
s^landwirtschaft	kU
s^las	gUiX
s^last	fKqctQ
s^late	cJf[pJ
s^le	bRqX
s^lead	aQmVrS
s^leaving	jX
s^legal	aSeFfWgUhK
s^lehrabschluss	aKcJdKgIhGiGjWkElJmKnJoJpIqGrGsFtZ
s^lehre	ialQ
s^leider	cGdUhWiK
s^leila	bS
s^lenguaje	r\\
s^les	iTtS
s^let	i\`kG
s^letter	aJp\\
s^lettre	oGpV
s^leute	aSiImR
s^level	bKhRj^lT
s^lgps	hfiI
s^liaise	bHiX
s^licence	iFjXkZlR
s^licencia	cEgKiJj[lKsE
s^liebe	rRtT
s^lieber	aSbEfQgIqKt\\
s^liebes	aSbDdWtR
s^liebsten	aJoQsW
s^lieu	aKcUeIjKmJnKrJ
s^line	i]
s^list	gKiVpS
s^living	nS
s^lleve	iemJ
s^lo	bQiUqT
s^location	c]
s^lodge	bHc[fHjTkGtK
s^logement	h[
s^lohn	fKgbhIiEjJ
s^look	aSeSkHpKqTrK
s^looking	aWbJfVnU
s^los	hWpU
s^lost	hElGq[
s^lovely	cQqQ
s^luego	hIpRrU
s^lunes	cJfSh_iD
s^m	bIcXgJjWkFnFqJrKsJ
s^ma	aIbJtT
s^machen	bX
s^madame	jItV
s^mail	lFpWrItI
s^main	iV
s^maison	b[iH
s^make	bXrUtE
s^male	fJjHsX
s^man	bScUhKiQ
s^management	aTbFhJiKjVnV
s^manager	aSmVrQ
s^maneja	jIk^pIqI
s^manipulador	jTkV
s^marca	bUiY
s^margaret	qWtT
s^master	j\`kRqI
s^max	bGdViGjJlJmKqJrU
s^may	bJhHiGoWpUqTtK
s^me	cImVpX
s^meal	aVhWmB
s^medical	h^jU
s^medico	cWhWjH
s^medio	c\\fQ
s^meeting	aGcIpKqIta
s^mein	q_
s^meisterbrief	fIjVkV
s^melden	fDoWpI
s^member	sS
s^mention	qTrU
s^menus	gHhKiY
s^merci	aJbGcHpCt_
s^mets	r[
s^metzgerei	cUfJiKpUsI
s^mi	i[
s^mi-temps	bVcWiFjJ
s^mich	iGpTqZrK
s^mid-size	dHjFlKtX
s^min	iKjTqSrYtE
s^mindestens	iKj[
s^minimo	jQ
s^minimum	jTkV
s^minutes	bRtR
s^mira	aKcKfWkFqJrRsU
s^mit	aGbTiU
s^mitarbeiter	eVqY
s^mm	jY
s^mo	eQgQnToC
s^mo-do	cVeHfX
s^mo-fr	fV
s^mogen	aVbJjHkWtI
s^moin	aWbGcS
s^mon	bGcXeSfYiK
s^monday	fbgBhJiI
s^moni	qX
s^moniteur	kU
s^month	dWeSiVjHpJqHsKtJ
s^montse	aQ
s^morgen	jQqQtQ
s^morning	aRtU
s^mostly	fUiVmH
s^motif	bHfHqX
s^moving	bFiRkY
s^mr	qVtU
s^mueve	bVhKnT
s^multisport	aKfTh\\
s^muss	aSja
s^musst	jZkI
s^must	j_sU
s^my	qW
s^n	mSpKrV
s^nach	dUgThUiKpQ
s^nachts	cKiUmW
s^nada	cKgKiUjKpVqSrC
s^national	bRnW
s^native	gHiKjTsT
s^nativo	kIsX
s^nd	jTsQ
s^ne	bXqQ
s^near	bVcZiEjHnJpIqK
s^necesitamos	aVeX
s^necesito	a_bJcJrK
s^need	aYjU
s^needs	kX
s^nein	cSgUiHjSkJlWsJ
s^neuer	cUiWtJ
s^new	bVgHiKtR
s^nhs	bYcRrJ
s^ni	lVoIsI
s^nice	cGhKiFjDkZrG
s^nicht	eTqFrT
s^nichts	cIfIgEi]jIkKpK
s^nights	fUgXhR
s^njc	dUgS
s^nmc	j[kJ
s^no	lVsV
s^nobody	bTiKsT
s^non	cFeGg\\hIiFjTkKlTnGtD
s^nos	bTdSgSjK
s^not	iIjTl[sU
s^notdienst	fYgFhHqJ
s^note	qT
s^notes	eGfKiKjIkKtX
s^notre	cHiIjKqY
s^nous	aTcRiIpQtR
s^now	aR
s^nur	nSsW
s^nurse	aTeSmY
s^nvq	iJjc
s^o	cTjTtQ
s^ob	gKjHlYtK
s^objet	tX
s^obra	e]gJjKpJ
s^ocho	fXhK
s^oder	hTiJjX
s^of	iV
s^off	hRi]jKmI
s^office	bKcZd_iGrS
s^officer	bXeS
s^oficial	cYj\\
s^oh	gJiKqW
s^ojo	qTrT
s^ok	aZ
s^on	iQjK
s^onboarding	aSbKoKqU
s^one	cRgKrS
s^online	cKdIiGjVpS
s^only	fQiKqKs\\
s^open	i^
s^open-ended	dJeTfDh_
s^opening	aXbGcReXgIiJkHqJ
s^opera	jV
s^or	dWkX
s^ort	aIbJcWdKeHfKiFkKmKnKpKqKtJ
s^os	aSbFcWlKtV
s^ou	iV
s^our	aQbRcQ
s^out	iZr^tJ
s^own	hQiYnU
s^oye	aYbSjJtS
s^p	bCiarQ
s^paga	g]iD
s^paid	hV
s^para	cShY
s^parents	qY
s^part	jTqXrQ
s^partida	f[iIkJ
s^partner	bXcJdRqRtH
s^pas	lXrSsR
s^pasa	pUrS
s^passer	pXqI
s^pay	dKfIg\`hFiJjHlJqEsK
s^pedagogique	bRcSjR
s^pedimos	iHjXlQ
s^pension	hjiC
s^per	aQcV
s^perdon	aRqS
s^perfil	rUsV
s^perm	e\\fE
s^permanent	cJedfDiKjH
s^permis	hTiGjRlT
s^person	eWfRi_
s^personal	iKjHlVqKrYtI
s^personalreferent	aQbGeZiK
s^phone	hXiGpUtS
s^photo	lIpFr[
s^pick	bKgJiakJ
s^pido	j]
s^plan	i]jK
s^please	aQfHrVsTtR
s^pls	fIiJjKsU
s^plumber	iVtT
s^plus	cIgRjJkWnKoTqH
s^point	g\\rD
s^police	iHpJqKsW
s^ponlo	rY
s^por	fThRjR
s^portefeuille	i\`oE
s^portfolio	pSrR
s^position	aZbHfEgGtW
s^possible	hWrS
s^post	fQi]rU
s^poste	iHjImWqK
s^posting	hJiKt]
s^pour	aU
s^ppo	bKhYjJ
s^preferably	fKgFhKiKjFqJs\`
s^preparar	fKiY
s^preparateurs	gIi^qW
s^preparing	fIiU
s^presentation	iJsZ
s^presupuesto	hVqR
s^presupuestos	cKibjKlJ
s^pricing	bVcKi]
s^primary	eHh^
s^primero	bKiWjIlHpIqRsK
s^principal	pT
s^private	gShZiIjR
s^priya	oKpJqX
s^pro	gThX
s^process	fHgKpY
s^product	bThR
s^production	aWcHfEgThKiGkJlJnHoKpKqKrKsKtK
s^prof	pIqXrH
s^profesor	c[
s^projet	bQiGjZnJ
s^promised	aSbItX
s^proper	j_
s^pts	cRmY
s^public	c\\eR
s^pues	aKiJqRtX
s^puesto	aVqQ
s^purpose	bEeUiZ
s^put	jFlSpGqHr_
s^python	jCk[lK
s^qa	aY
s^qs	aRjJqYtK
s^qualified	iJjb
s^quatre	eRjQ
s^que	iTjSsT
s^qui	aVfTpIsWtJ
s^quick	bRcStR
s^quiero	aRbEcWsRtG
s^r	hZiK
s^range	eJfHgXr[
s^rattachement	aJmU
s^raum	fVqRrV
s^rdh	aJfTiRoV
s^real	jdkJqQtI
s^really	bKpW
s^reason	aKbIcIhKiElKoHq\`
s^recepcionista	bTcV
s^receptionist	bWcU
s^redactalo	rY
s^ref	iHpRrXsG
s^references	i]jJ
s^reg	hGi_pR
s^regards	aHcGtX
s^registered	gRj[
s^regular	e[
s^relations	i_
s^relocation	dIfHh^mK
s^remote	cVd\\
s^remplacement	bScReV
s^remplacer	eXoGrT
s^remuneration	eHgVhY
s^rent	cKeUgKhFiWjK
s^repas	h[jJ
s^repond	iKkKmVqR
s^report	aFdKfIiCm^tX
s^reporta	iJmYpKtJ
s^reporting	dGm^tJ
s^reports	m\`
s^research	eSfR
s^responsable	c_iCjFmZ
s^resume	pUqK
s^resumes	bJiKlKp\`tK
s^retail	jT
s^reten	fT
s^right	aQiItY
s^ring	hJpX
s^rn	bUiGjTnS
s^role	iS
s^rondes	icjG
s^room	aQbEcUeUmU
s^rota	aFi\`
s^rrh	cUeQ
s^rufdienst	bYfQhJ
s^run	bReGi\\jQ
s^rund	cThKiWnV
s^runs	aKdHgHhFi[jGmVnI
s^ruta	bJfGn[
s^s	cKgQiXjHmW
s^s'est	qX
s^sabado	f[nJ
s^sabados	gU
s^sabes	cSdXiJ
s^sachbearbeitung	aQcUfQiJqI
s^salaire	gUiI
s^salario	gZ
s^salary	gZhSjK
s^salut	cViQ
s^sap	jV
s^saturday	f[lK
s^sauna	h\`kIqK
s^say	bFgShKiJjJlKoCpKrTtW
s^scale	gXrU
s^schon	jEkTlV
s^school	cShXiHjJlQmGpIqJtH
s^schreib	bSiDqQ
s^schreiben	iRjKqRrW
s^schweizer	pHqWrTsJtK
s^scope	aGcSgIi[
s^se	kU
s^seat	aRdXgUiGnJoK
s^second	hQrK
s^secretaire	qXtK
s^secretary	eFfXr[tG
s^see	tT
s^seek	aW
s^seguimiento	iX
s^seguro	h[
s^sehr	cKiDt[
s^seis	jWmXqF
s^semaines	aJh[iKjHkJmG
s^send	pa
s^senior	aSbSiJqSrQ
s^serait	hFiKoYpJ
s^service	gVhTiR
s^servicetechniker	dKnZoI
s^servus	aSbHcIhJiIoKqDrHsIt]
s^shared	fZiIlK
s^she	i[jKmJqS
s^shift	fY
s^shop	aHb[fKgHhJiHtS
s^short	bFcJi]tS
s^should	qRrTsU
s^show	iHjYlK
s^si	kdqR
s^sia	jU
s^sie	j\\rWtH
s^siege	aJbUiHmXqK
s^sin	qFs_
s^since	tQ
s^sind	bSmQqH
s^single	gZqGsQ
s^sinon	bHcRjY
s^sir	aReT
s^sit	jWmToJ
s^site	c\\dReSiFjGpS
s^sits	aGdXiImU
s^six	bHcVfXhCmJqKtK
s^small	bUc[iJ
s^so	aQtX
s^sociales	i_
s^socials	q\\
s^software	aSbKfTiK
s^soldador	cVj[tI
s^soll	iZpT
s^somebody	aUbHeSfTtG
s^someone	aRiZqHsY
s^sommer	fYhJ
s^somos	b]cWi?jHmUtK
s^sorry	iJjKoWpI
s^sous	iYjR
s^spanish	jRrW
s^speaking	kS
s^spl	bJiYnU
s^sql	j]kHlT
s^squad	aJbKeKiIjJm^
s^sr	aXbHcJjXkEtQ
s^sre	jUt\\
s^ssiap	fRjXtS
s^st	bQcYiJ
s^staff	gWh^iGjHpHtK
s^stand	jY
s^standard	iS
s^start	eUo_
s^status	hZ
s^std	fYgXhFjI
s^stelle	bWfR
s^stil	pGr^sK
s^stock	iYmU
s^strictly	eJfUlJtI
s^strong	b\\cJiGsQ
s^studium	iJlXsI
s^study	hTpX
s^stunden	dUfWtK
s^style	iJjJrY
s^suchen	aTcQ
s^sueldo	cIfIg]hKlIqQ
s^suene	iJrZsG
s^suite	jStT
s^suivi	i\`jI
s^superior	jZ
s^supervision	i[jJ
s^supervisor	bKcZmS
s^support	aYbFfG
s^sur	cWiH
s^sven	q\\
s^swim	gUhRiIjR
s^t	jHqSrT
s^ta	bRdSjKtX
s^tag	aXbHiVtS
s^tage	cJj_
s^tage-woche	fS
s^taille	cSiYjK
s^take	ihjIrS
s^talk	aFiKpTtV
s^tambien	iZrR
s^tardes	bRfSmI
s^tarif	g]
s^task	fQiY
s^tasks	iW
s^te	cHqRt[
s^teacher	c\\
s^team	aSiCmXqHtU
s^teams	aKfItV
s^tech	kVsR
s^technicien	c\\
s^tecnico	cT
s^telephone	hTpUrEsItG
s^temp	fQiRkKoVtI
s^temps	eQfZhJ
s^ten	gIhV
s^tendria	iQmX
s^term	cSeToQ
s^tertiaire	gUhS
s^tester	cRdIhWiHjT
s^texas	hWpW
s^text	lIpIrY
s^th	aHeVfHgHhFjVoSsKtH
s^that's	aZfKpIr@tV
s^the	i_tS
s^them	jGlGrYsX
s^then	aQtR
s^there	bHcUdS
s^they	i\`mS
s^they'd	iUmYnQ
s^think	aTqGsV
s^this	bKeGiWoWp[
s^three	bUcTdQiKjS
s^through	pV
s^ticket	hXkR
s^tickets	i_jDnV
s^tiene	h\\jV
s^till	eKfTiGlKoU
s^time	cSfXjX
s^titel	aWoQ
s^title	fHgJiUjHsHtY
s^titre	qSrS
s^titulaire	iFjSkV
s^titulo	iIja
s^to	fR
s^toi	q\\
s^ton	rY
s^tone	rT
s^tono	rQ
s^toronto	cUdVqK
s^town	bXcXfIiItD
s^trabajaria	bKjJmV
s^trae	iJj\\
s^training	fJgKhQlX
s^traitement	gVh_iKjG
s^transport	dIhU
s^travail	iY
s^travel	cKiVnZ
s^tres	eRhJjUrV
s^trial	dIgKkKlFmHoJpHqJrIsY
s^trois	fJgFh]nS
s^tu	iQpVqR
s^turkisch	aKbJcFdKeKfKiDj[mJnKoKpKqKrKtF
s^turno	fZjV
s^turnos	f\\
s^two	mZ
s^type	eT
s^typescript	gKiIjZkV
s^uber	jIpQsQ
s^um	cQqRtQ
s^umfang	fQi]
s^un	sQ
s^una	cRmUoR
s^unbefristet	cKe^iKjClImFsK
s^und	hQiTkX
s^under	iKmZ
s^une	cU
s^union	bIgHhWjKqR
s^unit	hZmT
s^unlimited	eXhI
s^uno	nS
s^unser	bTtT
s^unterlagen	pX
s^unternehmen	bXcFfKhJkK
s^up	bHdViT
s^us	bSiHjKrTsW
s^use	aKbXiJrU
s^uss	cJfEgKhWiKpKtK
s^v	jT
s^va	bRdRtQ
s^vacancy	aXbIcKeBlKpBtZ
s^valide	pHq^
s^van	h[
s^varon	sU
s^vendeur	aWbIcR
s^ver	cGjQt[
s^vergutung	fKgZ
s^verkauf	lQpG
s^version	rW
s^vertrage	i]jGkU
s^veuillez	rS
s^veut	bRiSqW
s^vhi	hc
s^via	cKpV
s^viajes	fGiJn[
s^video	fVpX
s^vier	bRfWiGnW
s^visits	nY
s^voice	jTrTt\\
s^voila	lIpIt[
s^vollzeit	eQrSsQ
s^vom	hIiYjIrGtT
s^von	ia
s^vor	fVhYiKlHoB
s^voraussetzung	jZkH
s^vorstand	aRpVqUrJsI
s^vous	jUm\\oT
s^voyages	iXnTqH
s^vz	cJeFfTgXiKjK
s^w	gVmVqRsR
s^wage	gZhKpK
s^wann	fS
s^want	aWiGoWsStV
s^wanted	hUjS
s^wants	qWrK
s^war	jHkVlU
s^wartung	i\`
s^was	iSqS
s^water	bXhDi[pG
s^way	aJbHcEdKeJfGgGh\`iKjCkIlImCnJoIpHqIrHsItG
s^we	bR
s^we're	bYcRtX
s^we've	aTb[cK
s^week	fUiGjKlKo]pDqFrItG
s^weekly	i\\
s^weeks	fQha
s^well	bWjRsT
s^welsh	jHkQpJrW
s^wenn	gKiJjIkXlJpJqGrWtI
s^wer	cIiJjBkWpGsWtV
s^werkstatt	aQbZgGjQ
s^what	aTi]jRtS
s^when	dRhHiEkJoVqHtK
s^where	aJcRdZkFmKtJ
s^who	iUkU
s^why	bUqSrJ
s^wie	dQjJtY
s^wife	iIjEpIq[
s^will	cTmU
s^wir	bS
s^wird	iWrS
s^with	j\`
s^wochen	dHfKhdjK
s^work	dVmU
s^worker	aHcQeU
s^working	d[hIlK
s^would	kZqIsS
s^write	iVrX
s^written	lTpV
s^x	f\\iQnQ
s^y	bRcR
s^ya	bTcUdTiIqKtS
s^year	e\`jToG
s^years	jh
s^yo	aTcVqU
s^you	cJjYmQ
s^you'd	i]tR
s^you'll	cGtU
s^yr	jW
s^yrs	jW
s^zahlen	eWgQhZiI
s^zero	eQjK
s^zona	aTbGdKeKfKhJiGjHkKmKnGpIrJsKtW
s^zu	eQi\`oR
s^zum	bThTlIoT
s^zur	cXiT
s^zusammen	qQ
s^zuschuss	gEhZ
s^zwei	mR
s^zwischen	f_gRiJqIsU
s^£	dQgYhQ
s^€	eUg^hT
sa	bQfViGqQ
sa 0	aKfWsR
sa 00	fS
sa retraite	oR
sa$	bYfWiA
saas	aKcJeKfJgJhHi\\jJkKlJmKnJoKpJqFrKsJtK
sab	cKfW
sabad-	f]
sabado	fZ
sabado de	fS
sabado$	fQ
sabados	fW
sabados de	fS
sabados$	aJfStJ
sabba-	eShX
sabbatical	hY
sabbatical of	hY
sabe	k\\oB
sabe$	qS
sabem-	jIlU
sabemos	jIlU
saber	jUlT
saber-	fTqRtK
saberlo	fTqRtK
sabes	lRqZ
sachb-	a_
sachbearbeiter	aQ
sachbearbeiterin	aS
sachbearbeiterin$	aQ
sachbearbeitung	aToS
sachbezug	gY
sachk-	jU
sachkunde	jU
safe	iZjQ
safe$	aKbJcKhKiTjTkJ
safeg-	iV
safeguarding	iV
safeguarding statement	rR
safel-	jZ
safer	pR
safer recruitment	pR
safet-	gXhH
safety	aRhK
sag	fSqStW
sag$	bJcKqVtQ
sage	j[kT
sage--	aRbT
sage-femme	aRbT
sage-femme$	aUtK
sagen	rU
sagen dass	iW
sagen wir	cTeS
sagen$	bUqV
sagt	aRqTtT
said	qUrQsS
said$	iGpKqFrXsVtF
saima	mX
saint-	cd
saint-flour	cS
saint-flour$	cS
sais	qQ
sais$	qV
saiso-	e]iJ
saison	aJbHeWoY
saison$	eTfKsJ
saisonvertrag	eT
saisonvertrag$	eT
sait	gUqQ
sait faire	gXjHkSsJ
sala	bQjS
sala de	aHbX
salai-	gUjKrR
salaire	gUjKrR
salam-	aKcS
salamanca	aKcS
salar-	gRrS
salarie	eZfI
salaries	bV
salaries en	bS
salaries$	bZ
salario	gQ
salario :	gQ
salary	gUrW
salary$	gSiJpKrY
sale	iR
sale de	nS
sales	aXbHjX
sales$	aXbDiJ
sales-	jQ
salesforce	jV
salid-	gRqS
salida	qT
salidas	bKgW
salidas$	bKgW
salin-	bTcQ
salina	bTcQ
salio	q[
salir	eIqZ
salle	bJcViS
salon	aJiVoItR
salon de	aHbUiSjK
salon$	bGtX
salud	bQiR
salud$	iW
salud-	pKtc
salut	pGtf
salut$	tV
salvo	cKdSiR
salzg-	c\\iG
sam	aGrFt^
sam$	lKtY
same	bRpR
same day	gTpZqKrK
samed-	fU
samedi	fR
samedi a	qYtJ
samedi matin	nRpT
samedi sur	fQ
samedi$	fV
sampl-	iU
sample	iT
samples	oQpT
samst-	fX
samstag	fU
samstag$	fV
samstags	fS
samstags bis	fT
san	c\\gQ
san isidro	bQ
san juan	cWhR
sandr-	iIqWsQ
sandra	iGqSrQsRtK
sands-	bRcVfK
sanid-	i]
sanidad	i]
sanit-	bRiUjJ
sans	iEjYlSsU
sans doute	qT
sant	f[
sant jordi	f[
santa	bScVtE
santa a	oR
sante	bQqKtT
sante$	aKbIcKdKeIfKgKjJkKlKmKnKoKpKqHrKtV
santi-	cS
santiago	cS
santiago$	cS
sap	jZkT
sap fi	jT
sap mm	jT
sap$	cKjYkE
sas	aIeIfJgJhKj_kKlItF
sat	f\\
sat /	gU
sat 0	aJfQsQ
sat am	fQgQ
sat in	fV
sat$	fU
satel-	c^iKnJ
satis-	iWpKsJtJ
satte-	jW
sattelfest	jW
sattelfest$	jZ
satur-	fZ
saturday	fS
saturday morning	fR
saturday$	bXsR
saturdays	fZ
saturdays$	fT
satz	qEr\`
satze	jWpTsK
saube-	jVtQ
sauber	tS
sauberes	jX
sauer-	hViV
sauf	dU
sauna	bKcIh_iI
save	kZ
savin-	bRiR
savings	bRiR
savoi-	fRjS
savoir	fRjS
say	qU
say "	oWqXrD
say 00	q[
say it	hQiTjJkGqFsW
say so	rS
say two	eXgSjJqFsK
say$	qQtU
sayin-	iS
saying	iS
says	q]
says i	qR
says so	gVjXqJ
says the	sX
says we	aJfJrStS
says$	gSjIqQsS
sc	aRcUjR
sc$	aJcYiFjStK
scaff-	aRqQ
scale	g^qIrU
scale 0	fIgW
scale$	gWrS
scale-	bYdGeJfIhJjJkJlJnJoJrIsJtJ
scan	bUi_lImJ
scan$	aGbEcHdIeGfHgGhHiUjUkGlGmDnGoHpGqGrGsItI
scand-	kS
scandinavian	kS
scann-	iZ
scars	jT
scars$	jT
schad-	aSg[iHsT
schaf-	kTmQqS
schal-	aKiSrXsKtS
schau-	q]
sched-	iS
schedule	fT
scheduling	bRiU
scheduling$	iV
schei-	bUq\\
schein	q^
schem-	bQnS
scheme	jKlQnS
scheme$	jJlQnS
scheu-	jW
scheuen	jW
schic-	fXpR
schicht	fW
schicht$	fV
schichtzulage	gUiK
schicken	cGfJkIlVpUsH
schla-	fKqQ
schlachtung	bTfGiWsJ
schlachtung$	bUhK
schlaf	jW
schlaf$	jV
schlank	s[
schle-	iQsS
schlecht	lKsW
schlecht$	bJkHlIqJsU
schleppen	hKiVjUtI
schli-	aFcHib
schlo-	jT
schlosser	jT
schlosser mit	jQ
schlu-	qR
schluss	fUgKjJqV
schluss$	qT
schlussel	jVkS
schlussel$	iIjXsJ
schme-	qStS
schmu-	gWqR
schna-	aHkHlWq\\
schne-	iQlV
schnee	cQjYoK
schneidest	iZ
schnu-	pY
schnuppertag	pV
schon	kX
schon mal	iIjYqJ
schon war	kU
schon$	kXlV
schon-	bJcXiJ
schoo-	lS
school	bSlQ
school days	aKbHdJf\\gJhHlIsJ
school of	b\\
school$	bKiIlSqHsV
schooling	gJhTiFtZ
schools	cQiSjQ
schools$	cJhJiSjU
schre-	rS
schrecken	jU
schrecken$	jU
schreib	bViGrQ
schreib mir	pTrK
schreib$	bSfJjKmJpUrG
schreiben	iS
schreiben sie	gX
schreiben und	iUqI
schreiben$	iW
schreibt	bTiR
schri-	j[pKqR
schub-	iSq_
schubmast	iUqR
schul-	cS
schulamt	tW
schulamt$	aItR
schule	hSsS
schule$	bRhT
schulen	nU
schulen$	iS
schuljahr	aJcQoWtJ
schuljahr$	oXtK
schulklassen	iU
schulleitung	aYtJ
schultagen	fWiJsK
schultagen$	fYiJsK
schulung	iWjKlT
schup-	hU
schuppen	hU
schuppen$	hV
schut-	iZqIrQ
schwa-	c\\qX
schwabisch	bScWeHtJ
schwanger	hKqUsV
schwe-	bQjRrVsRtJ
schweizer	rR
schweizer pass	jTsS
schweißen	jJlTpK
schwer	pJsV
schwer$	pJsV
schwerbehinderte	pR
schwerpunkt	bScK
schwi-	jTlV
schwindelfrei	jY
schwindelfrei$	jX
sci	aTjT
scien-	aIqYrH
science	lR
scope	bHcSiWrI
scott-	bQcRiIjRlJqQ
scp	fEgdjJpI
scp 00	gYpH
screa-	jX
scree-	iRjSpR
screen	qS
screen$	jSpV
screening	iWpS
screens	aKiRjS
screens$	aKiRjS
scrip-	l\\qF
scrum	jKkXlVqI
sdrs	aSfKjJsTtG
sdrs$	aEmRsWtG
se	qY
se busca	tX
se come	hT
se exige	jQlT
se ha	qW
se jubila	iUqT
se lever	j[kJ
se libra	aKfZqI
se me	cKq\\
se nos	oX
se paga	gV
se puede	dWiUqG
se que	qQtS
se queda	oQqU
se queja	qRsT
se trabaja	fX
se va	qY
se$	hQkSlRpKqWrQtK
sea	aRsW
sea$	aUiJpU
sean	qIsWtK
searc-	aQbFiSsU
search	aZbH
searches	aJbKiSsVtK
searches$	bJsVtK
seaso-	eT
season	kSoR
season and	aHb^
season so	aKoS
season ticket	hQ
season$	dUoW
seasonal	e\\jQtI
seasonal$	eSiKjT
seat	bWtS
seats	aQbYtK
seats$	bS
sec	aWtK
sechs	fTmR
sechs monaten	eT
sechs und	fW
sechs$	gQhR
sechs-	bTeRmU
sechste	bX
sechz-	dS
sechzig	dS
secon-	kQ
second	aS
second weekend	hY
second$	a[bJcIiAkGqKtT
secre-	aX
secretaire	aYbKqT
secretaire medicale	a\\bE
secretaire$	aHbJmKqXtJ
secretaria	jEpX
secretariat	gV
secretariat$	gY
secretary	aT
secretary to	aJrSsJtU
secretary$	aYtF
secte-	cY
secteur	cY
secti-	gRiU
section	gWiKrR
sections	bTiS
sections$	aHbS
secto-	jRqT
sector	jRqT
sector$	jRqU
secun-	jX
secur-	iVjRkR
securite	iXnS
securite$	iRjTnV
security	iU
sede	c[iHpW
sede electronica	iHjHp[
sede en	cXeK
sedes	bWcRtH
see	aGpXqStT
see below	tX
see the	iUpQ
see$	bUcSsR
seed	bYhHiSjFoItJ
seek	bJt[
seek a	aStW
seek$	bJcKtV
seele	aVqS
seels-	eUqT
seen	dGgKrT
seen$	qQ
segui-	iVnR
seguidos	qR
seguidos$	fS
seguimiento	iWnS
seguimiento de	aHiY
segun	gTjIoV
segun convenio	gR
segun-	bTkR
segunda	bSpT
segunda$	aTiKtK
segundo	bQkV
segundo local	bW
segur	fIhY
segura	aJbVcTiJtJ
segura$	aJbTcThIiHqK
seguridad	aTpR
seguridad social	pTsW
seguro	hW
seguro de	hU
seguro medico	hU
seguro$	hR
seguros	aQiSjR
sehen	aIdXfKiHjJlJmJqEtW
sehr	kQ
sehr geehrte	tR
sehr geehrter	tS
sehr viel	bTcIiS
sehr$	aKtV
sei	qX
sein	jW
sein wir	iHjJlXsD
sein$	jUtT
seine-	bS
seinen	qX
seis	fWiImV
seis meses	eY
seis$	bQf[iH
seit	b_
seit 0000	bX
seit 2000	bY
seit drei	bU
seit$	aIcHqU
seite	rZ
seite$	rR
sekun-	pTsI
sekunden	pTsI
selbe-	bSiR
selber	bS
selber$	bXcI
selbst	hTiS
selbstverstandlich	aSeUiJ
selec-	cGhKiToT
seleccion	iW
self	eQqZ
self--	bUeUiCjW
sell	bTqS
selli-	iUlKqQ
selling	iUlKqQ
selon	g]mKnS
selte-	fQkV
selten	fQkV
sem	eS
sem$	gShJ
semai-	hT
semaine sur	fR
semaine$	fTjQ
semaines	hUlToS
semaines de	hU
semaines$	hUlT
semana	fT
semana al	fQ
semana de	pW
semana santa	oR
semana$	eS
semanal	iZ
semanales	fSiT
semanales de	fU
semanales$	fUgHhJiH
semanas	nRoXpR
semanas de	fIhW
semanas$	fDmKoZpT
semes-	fRhKiT
semi--	eKhJiVjUnJ
semin-	hWiT
send	pZqT
send a	rS
send it	pQqVrKtF
senio-	aQqQ
senior	aU
senior$	aX
seniority	fXiI
seniority$	fXiI
senor	sW
senora	iQ
senora de	iS
sense	iTtI
sensi-	iIjJkSqRsQ
sensible	iIjJkSqRsQ
sensible$	iJqQsU
sent	iSlUnHqR
sente-	rX
sentence	hQqKrY
sentence$	r]
seo	jU
sepa	iKjWkV
sepa de	hKjQkU
sepa$	kT
sepan	fZgK
separ-	qZ
sepp	iJpQtX
sepp$	iIrKtZ
sept	o[
sept$	o_sK
septe-	oU
september	fSoQ
september$	o_
septembre	iQoT
septembre$	iRoV
septi-	hSoU
septiembre	hSoU
septiembre$	bIhUoR
ser	sX
ser posible	kW
ser$	kGoS
sera	oXqT
serai-	oSsQ
serait	oSsQ
serait$	oVqI
seria	cJiIk]tS
seria la	iJk_
serie	bWcImT
serie-	bWdHiS
series	bR
series b	bU
serio-	iVjUsI
serious	iVjUsI
serve-	aQjT
server	aKiRjSqK
server$	aKiQ
serveurs	aViR
servi-	bQ
service charge	gW
service$	iY
services	cKiS
services$	iRtR
servicetechniker	aVcGnWrD
servicio	qR
servicios	gZ
serving	bUcKkGoX
servir	iX
servu-	tW
servus	tW
servus$	tQ
ses	qZ
sesen-	bScJ
sesenta	bScJ
sessi-	eYgW
session	iRpS
session$	pS
set	iV
set up	bKiS
set$	iT
sets	aKbQcJfIi[nK
setti-	i\\
setting	iZ
settl-	qS
settled	oQsR
setze	jU
setze ich	jS
setze-	tW
setzen	tW
setzen$	iT
seul	rU
seule	jW
seule-	gKpS
seulement	gKpS
seulement si	qW
seulement$	gKpU
seven	fSiHm\\
seven$	fYgI
seven-	gY
sever-	gKhUiF
sevil-	cT
sevilla	cT
sevilla$	cV
sexo	s_
sexo$	jKsS
sexua-	jS
sgb	aVjRpS
shall	aTiJpQ
share	fTgW
share$	eSgUhH
share-	fQhQiQ
shared	fQhQiQ
shared 0	fQ
shared$	cKfUgIlK
shari-	hR
sharing	hR
sharp	fKlT
sharp-	hW
sharpened	hW
she	eTqS
she will	iT
she$	qY
she'd	sR
she's	qa
shear-	aKbVdKgJiJjT
shed	aSqY
sheet	iX
sheet metal	cKeV
sheet$	fRiToHtJ
shenz-	nW
shenzhen	nW
shenzhen$	aKfKnS
shes	jKqS
shift	fWgQ
shift 0	f[gF
shift :	fV
shift is	fUjT
shift$	gThTiSjT
shift-	fTsStR
shifts	fTsStR
shifts ?	sJtQ
shifts$	fRiJtR
ship	fHiSkImHnZ
shipp-	hRjQ
shipped	hRjQ
shipped$	gThR
shock-	bWcEhUqK
shoes	hR
shop	b^hR
shop manager	aZ
shop$	b[jJ
shop'-	cWsT
shop's	cWsT
short	pRr[tT
short$	cErUtV
short-	pSqR
shorten	jKkW
shortlist	pSqT
shortlist$	aIpUqR
shoul-	qQsS
should	qR
should be	rU
should know	bYhK
should not	jSnZ
shouldn't	j[
shout	qIsRtU
show	jZlT
show you	i]jK
show$	mIqX
showe-	hS
showers	hSiQ
showers$	hSiQ
shows	jKqJtW
shows$	qItX
shut	aHbJfTgJhIi^jDtK
shutd-	hQoV
shutdown	hQoV
shutdown$	hQoV
si	kW
si el	iUjS
si habla	kU
si hay	fSiQ
si la	qZ
si le	qT
si lo	kRqV
si maneja	kS
si no	kCl\\oXqK
si o	fJjQpSsS
si possible	kQrSsV
si puede	jHkW
si se	gShQiR
si te	qQrT
si tiene	jQkR
si tu	kVrQ
si viene	hV
si y	fSjJnT
si$	dRlSpI
sia	jU
sich	q]
sich fur	hUiIjJkJqS
sich mit	sS
sich$	jSq\\
siche-	j]
sicher	jU
sicher in	jU
sicheres	iJjY
sick	qXsQ
sick$	eKqU
side	aR
side of	cTdQ
side$	aVbQiGmU
sider-	bScG
sie an	iU
sie auf	mRoT
sie bei	jIl[
sie bitte	pKrU
sie das	r[tS
sie den	jDq[
sie fahren	fU
sie hat	lKrT
sie mit	hU
sie nicht	jb
sie$	iGpYqQ
sie-f-	rT
sie-form	rT
sie-form$	pGrW
siebe-	bUfU
sieben	bUfU
siege	bXcRiEmQ
siege-	aJbKcciCjIqItK
siehe	aHtR
siehe unten	aHtR
siemp-	cUgKrQ
siempre	cUgKrQ
siempre$	qVrR
sient-	aRdUgR
siento	dVgR
sierr-	iUmIqS
sierra	iUmIqS
siest-	pSsJ
siesta	pSsJ
siesta$	pSsK
siete	fYmU
siete$	fTmV
sign	gSiTjJ
sign$	iR
sign--	gSiUoK
sign-off	gVoK
sign-up	iV
signa-	aWiR
signal	eKnQpSqQ
signe	qc
signe$	qW
signe-	gTrX
signed	gVjR
signed off	gX
signo-	kQ
signos	kQ
silbe-	jY
silber	jY
silber$	jY
silen-	jQqU
silencio	dSpKqU
silencio$	dSpKqU
sillo-	bX
sillones	bX
silly	bUkT
silly$	kT
simil-	jT
similar	jT
similar$	jW
simpl-	gHhSpKrT
simple	iQkQrUsJ
simple$	hKiRkJpKrV
simul-	fX
sin	jXsT
sin cargas	iGjJsV
sin experiencia	lXsI
sin faltas	jSrT
sin nombre	rT
since	bSqStQ
since 0000	bZ
since 2000	bXiQlT
since easter	fThHqW
since june	bJiFoGsJt\\
since the	q]
since we	aGiJqXtJ
since-	aKbJcIiHpHqVrHtX
sind 0	fKmT
sind 00	dRgTmRqK
sind die	bWcKiVkG
sind ein	sR
sind uns	qV
sind wir	m\\
sind$	aGbBcRiTtZ
sindi-	e[oKqUsR
sing	bVfT
singe-	cX
singen	cX
singl-	hRsU
single	hRsU
single$	jJsU
sinon	tY
sinon$	tW
sir	tY
sir$	aGcKtX
siste-	jU
sistemas	jXmK
sister	aRhVjC
sit	jVmZ
sit in	mSpU
sit next	b[
site	dS
site 0	dUiHnQoJpTqK
site :	c[jKrWtA
site each	dGnWpJ
site$	bQdS
sites	b]nX
sites$	aQbTcIfImJnS
sitio	bWtW
sitio$	bVpKtX
sits	cQdJm\\
sits with	mV
sitti-	hTjS
sitting	hTjS
sitting$	hYjG
situa-	jQkSsX
situation	pJrHs[
sitz	aFcWtT
sitze-	iEjXmXtJ
sitzen	aKiFjSmYtK
sitzt	m[
sitzt$	bHiUkQmFqI
sitzu-	dWfVhJ
sitzung	bUqS
sitzungen	fU
six	fUpQ
six and	iS
six mois	qS
six months	gJhU
six weeks	fThS
six years	jU
six$	fWmQp[
sixth	bV
sixth form	bW
sixty	bUgThKmR
sixty$	aKbHcGfKgXiHmJpKqJtJ
sixty-	gXiK
size	iVpGrY
size$	iVpGrY
ski	bSqT
skill-	jQpQ
skills	jTpS
skills$	jR
skin	cKhQiKjXlE
skipa-	hV
skoda	bUcKhU
slack	aKt[
slate	aDcGiYjXtE
sleep-	cGeJfVhWiJkHlInKpHrJ
slice-	bRiXjJ
sligh-	bQjHlX
slim	jDkVsX
slim$	sU
slips	gKmKp\\qTrI
sloga-	cInTrW
slogan	cInTrW
slot	eHqU
slt	tV
slt$	tV
small	bXkQsU
small independent	aTbIjIrK
small kids	sW
small$	b\\
smart	jRsT
smell	bWdQ
smic	g^hK
smic +	gS
smic$	gUiKjQ
smile-	rT
sms	pW
sms 00	pTrQ
smt	tS
smth	pVrGtU
snack-	hWiFkSlK
snow	cVhWjI
snow$	iUrS
snowf-	aKhRjQkQtI
snowflake	aKhRjQkQtI
so	qQ
so 0	fIhGkSnXtH
so 00	gS
so :	aQtT
so about	fR
so be	fUjTtH
so check	qV
so dass	jT
so do	qT
so far	cKqW
so forgive	tU
so i	aRoJtU
so i'm	qRtT
so in	aKoU
so it's	bVqI
so keep	oQpKqUtH
so my	rZ
so no	fHiIqTsRtR
so not	qX
so say	hQqZ
so that's	aU
so the	tR
so they	dJiVjToIqKtG
so think	bUqR
so this	qW
so um	aKcS
so viel	hUqS
so we	aGqT
so we're	bTqV
so who	aSqJtQ
so write	iRrY
so$	tY
sober	iKjZr[
sober$	aIcHiIj[rKtJ
sobre	rZ
sobre todo	kRnT
sobre$	iRrW
sobri-	r^
sobrio	rU
sobrio$	rT
soc	aQcUhJjJkUtI
social care	jT
social$	aRjR
sociales	i[
sociales$	iY
socials	aR
socials$	aT
socie-	bWcJhHjT
socio	mX
socio$	eTmYqH
socio-	bR
socios	bR
socios$	bTiR
sofas	cKiFjZ
sofas$	aJcJdJiHjWkJsR
sofor-	cGo[
sofort	cGo[
sofort$	cGo[
softw-	bWtW
software	bWtW
software for	bR
software fur	bS
sohn	qV
soi	dY
soi$	dY
soign-	bVdKiKmKsW
soins	iW
soir 00	pWrJsQ
soir du	iRqW
soir$	fVhU
soit	nW
sol	iJjZ
solap-	oV
solape	oV
solar	aWtK
sold	jWqT
sold$	bSqS
solda-	jS
soldador	tK
solen-	mHpZ
solic-	aJpVtT
solicitors	iQjS
solid-	bSjZ
solide	jWkJ
solidworks	jT
solidworks$	jS
soll	rZtR
soll es	iIpHr[tE
soll$	rVtS
sollt-	jUsS
sollte	sT
solltest	jRnK
solo	qT
solo en	iYrS
solte-	sZ
soltero	sY
soltu-	gKj[
soltura	gKj[
some	fRiR
some weeks	hInXoI
some$	cKfQiW
somebody	sQ
somebody's	jR
someo-	sR
someone	sR
someone to	aYiQtJ
someone who	iU
someone who's	s\\
someone with	gRqT
someone$	aSsT
somet-	cVhKnSrR
something	pJrUtQ
something$	cHqGrKtU
sometimes	cXhFiJnW
sometimes$	bJcX
somew-	jRlQ
somewhere	jRlQ
somewhere$	hKjTlS
sommer	fSqR
sommer$	fKiVqVrE
sommerferien	aKeRiRjKoU
sommerferien$	aKeRiQjKoU
somos	b]mV
somos cuatro	bXmI
somos una	mU
son	mZsS
sonde-	aJbXcJ
sonne-	bShS
sonnt-	fW
sonntag	fW
sonntags	fR
sonri-	jW
sonrisa	jW
sonrisa$	jW
sonst	iI
sonst gibt's	rS
sont	rQ
soon	mEoTqX
soon as	fKoV
soone-	iKoRqQsS
sooner	iKoRqQsS
sooner$	iKoTqU
sopor-	j]
sorry	rQtX
sorry for	pKtX
sorry$	cRdUfRjQ
sort	aKjUsS
sort of	aJjGsZtT
sort$	jYkKoK
sorti-	iQpUsR
sortie	sU
soude-	aQbSjS
souha-	iImJqIs[
souhaite	jVsKtS
sound	rW
sound like	rY
sourc-	aIi]
souri-	cGdKeKfIgKhJiGj^lKmJnKpIqKrJtJ
sous	bRjV
sous contrat	bTcK
sous l'autorite	iQmQ
south	aIbRc[
south side	cS
south-	cT
southport	cT
southport$	aQcR
sowei-	gX
soweit	gX
sowie	jW
sowie-	fRsR
sowieso	fRsR
soy	mUtV
soyon-	qU
soyons	qU
sozia-	cIeZiHjJkKlHtJ
spa	b^
space	gKiToFsX
space$	gJpKs\\
spain	aVbKcSrJtJ
spain$	aWjRrKtJ
spani-	jTkY
spanish	jUkQrQ
spanish +	jIrW
spanish$	iKkQrS
spark	gGhGjRlX
spark$	cJjVtK
spat	fS
spate-	jIo]
spater	gJoWqT
spater$	gJoXqT
spatestens	jJoZ
spatestens 00	fTjImU
speak	bKdHjKkXlSrHtS
speak english	bJdFkJlW
speak-	kT
speaker	jJkRsRtS
speakers	jDkQsS
speaking	kSqQ
speaks	jKlV
speci-	aUiG
specialist	aU
specialist$	aU
specific	bW
spedi-	bW
spedition	bWcK
speed	jU
spell	j[pJtH
spell-	rX
spelling	rX
spelling$	rX
spend	hKiV
spend-	bVcIeXiH
spese-	gS
spesen	gS
spiel-	cKgJhKkXmJtK
spind-	jUoS
spindle	jUoS
spl	aYnQ
split	fbhKiGjJtJ
split shift	fUtI
split-	fTiQ
splits	fTiQ
spoke-	jV
spoken	jV
spoken$	jWsK
spons-	dJjZlI
sponsorship	dHj\\lG
sport	iW
sport-	sc
sports	mS
sprac-	kTqU
sprache	kTrV
sprache$	jGkWrR
sprachnachricht	pW
sprea-	fRiSmK
spread	fTmK
sprec-	fJpTrQ
sprin-	rQ
spring	bTqR
spring$	qU
springen	cJiSr\\
sprit-	iSjQkKsS
sql	iHjd
sql and	jR
sql y	jT
sql$	iKjT
squad	aQmX
squad de	mY
squad-	mV
squads	mV
squads$	mT
squea-	jUrV
sr	aT
sr backend	aS
sre	aVmQ
ssiap	jWtK
ssiap 0	jWtK
st	bUc]oT
st of	hU
st$	c[iKoW
staat-	gRjZ
staatliche	jU
staatliche anerkennung	fJjQ
staatsexamen	gUjR
staatsexamen$	iKjSkI
stabi-	aWbJcKiJkK
stability	aWbJcKiJkK
stabl-	qTrK
stadt	aJbYiS
stadt$	aKbWcGpRtJ
stadt-	aUpWsK
staff	bXhSmT
staff discount	hSiK
staff room	bVhS
staff$	aWbYeKmQtI
staff-	eTtU
staffing	eUtU
staffing$	eUtU
stage	eQpQ
stage$	eRiQ
stagi-	jVqV
stagiaire	jVqV
stair-	bU
stairs	cUiJ
stairs$	bFcUjQ
stamm-	b]
stand	fIiTj_
stand-	jS
standard	bRjW
standard$	jZ
standby	fSgQ
standing	jVsV
standing$	iIjQsY
standort	cX
stapl-	aSlW
staplerschein	kKlX
staplerschein$	jSkH
star	b\\
star$	aJbYcIdJeKfGgKjKkIlKmInIoIpJqKrKsJtH
start	gRoa
start 0	oV
start :	oS
start monday	sU
start$	gUiCjJlXoK
start-	iSnS
started	bShJiRjU
starts	fVgRiJoU
starts$	fUoI
state	jTpKrX
state-	bRsR
statement	rV
statements	iX
statements$	iY
states	bXiHsS
stati-	bWcW
station	cWlT
station$	aScXiK
stats	jT
stats$	jU
statt	aGfQgRiJr[
statt 00	bJfSgX
statt$	aGr[
statu-	e\\gStG
status	bJeXgIhStJ
statut	eS
statut cadre	eT
statutaire	eWgVjItG
stay with	bYfViI
stays	hQqS
stays in	qX
stb	aSeKiU
std	fVgU
std 0	sT
std 00	bQfJ
std$	fWgUjK
stefa-	tR
stefan	tR
stefan$	mRtS
stehe-	iSmKoS
stehen	iSmKoS
steht	hTjKnQ
steht$	iWtT
steil-	aJbZcJjV
stell-	tV
stelle	fTmQ
stelle 00	eIfUiK
stelle :	aT
stelle ist	aKcGeTmKpIqV
stelle$	bTfWqSsH
stellen	aWiT
stellen$	aUiVqQ
stellenantritt	nIoV
stellungnahmen	fGi]
stellv	aTjQ
stellv$	aTjQ
step	cJfHgWhKiR
step in	i]mK
steps	gS
steps$	gS
steri-	iX
sterilisation	iV
stern-	bUiR
sterne	bUiR
sterne$	bTiT
steue-	aKiWjGqS
steuerberater	iQqR
steuerfrei	iGnX
steve	mUtR
steve$	aHtY
steyr	aEbHc\\tH
steyr$	aFbGc\\gGnKpItG
stfa	a[cKkKqRtK
stfa$	aW
sti	fKg\`hH
stich-	oJpZrV
stichpunkte	kGpIr\\sI
stiff	qTrU
stiff$	qTrU
stift-	aUbWcGiH
stiftung	rV
stil	rZ
stil :	rZ
still	bUjTq\\
stimm-	qQ
stimmt	iQqS
stimmt$	iQ
stipe-	hR
stipend	hR
stock	i]
stock$	iX
stock-	bQjTqQ
stoke	cZ
stop	t]
stop and	jTsStK
stop$	aHbKeEjFkKpErKtd
stopp	bUpKtY
stopp-	jXtS
store	bXgQ
store$	aJbYcHqQtK
store-	bKjT
stori-	iRrUsK
stories	iRrUsK
storm	aHb\\fT
storu-	fQiZ
storung	fT
story	qVrT
story$	iKqY
stp	sVtQ
stp$	qJsZtR
straf-	jXqKrT
strafregisterauszug	jY
strafregisterauszug$	jW
strai-	bSfUiJ
strat-	a]iTj?mJrEtJ
strau-	bGcZhRjJ
straß-	aR
straße	cS
straße$	cS
stree-	cShQ
street	cThR
street$	cKhUpRrK
strei-	iXjKqQrW
streichen	iIqJr\\
streit	iU
streitet	iXjHqV
stres-	iFja
stress	jUkQlJ
stret-	qX
stretch	qX
stretch to	qU
stric-	fUpV
strictly	fX
strictly no	pTtJ
stron-	jSsQ
strong	jSsQ
struc-	aQcIiSjKpFtX
structural	aKbJdKeKfKgIhJiZjJkHmKnKoKrJtJ
structures	aWbIcKtJ
structures$	aWbHcJtG
stuck	bXhU
stude-	bVgKiQsQ
student	bUiRtT
students	bTgImT
students$	bVgGiV
studi-	lQ
studies	iS
studies$	iZ
studio	bVdR
studio$	aGbTcJdStI
studium	j[lR
studium$	cKjWlF
study	hYiK
stufe	g\\
stufe nach	gW
stuff	fShHiWjVlGpF
stuff$	aKbIfThFiXjWlDmKpHqKrH
stuhl-	aIbXcHhIiYjHpE
stund-	fS
stunde	gU
stunde$	gQ
stunden	eQfT
stunden$	fWhIiJ
stundenlohn	gR
stutt-	cXeInQ
stuttgart	iTnT
stuttgart$	iV
style	r\`tJ
style$	aHdHrYtK
su	qW
su cargo	iQmW
sub	eWgU
subco-	bVoZ
subir	jS
subj	tW
subj :	tW
subje-	rRtR
subject	rStR
submi-	iX
subs	eUhYpI
subs$	eUhXpI
subsi-	iU
subsidised	hQ
subsidised canteen	hQ
subst-	eQjKlSoQ
substitute	eShJjKlToR
subve-	iQjQ
subvencion	qW
succe-	qS
succession	qSrR
succession$	qSrR
succu-	aSb\\jJtH
such	tU
such as	aJtU
suche	aTbJcHgJhIiJjJpKqErKsKtX
suche-	aQtT
suchen	aQtT
suchen jemanden	sVtH
suchen wir	bKrKtV
suchen$	aJbGcJiJtZ
sucht	rKt\\
sucht eine	aVeKtK
sucht zum	cSoFtT
sucht$	cEt[
sud	c[hH
sud$	c^hI
suegr-	sS
suegra	sS
sueld-	gQhJrR
sueldo	gQhJrR
suelt-	bWiIqU
suelta	jKqX
suene	rW
suffi-	lU
suis	q^
suis pas	q\\
suiss-	nKsX
suisse	qSsQ
suit	hYjQsU
suit$	cIfKgGhWiIjJtK
suite	iTjQoUtT
suite$	aIcIiIlIoWpGrKtR
suite-	bRiW
suites	bRiW
suivi	iW
suivi de	iZ
suma	jGk_
summary	pQ
summe-	eRhQ
summer	eRhQ
summer$	eTfUjU
sun	f[
sun$	fWgR
sun-t-	fX
sun-thurs	fU
sun-thurs$	fT
sunda-	fS
sunday	fR
sunday 0	fU
sunday 00	fEpXtV
sunday to	fV
sunday$	bRfSiJoW
sundays	fTgJ
sundays and	fS
sup	fKgU
super	iGjKkTmVqI
super$	k[mQ
super-	mW
superior	iQjQlS
superior de	lW
superior en	hJjV
supervisar	iS
supervise	iRmT
supervise$	mU
supervises	iGm[
supervising	fGiJlVmY
supervision	bQhTiV
supervision$	hSjT
supervisor	aSjQmR
supervisor$	aV
suppl-	lS
supplement	g]
supplied	hQlX
supplier	iW
supply	bQjR
supply chain	aUtK
suppo-	mQ
support	aU
support team	bQmJnU
support$	iTjQ
supported	jUmRtK
supporter	jTmR
supporter 0	jT
sur	cR
sur 0	eKgU
sur 00	cKgTiU
sur ca	gT
sur cinq	fV
sur de	nS
sur deux	aJf[oJ
sur la	hRrS
sur le	cRhQrU
sur les	hT
sur place	bShX
sur sept	fWqV
sur site	d\\fGiW
sur six	cHf]
sur tout	qZ
sur trois	fY
sur un	bS
sur$	iVjJs\\
sure	bIcKhJi\\jKqItH
surge-	bThIiS
surgery	aUbIiU
surto-	qRrS
surtout	qRrS
surtout pas	rW
surve-	fRiR
surveillance	iT
survey	qV
surveyors	iTmS
sus	g[
sus espaldas	jT
suspe-	qU
suspension	qU
susti-	eV
sustitucion	eY
sustitucion de	aW
sutto-	cS
sutton	cS
suyas	gSsX
suyas$	gSsX
sven	bSq[
svp	nQsS
swahi-	cHjTkT
swahili	cHjTkT
swahili$	cHgJkV
swans-	nU
swansea	nU
swansea office	hJnW
swansea$	aQ
swedi-	bWlU
swedish	bWlU
swedish$	bUlH
sweet	jHkX
swim	hUjY
swiss-	jZk@
sympa	dFlJm[sItI
sympa-	jVlK
sympathy	jVlK
syndi-	b\\rTtK
syste-	bUmD
system	kS
system$	kU
systems	iUqQ
sœur	aKpHqQrIt^
t /	dVgKjJ
t 0	hY
t urlaub	hR
t$	eSjXqI
t-zug	gJhW
ta	aSfJmYtU
ta partner	aTdQtI
ta$	aViFjU
table	d[jKlEoKrK
table-	hViSjS
tableau	jT
tableaux	iSjQ
tableaux de	iSjQ
tablet	aIfGhXiQ
tablet$	aIfGhXiQ
tablette	hX
tag	dS
tag eins	eS
tag in	pU
tag ok	d[jJ
tag$	fSgQ
tage	dSfRhS
tage +	dQfI
tage oder	eU
tage vor	dW
tage$	fUhYiRjK
tage--	fT
tage-woche	fT
tage-woche$	fV
tagen	jKmVnVpR
tages-	fKhKiX
tagsc-	aRfX
tagschicht	aRfX
tagschicht$	aRfY
taill-	aHiUjQsStJ
taille	aHiUjQsStJ
take	iT
take it	fUiJpHqSrT
take on	bV
take that	iIj[qS
take$	iRlR
take--	pV
take-home	pV
takes	bUiR
takin-	iS
taking	iW
tal	fKgW
tal cual	fKgW
talen-	cTjJpQtQ
talent	tR
talk	jRpRtX
talk about	eUqQ
talk to	iUjT
talk$	jX
talks	lZqS
talks are	iJjIkJl[qW
talks$	iT
talle-	bT
taller	bUqQ
taller con	bGqX
taller que	bX
tambi-	bQlQ
tambien	bQlQ
tambien$	hV
tard	nVtS
tard$	nVtS
tarde	fTsV
tarde$	sV
tarde-	fV
tardes	fV
tardes$	pV
tardi-	i[nJ
targe-	gQiV
target	gRiS
target$	fKgYiH
tarif	g\`
tarif$	gThK
tarif-	gQi^
tarifa	gVpR
tarifas	pU
tarifas$	pU
tarje-	jQrX
tarjeta	jQrX
task	fViW
task and	fY
tasks	iV
tasks :	iT
taste	aGbZcJjVtG
tatig-	aWiWjI
taugl-	jU
taux	gZhUiJ
tax	dSjT
tax free	gS
taxi	aJdIfHgShU
tbh	bIcJdSqSs\\
tbh$	cGdTsX
te	tR
te cuento	kTtR
te dicte	qU
te lo	sQ
te mando	tW
tea	h]
teach	l^
teach you	lXoS
teach-	aQkV
teacher	aVbI
teacher$	aV
teachers	kT
teachers$	jQkQ
teaching	eJiTjGkXoF
team	mR
team "	bW
team :	aJmW
team is	nVsS
team of	mXqQ
team this	tQ
team$	aWiK
teams	iX
teams$	iX
tears	j^
tech	aYkRmQ
tech /	bUjF
tech$	aUhJkRmW
techn-	mS
technical or	jT
technicians	lUmT
technicians$	lUmT
technicien	a_eI
techniker	aKjUlS
techniker oder	lR
technique	mZ
technique$	cImW
techo	hFqX
techs	cCfJiUkKm^oHpCrK
techs$	bTiSjHmXoIpG
tecni-	aQ
tecnicas	m[
tecnico	aQjS
tecnico /	bQ
tecnico de	aY
tecnico o	jX
tecnico superior	hJjY
tecnico$	jR
tecno-	cRjU
teilb-	aKfUiK
teilbar	aKfUiK
teilbar$	fViK
teile-	gS
teilen	gS
teilz-	eWtG
teilzeit	gRtI
teilzeit$	aUeUfQtH
tel	hSpX
tel 00	gJpZ
tel 00000	bShSjJrK
telea-	dYfJhH
telearbeit	dYfJhH
telefon$	fR
telefonat	pStQ
telefonica	aTfQpW
telefono	iR
telefono de	iSpU
telefono$	hQiQjKqU
telep-	hUpU
telephone	hXpQ
telephone$	hViS
telet-	d]fFhR
teletravail	d]fF
teletravail$	dS
telew-	d\\fHiJnG
tell	fRjT
tell us	cTfVjKpU
tell you	iIj\\
temp	e[oR
temp to	eS
templ-	bKcUjS
template	bJcWrR
tempo	eRiU
temporada	aSbKiUoT
temporada$	iX
temporal	eVfIiQ
temporary	eU
temps	eZfQ
temps de	nT
temps partiel	eZ
temps plein	eWfJ
temps$	gK
ten	gY
ten people	bVjJ
ten percent	gJh[iG
ten years	bUgQ
ten$	fIgYhEiQ
tenan-	iQjY
tende-	iZmJ
tender	iW
tendr-	mZ
tendria	mZ
tener	jVlH
tener-	qR
tenga	sT
tenir	aRjV
tenu	jT
tenu une	jV
tenue	hU
terap-	mQ
terapeuta	mQ
terapeuta ocupacional	mQ
terce-	jY
tercer	fTjR
tercera	qS
teres-	qRtS
teresa	qRtS
term	eU
term time	f\\
term$	eUhQiT
termi-	iTrQ
termine	rX
termine$	iTjK
termino	cGeYiJ
terra-	aTiQkR
terraform	iSkX
terraform$	iGjXtK
terrain	aWcK
terrain$	aXbKcJ
terre-	aSqRsR
terreno	aSqRsR
terti-	aS
tertiaire	aS
tes	gYhEpV
tesor-	iRqV
tesoreria	iRqV
tesoreria$	iX
test	iQjSpX
test$	gRiHjUlRpQ
teste-	aTlSqS
tester	aTlSqS
testi-	i[jIkTlI
testing	iRjKkQ
testing$	iVjF
tests	eJi_jW
tests$	iRjX
tetan-	cIiHj\\kJ
texas	jWrR
text	pSrX
text bitte	rW
text$	iJrU
texte	iRqGr[
texte$	qKrT
texti-	bX
textil	aU
texto	iSrY
tfa	jUtJ
tfa$	aVgKjQtJ
tg	gWhQ
th	oW
th and	aQiQ
th edition	gEj]
th month	gXhH
th$	oVpU
than 0	jY
than 00	hQqTsS
than$	aJjSkXtE
thank	aHmJt[
thank you	aGtY
thank-	rTtS
thanks	rTtS
thanks$	r\\tG
that age	sY
that in	jTtS
that isn't	jVkQ
that number	iWqZtK
that out	rV
that stays	qT
that the	bKqT
that under	qT
that$	oRsV
that's it	pTqKtZ
that's the	cUhQoWrJ
that's what	iTqVtI
that's why	bX
thats	cKgIkRlTpGtX
the "	jU
the 0	lQqS
the 00	bRpUqS
the a	cUiWqI
the ad	qZrU
the advert	tT
the agency	aKjV
the app	iT
the audit	mV
the award	qV
the back	iGtU
the band	gHhKiWqW
the bar	pU
the bench	bW
the bit	qQrR
the books	hTiKjJqU
the budget	iTqS
the building	iJjU
the bus	bJhCjIlXqItS
the catering	qR
the cfo	mW
the chair	pT
the choir	bQqZ
the christmas	bJiY
the city	mQpR
the class	l[mX
the co-op	bX
the committee	gJqW
the corporate	rXsH
the council	aSbJkJpRrKtV
the county	bWqU
the course	hSiTjIlW
the crew	iQjInZ
the cto	q[
the customers	sT
the day	iUoJpVtR
the dean	qU
the degree	jSqJ
the design	dGiKmVqR
the dog	bWjKmV
the door	hVtQ
the duties	iT
the edge	bQcJqT
the estate	hW
the facebook	jKlSrQ
the family	hX
the field	aKbWiT
the firm	bZ
the first	rQ
the floor	jU
the gaeltacht	lQ
the garden	aKbZ
the gas	iIlVnX
the golf	bItX
the governors	aRfQiJ
the ground	aRiT
the group	mWnTrT
the half	iKjVkKlJ
the hall	iUpUtK
the head	q^
the high	bU
the hospice	aU
the house	aKrWsYtH
the hub	cWdJ
the job	hYjW
the kitchen	mW
the lab	iY
the labour	qZ
the lake	iX
the last	pUqQ
the leads	mS
the line	aJm\\
the little	gGhUqV
the local	aQpT
the main	iS
the market	gJkKqZ
the moment	gSiS
the monday	bU
the money	gSrS
the month	bKiVjKnKpQ
the monthly	iU
the new	iUjK
the night	aTiSjR
the north	bUcGdQ
the odd	iUjR
the office	aTdUiClR
the old	bUcWlK
the on	qQ
the one	qQrRtT
the ops	fW
the other	mSqWtH
the page	rS
the parents	qRrWtK
the person	hSiR
the phone	cKhYiIqK
the pipeline	iVjH
the plant	bT
the police	bUpTsT
the pool	gUhIqR
the post	bRqKrR
the public	bZiE
the real	mDoTqU
the rent	bUrS
the ri	fRqR
the right	pUqT
the road	dIfEjSnY
the role	qS
the rush	qW
the same	bTqQ
the shop	bKiQjTpQ
the site	bKnTpR
the six	bIkRqV
the socials	iR
the spring	iRqS
the staff	iJmS
the start	lY
the state	hUrV
the station	cXiK
the studio	aSbCcKd[
the summer	eQiS
the swansea	hJnW
the team	bTmV
the tech	pGrY
the technical	iSmT
the test	gHl[
the thing	hWiTqHrH
the third	bRcJtQ
the time	fRpT
the tone	qGrXtT
the train	tR
the training	cVeJhW
the two	cRiWjHqQ
the uk	jJrKsW
the usual	hQ
the volunteers	iZmDqT
the wage	bKgU
the walled	iU
the water	bZ
the waterfront	cT
the way	qWrW
the week	hUiUpK
the weekends	aVfEiWtK
the whole	bQgKhSjRrS
the window	bKcKfKgKhWpI
the winter	gVhHiToT
the word	rT
the work	cYfS
the workers	jKsY
the yard	h_
the year	fHgU
the £	iQrZ
the$	tZ
theat-	bRkSlI
theater	cUjKkWlGqT
theatre	bVjT
theatre$	bSjWkK
their	iKjTqV
their-	mR
theirs	mR
them	lRsS
them and	hWkK
them through	kKlS
them to	fSjHkQlT
them$	aUmR
thema	cKiY
then 0	cGdTfUiJ
then a	pW
then coffee	pT
then panel	pY
then$	cJhJiQjUpJtV
thera-	bVkR
therapist	aRhSmR
therapist$	mS
therapy	kW
there	dU
there are	iQjT
there is	aIdQfRkKmU
there$	cIdWfEhKiKnQpJqTtU
there's	eThQmS
there's a	eXgKhS
there-	jR
thereabouts	eJfKgStS
thereafter	eJoV
theres	lT
theres a	lT
therm-	bShYiKlJ
thermal	aKbV
these	sTtS
they	iQ
they can	kRlRpW
they do	iRjJkIoKtY
they don't	lVmQ
they have	jYk[lK
they must	jQ
they need	aJiJj[
they report	mQ
they should	sW
they will	cSiU
they$	cKiQlUsR
they'-	iT
they'd	iUmS
they'd be	iDmV
they'd run	iZmKtI
they'll	jRlR
they're	fSjJqQ
they've	kQ
they've got	gKjQqT
thiba-	mVpV
thing	hRtW
thing$	tZ
thing-	pRsUtQ
things	pRsUtQ
think	oStQ
think of	aVqKsV
think$	bIgQoWpJqEtW
think-	qStS
thinking	aKiJjQrStU
thinks	qZ
third	bQqV
third generation	bStS
third one	bUcHqQ
third-	bTeJfHmI
thirt-	fXhS
thirty	bQgGqU
this is	cUdQ
this one	aJd\\jRlJtH
this person	iW
this thread	qVtG
this time	rSsW
this$	iRoR
those	jQkVpJ
thoug-	lS
though	lT
thoughts	iIpRtV
thous-	gU
thousand	gU
thousand$	hVrJ
threa-	qRtQ
thread	qRtS
thread$	pIqT
three days	dVeWfIhKnR
three in	cJiZqQ
three months	eU
three of	bRdZ
three to	jU
three with	aIhKpW
three years	jR
three$	cIiYjXkK
three-	eRhV
through	fQ
through an	jQkT
through the	pRsV
through to	iVpRtI
through your	lX
through$	eTjS
throughout	cT
thru	aJiJo\`
thu	fVtR
thu 0	aKfJtW
thu$	cJdTfW
thurs	aKoTpUqT
thurs 0	bJhV
thurs late	gQ
thurs$	aDbJcHeGfSiHoTpFqYrKsKtJ
thurs-	iS
thursday	dQ
thursday$	dU
thursdays	hTiS
thursdays in	dXfKpI
thursdays$	dJhRiV
thus	aIbZgR
thx	pGrKt\`
ti	hSiTpS
tia	iV
tia$	iZ
ticket	jTkV
ticket and	jW
ticket$	kY
tickets	lS
tickets resto	hV
tickets$	qT
tidy	aKiXrVtI
tidy$	dTrUtJ
tied	cKhSsY
tiemp-	jH
tiempo	eQjIoQ
tiempo$	aRnQoU
tiend-	bUcS
tienda	bRcT
tienda o	pR
tienda$	gIhW
tiendas	bSiS
tiendas$	eJiV
tiene	hQjQmS
tiene que	jUqQ
tiene-	hZiJ
tienen	hZiJ
tient	iVsZ
tier	aTbTtK
tier 0	aRbUiJtJ
tiera-	bY
tierarztinnen	bX
tierr-	aKbRcRoQsX
tierra	oSs[
tierras	aHbUcU
ties	iUsR
tig	aSjY
tig$	aSjQ
tijer-	jQrR
tikto-	iV
tiktok	iV
tiktok$	iS
til	fWoR
til 0	fVpK
til 00	fSgKoR
tildes$	qT
till	fWoV
till 0	fT
till end	iIoY
till the	iEqWrV
till$	bHfTiX
time	fQ
time 00	fQ
time and	gY
time back	fW
time i	iHqXtT
time of	jQqR
time zones	aKdWtG
time$	eQ
times	fInV
times$	hT
timoc-	kV
timocom	kV
timocom$	kU
tiny	b_qKsQ
tip	aHcQfRjRtK
tipo	jRpT
tippe	qVtI
tippe-	iR
tippen	iR
tippen$	iR
tips	g_
tips$	ga
tira	kVqR
tiro	bVqJtV
tisch	mTqT
tisch-	aV
titel	aVrRsKtQ
titel$	aRcKrQsJtT
title	aQtT
title$	aGbKcHdIeIfJgJhJjJkJmJnJoJrFsJtW
titre	jVrT
titre pro	aQjT
titre-	bYhViKtK
titul-	jUl[
titulacion	l\\tK
titulaire	eTjX
titulaire de	iKjR
titular	qS
titulo	jS
titulo de	jUkR
titulo en	rW
titulo$	lR
to $	hT
to 0	f[gR
to 00	gW
to 000	gRiY
to 2000	bTiU
to 90	bWcHdIeHfIgHiKnW
to :	mVtZ
to a	eRjS
to advertise	lHqU
to apply	jTpFqSrS
to appoint	aKtU
to be	jS
to bring	iVlWmKpKqH
to build	oV
to date	jV
to day	iWtQ
to draft	rXtH
to drive	lX
to eight	fTgHhViK
to finish	hKiWoJ
to five	bJfXiJ
to friday	dKfYgJhK
to funders	iZ
to get	qT
to go	fKiQjIqQsQ
to have	jSkQ
to hire	eQiIqKtS
to hr	pR
to jobs	qK
to join	mStR
to keep	hUiHm[qW
to know	bKjQlVqJrQ
to live	aShYtI
to march	eQfQ
to me	mY
to meet	jStV
to mid	aKqVrG
to mrs	pW
to october	oR
to one	aUbKiRjVmItF
to oslo	dSqR
to our	iUjKlHmJpJsQtX
to people	hQ
to post	rT
to production	iTjK
to run	a]
to sell	bKiIlTqV
to show	iQ
to sit	jS
to six	gQjU
to start	fCgZiQ
to stop	qQsStJ
to studio	oJpR
to take	sK
to talk	hKqU
to teach	jV
to the	iQmR
to them	aKeKfKjSpJqKsY
to three	dTeJfInU
to thu	aRfS
to thursday	dVfQ
to two	gX
to work	hRiIjTrW
to xmas	bKfKo]
to you	dKeTgIp]
to £	aR
to €	gQ
to$	tX
tocad-	kU
tocado	kU
tocht-	bXcJ
tochter	bXcJ
toda	bRiKnU
toda la	bRiKnU
todav-	kRqQ
todavia	kRqQ
todavia no	rT
todavia$	kUqR
today	aJqRtW
today pls	tS
toddl-	dHsW
toddlers	dHsW
todo el	pVrT
todo$	rU
todos	nUqS
todos los	nW
toget-	dR
together	dR
together with	iX
toi	qbtR
toi$	iIqStV
toil	fYpI
toile-	i\\
toilets	iT
told	mRqQ
told$	jSmXrQ
toler-	j]
toll	kUtR
tom	tX
tom$	tW
tomas	cIpWqZ
tomas-	iQrQ
tomasz	rR
ton	bUr\\
ton$	bUcJpR
tone	r\`
tone of	rT
tone$	rQtU
toner	aJcJiWtI
toner$	aJcJiWtI
toni	oT
tono	r\`
tono$	rU
too	qS
too long	qTrV
too much	iWsU
too$	aQbSiSqI
took	aGq\\tZ
tools	hQjY
tools$	hRiHjZ
top	hTjFkW
top 0	tZ
top$	hTjHkX
tope	jSqT
toron-	cVdQ
toronto	cVdQ
torre-	c\`fGiI
torta-	jTqS
tortas	jTqS
tortas$	jW
tot	jWkKlJoXqG
total	jWnT
tour	cSgVnWrK
tour$	fSgV
toure-	bR
touren	bScQhQ
touri-	aRnQrX
touring	bUhFnX
tourn-	cSnT
tourne	cS
tours	fUiU
tours$	fXiT
tous	nQ
tous les	nWsT
tous$	gZ
tout	cRjJlRoU
tout le	cXoR
toute	aKpIt\\
toute-	mQ
toutes	mQ
toutes les	mQ
towar-	dHiIjQkYlE
towards	fKjV
tower	cWdK
town	aCbVcUtU
town$	c[
tp	aXrS
tps	fKhUiX
tr	aIbJcIdJeIfHgQhWiHjIkIlImInIoIpIqJrIsItI
trabaja	fX
trabajado	gTkTlQ
trabajado en	lV
trabajador	jU
trabajadoras	b[
trabajadoras$	bY
trabajadores	bXcG
trabajadores$	bS
trabajar	jZ
trabajaria	iSmT
trabajo	iY
trac	pV
track	aVhFiKnXqJsKtJ
track-	aSbThXtJ
tracked	bRfIh[
tracker	aFbVpQtE
tract-	bY
tracteur	iT
tractor	aEbV
tractor licence	jV
trade	aSbKiSjT
trade test	jTpS
trade-	bQeW
tradi-	bVjV
trading	bViR
traditional	bQjU
traditional and	jW
tradu-	aSiVrZ
trae	jRqZ
traer	dKfKhYlJ
traff-	bTnU
traffic	bTnU
trafi-	pU
trafico	pU
trage-	mQ
tragen	gJhSjU
tragen$	aKbJgHhUiBjVmKoJpJqKtK
trager	bRmR
trail-	aRcXgC
trailer	aT
train	lZnY
train and	lK
train rembourse	hSnT
train$	l]
train-	kQ
trained	jR
trained or	jR
trainee	jIlSmW
trainee$	bJmYtI
trainees	aSmS
trainer	iJkT
trainer$	iIjKkY
training	hQkTlQ
training for	iX
training given	hHkIl\`qK
training$	gJiUjJkX
trains	iSjU
trait-	gViU
traite	bRcJiV
traite et	bWcIiE
traitement	g[iJkI
traje-	hSiKnR
trajet	gWhJnI
trajets	gFhYiHnV
trakt-	b[iIjS
tram	c\\jG
tranq-	fJiUqQ
trans-	bR
transfer	hTiSkQ
transfer$	hYiIkV
transport	hRjT
transport$	hSjR
transportation	iFjXpV
transporte	gQhQ
transporte$	gT
tras	eViUqE
trata-	iW
traue-	jX
traum	kZ
traum$	kX
trava-	jR
travail	jR
travail a	iRkW
travail$	jU
travaux	aQiImU
trave-	gInW
travel	nX
travel :	nS
travel for	hQiQnK
travel$	bFiUnVpH
traye-	gT
trayectoria	gT
traza-	bViQjH
treas-	hKpWqU
treasurer	hJmQpXqW
treat-	hQiX
treatment rooms	bU
tree	b[gWhA
trein-	qQ
treinta	qQ
treinta y	aJmRqS
tren	tT
trenn-	iKqV
trennen	iJqU
trennen wir	iJqU
trent-	jV
trente	jV
trepp-	bKiX
treppen	jT
treppen$	iQ
tres	bR
tres anos	gVjS
tres dias	dZfViI
tres meses	eUgThH
tres semanas	fIhU
tres veces	jY
tres y	fV
tres$	fU
trese-	iRmT
tresen	iRmT
tri	cHiUqS
trial	s[
tribu-	jR
tribunal	pQ
trime-	hS
trimestral	gQhGiRnU
trimestre	hTqR
trimestre$	hU
trimestriels	hS
trimestriels$	hS
trink-	gTiRsS
trinkgeld	gUsU
trinkgeld$	sK
tripl-	b[
trips	dGeIfRgVn[
trips$	gWhIiKjJ
trish	mUtV
trock-	hS
trois	pQ
trois a	aKiX
trois ans	eX
trois en	jV
trois jours	dZ
trois mois	eR
trois semaines	hQlUoS
trois$	gQjS
trois-	lU
troisieme	lU
trop	rSs[
trop$	sZ
trotz-	qTrQ
trotzdem	qTrQ
trouv-	qRsQ
trouve	qRsQ
truck	kUnS
truck$	cHfJhTiKkRnT
truck-	bWfQ
trucks	bVfQ
trucks$	bRiQ
truji-	cShU
trujillo	cShU
trust	bUiKjXtS
trust$	bRtT
trust-	kS
trustees$	iRtQ
trusts	aU
tsche-	fKiJnY
tsu	jY
tt	dcjI
tu	tS
tu connais	kSqKtQ
tu fais	iW
tu me	pSsQ
tu peux	qRtR
tu vida	pS
tu y	qSrV
tu$	bIcKhKkQmSqHtV
tucso-	aKcUjJ
tucson	aKcUjJ
tucson$	aKcUjJ
tudel-	cSqR
tudela	cSqR
tudela$	cSqR
tue	dHfVhKnKpS
tue-s-	fX
tue-sat	fV
tue-t-	dY
tue-thu	dY
tues	dTfUjKpQqK
tues /	dTiKpUqI
tues$	cHdHfXiIjIkItK
tues--	dSfU
tuesd-	dSfUgK
tuesday	cQfSqS
tuesdays	cKdXmR
tuesdays$	cGfQhKmTtI
tuiti-	eQhX
tuition	eQhX
tuition$	eKh[
tun	gQiVtS
tun :	iU
tur	bHc\\fKhE
turis-	jZlQ
turki-	aKjSkU
turkisch	aKjSkU
turkisch$	aKcKtK
turn--	iTqW
turna-	iWjU
turnaround	iWjU
turnh-	bVcR
turnhalle	aKbScS
turnhalle$	bU
turni-	bRgRsT
turno	fZmQ
turno partido	fU
turno$	iYmU
turnos	fUmRnI
turnos de	fR
turnos$	kUmV
turnover	bUqR
turnover$	bV
turns	bJf\\jR
tus	h[
tut	aItX
tutoi-	r]
tutoiement	r[
tutor-	eKgKhGiYjJkIlV
tv-l	gZ
tv-l 00	fU
tv-l e	fCgX
tv-l$	gZ
tv-v	gV
tvod	g[mQ
tvod$	fJgT
tvod--	fIg[
tvod-vka	gQ
tweet	rV
tweet$	rV
twelv-	fQ
twelve	fQ
twelve months	eR
twent-	gShT
twenty	gThQ
twenty$	fVgGiI
twenty-one	gX
twenty-six	iRmQ
twice	iRjKqT
twice a	iY
twice$	aIbQhS
twin	cX
two	mQ
two as	jY
two children	hX
two consultants	aVbJmStE
two days	dWfX
two home	dT
two hours	hJlWnT
two hundred	bQgTiJrU
two in	aJj[tJ
two months	eIhSiJtK
two of	aQlRqU
two to	dKiKnUqU
two weeks	bQiRlT
two years	eVqR
two$	iTtV
tx	cUjGkRn[
tx$	cUjEn[
txt	aItX
type	aFeQ
type :	eVrTtG
types-	jW
typescript	jW
typescript$	jW
typin-	jVtQ
typing	jVtQ
typing at	iKj\\
typing$	bJcJiVjQtK
tz	eWfT
tz ab	eWgK
tzbfg	eU
tzbfg$	eS
u	lSmT
u +	aKiQmU
u 0	fQgIiW
u 00	iUsQ
u can	hTiJ
u$	fWgDhQlWmG
uae	iVjVpI
uber	sW
uber 00	qEs_
uber das	iUpU
uber den	qRrUsK
uber der	iR
uber die	eVgEjSqKsJ
uber interamt	pS
ubera-	bItU
uberf-	hTiXjI
uberg-	h\\
uberh-	iEpHq\\
uberl-	jS
ubern-	eThFiQnV
ubernahme	e[fI
ubernehmen	hKiXjW
ubernimmt	aViUqK
ubernimmt$	aViUqK
ubers-	hSiKoQrYtK
uberschrift	rVtF
uberstunden	hXqV
uberw-	bXeJgEiWjHkIsI
uberz-	gViS
uberzahlung	gS
uberzahlung ja	gU
ublic-	iSjT
ubliche	iSjU
ubliche$	iSjU
ubung-	eWgQ
ubungsleiterpauschale	eWgQ
ubungsleiterpauschale$	eWiJjK
ucker-	aKcWiK
uckermark	aKcWiK
ue	iWjT
ue$	iWjT
ugh	iQqZ
ugh$	iRqZ
uh	gJhVjKtU
uh$	cIhRjKqQtV
uhr	f_
uhr jedes	fUhJ
uhr$	f[jS
uk	eQ
uk or	cUdIjGsS
uk$	dX
ultim-	hQqY
ultimo	qT
um	cQhU
um 00	bHh]iJ
um den	aW
um die	gY
um funf	bQfY
um$	aKcJkStT
umbau	bTiVjJ
umbre-	gV
umbrella	gV
umfan-	fTiQjK
umfang	fTiQjK
umgeb-	cRoHqV
umgebung	cS
umgebung$	cTjJ
umkre-	cTiJ
umkreis	cTiJ
umsat-	g]
umsatz	bT
umsatz$	bUgR
umsatzbeteiligung	gZiJ
umsch-	iKjUmUrU
umson-	bJcShT
umsonst	bJcShT
umsonst$	bKcUgKhS
umwan-	hWiUjI
umzug-	eKfKgShUjKmJsH
un (	aWjG
un /	aT
un abrazo	tV
un agent	aT
un an	aHbHj\\kHlJ
un couple	sQ
un cv	pV
un deuxieme	b\\jJ
un dia	d[
un domingo	fQ
un homme	s[
un jour	dXqX
un mes	eUhUkQ
un mot	qTrX
un ou	aQjK
un petit	sS
un peu	iUkSnR
un plan	hKiBjamK
un plus	jKk^
un poco	jIkWqQ
un poste	aWbHtQ
un samedi	pW
un seul	qQrW
un week-end	fT
un$	aRsR
una pagina	rT
una persona	aY
una plaza	aRqU
una semana	fR
una vez	nW
una$	aVbSfRiQpK
unas	eUfIi\\nQ
unbed-	qRrV
unbedingt	qRrV
unbef-	ea
unbefr	eW
unbefr$	eT
unbefristet	eV
unbefristet 0	eQ
unbefristet$	e[
uncap-	gWtK
uncapped	gWtK
uncapped$	cJgXiHtK
uncle	bYiK
und 0	fHhUjRpR
und 00	fRmS
und 000	fT
und ab	bZiRjH
und alles	i\\qJtI
und bitte	jVqH
und brauchen	bQiItT
und das	fKiW
und den	cSjT
und der	qQ
und die	bShSiKrQ
und ein	iKpX
und eine	iJjWmX
und englisch	jVkI
und hast	aKmRtU
und herren	tR
und ich	fGq[
und im	qKrVsV
und in	kT
und nicht	iFj[rU
und nimmt	hJq[
und ohne	sY
und suchen	aWiI
und vier	fJiUpWsK
und zu	bUjHnT
und zwar	aIbHeXtR
und zwei	aHbYmUtE
und$	jZtX
under	m\\
under 0	iVjRrT
under 00	nUsU
under 000	mKpKrT
under you	mZ
under your	mIpKqQrUsK
under$	iJs[
under-	jSrW
understanding	qU
understanding$	qU
understands	jT
une alternante	mZ
une experience	kT
une fois	eQmU
une phrase	bJtU
une reunion	hJiKnV
une semaine	hKiWrSsT
une version	rV
une$	jW
ungef-	gR
ungefahr	gR
uni	aJbEdKeHfJhKiDjTkFlJmXnJpKrKsJ
unifo-	hZsV
uniform	hU
uniform$	hT
uniforms	hT
uniforms$	hT
union	hWiSjKlGmJ
uniqu-	aTpUsS
uniquement	pVrJsU
uniquement$	pRrIsW
unit	aRbQcQhTjFmS
unit$	bRcJgJhZiJjFlEtK
units	bZiQjWpItK
units$	bVfKiHj[pIqJrJ
univ	aKbYcIjK
unive-	bXlR
universidad	bVgRtI
universidad$	aGbTgTtI
universitat	cStQ
university	bTjJlW
university$	jKkKlY
unlim-	eVhR
unlimited	eVhR
unloc-	iRtQ
unlocking	iT
unlocking$	iU
uno	fSnS
uno de	jJnV
uno$	eQfZ
unos	gTmR
unos 0	gV
unpai-	sW
unpaid	sW
unpaid$	fHgJsU
uns	qT
uns :	bVqS
uns ?	bU
uns den	cFi\\qK
uns$	eRhR
unser	bRrR
unser$	aIbGnKtW
unsere	hQ
unsere$	aKiUkKtU
unserer	kRrKtR
unten	rStV
unter	cQ
unter 0	rS
unter 00	gKqS
unter uns	qZ
unter$	pU
unter-	nQ
unterlagen	pZ
unterlagen an	pT
unterlagen bis	pV
unternehmen	bVgIjS
unterscheiden	jIlVtT
until	tR
until 0	eRpQ
until march	iU
until the	eQoHqR
uop	e[
up for	bSeQpTqJ
up if	eJgY
up in	bKdVnI
up on	tT
up the	aWlKpJtF
up$	dSiQjStS
updat-	bZfHiJ
uphol-	aTtJ
upholsterer	aTtJ
upholsterer$	aXbK
upper	cUgK
ups	gThJiT
upsel-	fHhHi]mI
upsta-	hVpS
upstairs	hVpS
upstairs$	hY
ur	gW
urban	hW
urban sports	hW
urban-	b\`tH
urge	qZtG
urgen-	cJiTtS
urgent	qUtR
urgent$	qQtR
urlau-	hY
urlaub	hTtQ
urlaub$	h^
urlaubsgeld	gU
urlaubstage	gJhY
urlaubstage$	hR
us a	aHpTtT
us all	eJm^sI
us at	iStQ
us for	bVsS
us not	lKpS
us the	qR
us time	aKdWtG
us$	bR
usd	gX
use	jSrT
use the	bRfTiIrS
use$	bQ
used	jX
used to	jT
used$	pSqR
usefu-	kS
useful	kS
user	hViV
usine	bXcVtH
uss	dHgJhaiJjF
usted	qYrQ
usted$	rV
usual	hQ
usual-	fQ
usually	fQ
usuar-	iU
usuarios	iU
usuarios$	iT
ute	hTjFkWtT
ute$	jGkXtV
utili-	cIgViT
ux	aSiR
ux researcher	aT
v	jTkKlS
v 0	qRrV
v br	jT
v$	jY
va a	aRjJqS
va de	iUtK
va el	oU
va en	aItV
va todo	aKtZ
va$	qU
vacac-	hT
vacaciones	hT
vacaciones$	hV
vacan-	bIqYtQ
vacances	fRhT
vacances de	eQ
vacances$	fWhQ
vacancy	qS
vacancy$	eS
vacant	iS
vacante	bJeTjKqEtV
vacantes	aYqX
vacantes$	aYcIqR
vacat-	eShR
vacation	hV
vacation$	hT
vacations	eVmR
vacations de	fV
vacations$	eZiImS
valab-	cKoKtS
valable	cKoKtS
vale	jUkKlYqTtJ
vale$	aHiKjIl]qVtI
valen-	c[jJkX
valence	cRlW
valence$	lY
valia	mIq[
valia$	mIqX
valid	j]
valid$	hJjY
valid-	jX
valide	jRqS
valle-	c[tG
valley	bTcSoK
valor-	jIk^
vamos	gJqRtX
vamos a	gJqRtX
van	hZ
van$	aHbUcHdKhQiJjVlJnDpIqJrK
vanne-	cY
vannes	cY
vans	bZhGiI
varia-	gXkV
variabel	fKgXqJ
variable	gU
variable$	gR
varon	s_
varon$	sW
vat	gWiS
vault	aJgKhKiTjYkH
vbl	fJgUhS
vbl$	fKgVhUiK
veces	fSjW
vecin-	sStQ
vecino	aKtS
vegan-	bWjU
vegane	bVjV
veget-	gIsVtV
vegetarier	sWtX
vehic-	hU
vehicle	hQiS
vehicule	hWnQ
vehicule de	hRnS
veint-	bY
veinte	b\\mK
veintidos	bR
veintidos mil	bR
velo	aVcKhY
velo cargo	a[
vende-	aQhKiKjJkUmZ
vendeur	aWbJ
vendeuses	mT
vendi-	oQ
vendiendo	bTiJ
vendimia	oT
vendo-	iW
vendor	iTpQ
vendor$	qR
vendr-	fQkW
vendredi	dRfT
vendredi 00	lTtI
vendredi midi	bQ
vendredi$	dS
vendria	iFk\\
venga	hRoTpTtR
venir	fIhJjVpU
venta	gV
venta-	jIkV
vente	iKmVqJ
venti-	fUgDh_pD
ver	bKtY
ver si	qT
ver$	aIbJcJtZ
veran-	iQ
verano	fShSiJ
verano$	hViH
verantworten	iV
verba-	aKbVcHdJeJgKhJiGjKkKlJmJnKoJpXqHrJsJtI
verbr-	qW
verbrannt	qW
verda-	iRjS
verdad	jUqQtQ
verdad$	qUtS
verei-	tQ
verein	iU
vereinbarung	pS
vereinbarung$	oQ
verge-	aUbJcKhImRqJr[tR
vergleichbar$	jQ
vergu-	gXpR
vergutet	fHgRjSpV
vergutet$	cKgEiJjUnJpV
vergutung	gX
verha-	jYlG
verhe-	s\\
verheiratet	s\\
verheiratet$	sQ
verif-	jTqV
verka-	jR
verkauf	aSiKsU
verkauf$	aSjSsKtK
verkaufen	bW
verkaufen$	bJhSqV
verkauft	qZ
verkauft$	cJqX
verkr-	qZsI
verku-	kYqV
verkurzen	kZ
verla-	bTeXiK
verlag	bTcKeJ
verlag der	aHbReJ
verlag$	aRcJ
verlangerung	e^iH
verme-	fIrW
vermi-	cJhQiYpK
verof-	qW
veroffentlichen	qW
verpa-	aFbZrX
verra	qV
vers	aKcWnIpUrH
versc-	jT
verschweigen	bXqKrU
verschwiegenheit	hHjYqS
verschwiegenheit$	jTqU
versi-	jTkRr]tI
version	rX
version for	rR
versions	qKr[
verso-	aFbViUjJtK
versp-	fIgGiFnZ
verst-	j\\
verstarkung	aKtU
verstehen	j]
versteht	rV
versteht$	jRrX
verte	oCp\\qG
verte$	bQ
verte-	fV
verteilt	fV
verteilt auf	fV
verti-	j\\lHqJ
vertr-	aReQjWtA
vertrage	iRjS
vertraulich	hJjKpRqX
vertraulich$	cJqR
vertretung	eQiR
vertrieb	jKl[
verwa-	aEj\`kFlR
verwe-	iQjQqIrU
very	kX
very nice	kT
very$	bUiIjT
ves	qVrS
vet	aSeSjQtI
vetem-	sQ
vetements	sQ
veter-	bSjS
veterinario	jT
vets	bW
vets$	bT
vetti-	jRoV
vetting	jRoV
vetting$	jQoV
veuil-	rU
veuillez	rU
veut	iIoRq^
veut pas	qV
veut une	aQqU
veut$	aKdGhKiKjKkJnKoXpIqErJsHtV
veux	sS
vez	dQn\\
vhi	hZ
vhi$	hZ
via	p]
via the	pV
viaje	aKgThWnH
viaje-	nT
viajes	nT
viajes :	nV
viajes de	aKbSiJnS
vibe	iKsY
vida	pV
vida a	pW
vida laboral	pX
vida$	hRqX
video	bUkTpT
video$	aS
video-	fU
videos	kR
vie	fS
vie$	bSfS
viejo	cZ
viel	bRiUqT
viel$	bHi[qH
viell-	aKcRqV
vielleicht	aKcRqV
viene	hWqR
viene de	hX
vier	fW
vier tage	fT
vier wochen	aFo]qR
vier$	fVpV
vierm-	nV
viermal	nV
viermal im	nV
viernes 0	fQ
viernes 00	pY
viernes a	fQpR
viernes de	hQ
viernes hasta	fThK
viernes y	fR
viernes$	fShV
viert-	fRqR
vierte	fQqS
vierz-	bCcWdIfKhJiXjHmKqK
vieux	qQs]
view	eTpIrQ
view is	pFrW
view on	eQhQ
view to	bGeUtT
vigen-	jY
vigente	jY
vigente$	jZ
vigil-	iYjE
vigo	cX
vigo$	cR
vigor	bKjV
villa	bWcU
villa-	bRc^
village	bTgK
ville	iQrQ
ville$	rQ
ville-	c]gGhG
vingt	fWhK
vingt-	aKbViS
vingt-deux	bQhKiT
vino	bQgHhY
vino$	aKbQcIgEhW
vire	qUrW
virtu-	hUiKpR
visa	hUjQpGsU
visa$	hZtQ
visib-	rVsV
visible	rVsV
visio	iBpZrK
visio-	a[cIiJtI
vision	a[cIiJtI
visit	iVjVpJqR
visit-	iQnV
visita	nSrR
visitas	iV
visiting	bQ
visitors	bUgIkQ
visitors$	iXkS
visits	dQnSpQ
visits after	iKnGpZrK
visits$	i\`
vista-	cKdQeSfT
vistas	cKdQeSfT
visua-	iT
visual	iT
vital-	hS
vitality	hS
vitality$	hS
vite	aKqFrJt\\
vitre-	aKbIi[
vitri-	bXiU
viva	iVjIs]
vive	kYrU
vivie-	aKbWcKhTtK
vivienda	bKcKhUsH
vocal-	aKiTtS
vocale	aKiTtS
vocale$	iV
voice	tT
voice :	rZ
voice memo	tX
voici	tZ
voie	eXrUtH
voila	tZ
voila$	tY
voir	dUiUpU
vois	pSsY
voitu-	hRnT
voiture	hRnT
voiture 0	hS
voiture$	hRnRtR
voll	bQeZfIgSjK
volle-	fHgU
vollk-	bGcIdKf[hGiJjGkGnKsJ
vollz-	eSfS
vollzeit	cJeTfS
vollzeit$	cJfVgT
volon-	eSjU
volontariat	jV
volum-	jQlT
volumen	iQjV
volun-	mVnQ
voluntariado	aRkU
voluntariado$	kU
voluntarios	m\\
voluntary	hInY
volunteer	bXjKmJqS
volunteers	mV
volunteers$	fRmT
volvo	bYjI
vom	oS
vom 00	aJhKqKsItU
vom bahnhof	cR
vom hof	cHjIkSlTnW
vom schulamt	tW
vom$	iXoK
von	iR
von 0	fY
von 00	iW
von 0000	b_
von 2000	bUtQ
von daheim	cIdZhGnToF
von der	cQeRiKsS
von vorteil	kZ
von zu	bHcIdTiKnX
von$	tW
vor	jQ
vor der	cVoV
vor ort	d_pQ
vor$	bKhGi\\qJrI
vorar-	fUiHjIkRmZpKtK
vorau-	eRjQ
voraus	tU
voraus$	tR
voraussetzung	kY
voraussetzung :	jU
vorbe-	iY
vorbereiten	iU
vorbereiten$	iS
vorbereitung	gW
vorga-	kFq]
vorganger	kFq]
vorge-	fTgJhImZ
vorgesetzte	m[
vorhe-	jHlWoQ
vorher	jHlWoQ
vorher$	jGkJlUmJoT
vorka-	iRrU
vorla-	rT
vorlage	rV
vormi-	fUqS
vormittage	fX
vormittags	fQqU
vormittags$	cKfXqS
vorsi-	qUtY
vorsitzende	qUtY
vorst-	eJmSqUtQ
vorstand	eImTqU
vorte-	kZ
vorteil	kZ
vorteil$	kZ
vos	tT
vote	pZqU
votre	pTrQ
vouch-	gGhZpT
voucher	gHhTjIpV
vouchers	hX
voudr-	qS
voudrait	qS
vous	jQ
vous$	iSmQrJtU
voy	q]tJ
voyag-	mKnS
voyages	mKnS
voz	kTqQ
vp	mW
vrac	qQ
vrai	cKhRj[
vrai$	bKiTj[
vraie	aVcKjX
vu	sYtT
vu$	kSsQ
vuelt-	cJiKnWsR
vuelta	cJiKnWsR
vuelv-	eZiFjKqQtJ
vuelva	aReStK
vuelve	fKnQqUtK
vz	cIeTfV
vz$	cHeVgSjF
vza	aJeSfQ
vza$	eU
w 0	aQeRgU
w the	qQrVsH
w$	iGpRrV
wa	gTjT
wachs-	cJeJlJtW
wachsen	aReI
wage	fSg[
wagen	gJh[iTmI
wagen$	gBh[iTmI
wahl	gJh\\
wahl$	hZ
wahre-	q[
wahrend	iQqV
wait	eV
waiti-	gQ
waiting	gQ
waiting list	iRqR
waldb-	bRoS
waldbad	bRoS
wales	bKgVjX
wales$	gUjT
walk	iSpW
walk in	pY
walk$	pR
walk--	fKj[pV
walke-	qW
walki-	cQnU
walking	cQnU
walks	iT
walle-	iU
walled	iU
wann	fSjWkKtI
wann :	fWnKtJ
want	tR
want a	aJtQ
want an	aIiVjIsT
want somebody	bTjU
want that	rZsH
want them	cJfQgHiHoVsU
want$	aFbHeQt[
wante-	aStR
wanted	aStR
wanted 00	aTdJ
wanted$	dTtS
wanti-	lTqR
wanting	lTqR
wants	qa
wants a	sT
wants to	aRqS
war	k\`qQ
war der	aVkStF
war gut	jDkXsR
war$	jJqYtT
ward	aKbQhW
ware	k_sX
ware ein	kW
ware ideal	oV
ware schon	jHkSsX
ware$	sQ
wareh-	aR
warehouse	aR
waren	jFkZ
waren-	cIjYkEqXtJ
warm	hZiQ
warm$	hZiR
warme-	hCi\\
warte-	kTqW
wartu-	iW
wartung	iW
warum	bT
warum zu	bT
was	qWtU
was 00	qV
was :	aYiR
was a	bUqR
was$	fVhKiIjKkVlVqGsKtK
wasap	pZ
wasch-	hQiY
waschen	hSiS
waschen$	iU
washi-	bSgKiZ
wasse-	bVjU
wasser	bXiIjXqJ
waste	aVbXiJjGqS
waste$	aWbYcJgHiEjGqK
watch	iZ
watch-	fUiV
water	aKbWeKiZjJ
water$	iXqH
water-	cZgJjT
waterfront	cT
watering	cHi\\jK
way	hT
way match	hFiW
way with	jUkS
way$	cYiKqX
wc	bHcXdGfKgJi[jKnD
wc 0	cZdFgKiRnE
wcag	hKjWkZ
we /	fW
we answer	bQoKpZ
we are	bYcUjJ
we can	jHlQq]tF
we can't	eKfVlKqUtK
we do	bZ
we don't	lZ
we dont	iYjIlV
we find	iSpU
we get	qTsK
we give	hVtS
we grow	bZcItK
we had	sW
we have	mQqR
we hold	bUeJ
we like	dVeSpJqK
we lost	pJq\\
we make	b[iG
we need	tR
we open	tU
we pay	gIhZnV
we run	bVlV
we say	gQtU
we sell	b[
we shall	bKqXtR
we take	bSlX
we train	l^
we use	fSiXjKlJoJrK
we want	aTtY
we won't	bRnZ
we$	iSjIqTsQ
we'd	aJtT
we'll	l]
we'll put	lW
we'll send	iSkRlV
we're	bV
we're 00	b]
we're a	bU
we're after	sKtV
we're at	bTiS
we're still	qV
we've	qQtU
we've got	sS
weath-	fQiSoU
weather	fQiSoU
weather$	iUoU
web	rRtW
web y	iRjJpU
weber-	iVpT
websi-	bQrZ
website	r\\
website$	rX
wechs-	aIgKiVmVnJ
wechsel	fQ
wed	dXfX
weddi-	bWqR
wedding	bViJqR
wedne-	dR
wednesday	dV
wednesday is	aKdUeKfS
wednesday$	qT
wednesdays	eTiRpV
wednesdays$	iU
weds	fVjHpT
week	fU
week (	iR
week 0	jR
week 00	fQiJjJsS
week at	dRnV
week from	fTiI
week get	fJhViJqKrT
week in	d[fQ
week is	fJoX
week of	hT
week on	gRjKnY
week with	eEhX
week you	fQ
week$	f\\iS
week--	aGfU
week-end	fRtQ
week-end sur	fS
week-end$	fT
weekd-	aJfV
weekday	aJfV
weeke-	fY
weekend	fX
weekend in	fRgH
weekend$	fZhF
weekends	fSiT
weekends$	aSbKfUiT
weekl-	gQiUnQ
weekly	gQiUnQ
weekly$	iRjKnT
weeks	fWhR
weeks holiday	fFgKh[
weeks in	fXhKlX
weeks leave	hV
weeks vacation	hV
weeks$	lQ
weg	aTcJoQqRrS
weg$	oQqQrU
wegen	sT
wegen der	kQsW
wegen des	q]
wegen eines	aGeY
wegen$	jT
wegla-	qRrV
weglassen	qRrV
weglassen$	jIqT
weibl-	aV
weiblich	aV
weiblich divers	aQ
weigh-	hRjIkT
weight	hSsQ
weihn-	gThRqV
weihnachten	hVqW
weihnachtsgeld	cIfIgYhJiHqJtK
weil	fHqSsY
weil die	eRsR
weite-	aDqW
weiter	qQrV
weiter$	qQrV
weiterbildung	jT
weiß	q]tQ
weiß noch	qT
weiß$	bJqSrWtK
weißw-	bRiQ
weißwurst	bRiQ
welco-	jKkVlU
welcome	iKjIkWlV
welcome$	iJjIkSlX
welcoming	iTrR
well	tT
well enough	jV
well if	fSiU
well spoken	jU
well$	cJfQiGjGkJpKqQsK
welli-	bIcVhKiDjX
welln-	hRiS
wellness	hRiS
wells	c^
wells$	cY
welsh	kZrS
wen	aKiYqRtG
wendy	qX
wenig-	jY
wenigstens	jY
wenn	kV
wenn die	fSiQnSrQ
wenn du	hKkVlS
wenn einer	bKfJhTjVkHqHrK
wenn er	gRhTkKqS
wenn jemand	k[
wenn sie	bTkSsR
wenn$	jIkU
wenn'-	jWpItS
wenn's	jWpItS
went	qT
went to	qY
wer	hJtR
wer$	bZgUhIqD
werde-	fQgQsR
werden	fQgQsR
werden bei	pR
werden$	bUhQsY
were	q\\rF
werks-	aVhYiC
werkstatt	bRcR
werkstatt$	aUbRcK
werkz-	aWlVtC
werkzeug	kRlV
west	c^hDiGkK
weste-	caeJiJ
westf-	fJhWiK
westfield	fJhWiK
wet	fQhHkGl]
wet$	fVgKhGiJkIlUqK
wfh	bDcSdaf?gKhHqG
wfh$	aIbEcCd_eJfFgHiGjJkJlJmJnJoJpJqIrKsJtJ
wg	bSeRjGkW
wg$	dJeRkV
what	qRt^
what do	hVtR
what he	fKqSrHsXtB
what i	jX
what i'd	qW
what the	bJgUiS
what we're	aTsKtV
what you	aKiUjX
what$	gQtU
whate-	fQgWhJqQ
whatever	fQgWhJqQ
whats-	pQ
whatsapp	pQ
whatsapp 000	jT
whatsapp$	iYtK
when	fVoT
when ?	fIlKoTtS
when a	iU
when the	jV
when we	iXjItI
when$	aJbKcGdJeKfEiHjJkKlKmKnKoRpKqKrKsKtU
whene-	pR
whenever	pR
where	c[tY
where :	cYdH
where it	iTqJ
where the	nVrS
where$	cQiIqKt\\
where-	dRfK
wherever	dRfK
wherever$	dR
wheth-	qV
whether	qV
which 0	fYhK
which in	cKhViK
which is	bWqS
which$	iTjT
which-	cRfUiI
whichever	cRfUiI
whichever$	cSfSiI
while	gHhQiR
whitb-	bS
whitby	bT
whitby$	bQcS
white	qTrV
who	lStR
who are	bXmF
who can	aQjU
who do	tX
who has	kT
who wants	aUqJ
who will	iRtS
who$	jFqRtZ
who'l-	sX
who'll	sX
who'll be	mRqJsU
who's	mRtX
who's done	mVsQ
whoev-	bRqT
whoever	bRqT
whoever it	qV
whole	bQgKhSjRrS
whom	m^
whose	hJiQsT
whse	gRjJkWlK
why	qW
why the	iV
why us	b[tH
why$	iJjWpQqS
wicht-	jXlR
wichtig	iQjSlS
wichtig$	jRlT
wider-	qJsY
widersprechen	qJsY
wie	gRrRtR
wie am	qT
wie besprochen	iJ
wie es	oS
wiede-	iTqU
wieder	qSsTtQ
wieder$	qGs[
wien	c^iFpKrI
wien$	cXiG
wife	dJqUsX
wifi	h[
wifi$	hW
will	qU
will be	jKkSlKpU
will come	iR
will den	jJqY
will do	fGj\\
will have	fKiV
will hold	iImIqJt[
will see	iTqU
will show	cKlWmHpS
will you	a^jJtG
will$	hKiUnIqKsUtX
willi-	cWjR
willing	jT
willing to	jQ
willing$	jT
willk-	aTbJkWlQ
willkommen	aTbJkWlQ
willkommen$	aWbIjKkTlQ
wills	aHbUiZ
wills$	bViQ
wind	jXkR
windo-	bQ
window	hRiS
window$	gKhVpV
windows	bVcKiJ
windows server	iJjU
wine	fKgHhTiS
winni-	iKjQmInU
winte-	fQhQoS
winter	fShR
winter$	bJgT
winterdienst	i[
winterdienst$	i[
wir	bQ
wir 00	cKeUgXhIqH
wir :	aKbS
wir bauen	bV
wir bei	gShKjIlU
wir bieten	tR
wir brauchen	aKcQiStQ
wir brauchten	fKtQ
wir das	jRqR
wir einen	qStR
wir haben	iHkVqS
wir hatten	sQ
wir im	fSiKjQ
wir keine	bUjT
wir machen	bQ
wir nicht	bUiQrT
wir nur	gTqT
wir sind	aKbUcQtQ
wir suchen	tQ
wir uns	bSqR
wir wachsen	aReI
wir zahlen	hUjDlW
wir zu	bSgSmR
wir$	hRiCjQ
wird	fQqY
wird auch	iR
wird ein	bStI
wird eine	iT
wird$	cGqTtY
wirkl-	jSkKpQ
wirklich	jSkKpQ
wirts-	bVcKj^
wisch-	iWrV
wischen	iWrV
wish	fUgHpQqRtR
wish to	aKtU
wish$	fXgG
wisse-	jR
wissen	jR
wissen was	sRtQ
wissen$	qW
wissz-	eU
wisszeitvg	eU
with 0	aHjRmZpV
with 00	bReQfKgQmQ
with 000	bTjV
with a	bQsQ
with an	fVmQ
with me	mWpR
with no	jQrRs[
with one	bZdVmV
with our	iVmJoKpSsW
with small	qJsV
with that	jU
with the	rW
with two	eKmW
with view	hR
with you	b[pIsW
with your	iJpY
with$	sS
withi-	iQ
within	iQ
within 0	iJlWpR
within 00	cJhTiRjT
within a	iQ
within the	dRhHiU
witho-	jQ
without	jQ
without a	iRqFsKtU
without$	jBkKl\\sR
witz	qRrZ
witz$	cJqWrQ
wk	fTtS
wk 0	iU
wk at	cWdQ
wk in	iVtK
wk$	eTfZhIoR
wks	eVhRlT
wks pto	hT
wks then	eQhQ
wks$	eV
wlan	gIhWiR
wlan$	gHhX
wms	jX
wo	dWtW
wo :	cY
wo$	fW
woche	fXnY
woche 00	aHgV
woche von	bHfW
woche$	fVnR
woche-	fY
wochen	lQ
wochen ferien	fIh[
wochen$	fRlQ
wochenende	fXsR
wochenende$	aHf[
wochenenden	f\\iEsI
wochenstunden	fXiJ
wochenstunden$	fV
wohl	bIqZ
wohnt	iKkKnYpJ
wohnu-	aRh\\
wohnung	hY
wolle-	eZ
wollen	eZ
wollen wir	bV
wollt-	qYtT
wollte	gJq]
wollten	aKjKqHtY
woman	aTcKsW
woman$	aXbIcGdKeKfKgKhGiJjIkIlKmKnKoJpKqGrIsStJ
women	pHrTs^
women$	iKrSsR
won't	iSlVnQ
woodl-	bQcQnK
wool	aSbHeHiKkZ
word	rS
word "	rU
word$	jR
words	r\\
words$	r]
work	jU
work (	dV
work from	hR
work is	cYfUiI
work$	jR
worke-	kQsQ
worked	jRkTlRpJ
worked a	jVkQpG
worker	cJeR
worker$	aYfJ
workers	aUsWtI
workf-	bJiQjT
workforce	bJiQjT
worki-	jQtT
working	jQtT
working at	cIjQ
working days	hKiUlJpT
working towards	iIjZ
working$	cHdCfFhWiKjItU
workl-	bSfS
workload	bSfS
works	bThUjImR
works$	bUcGgKh\\iH
works-	iS
workshop	kR
workshop$	bV
workspace	iJjS
wort	jSrX
wort "	rV
wort und	jX
worte-	rQ
wortl-	jVrX
wortlich	jVrX
would	kd
would be	k\`lR
would do	bDdGeXfUgKkI
would have	rX
would help	kY
would like	bKfTkKrKtW
would prefer	sQ
would rather	qT
would save	kX
would shorten	jKkW
would suit	s^
would take	aRqY
would$	sWtS
wound	iYlImQ
wrexham$	cUhK
write	iQpT
write "	rU
write it	r^
write that	sQ
write the	i[tI
write$	pU
write-	aSmS
writer	aUjQ
writer$	aX
writers	bHgQmXtJ
writi-	dUiT
writing	dUiT
writing$	iQjV
writt-	lQpR
written	lQpR
written test	pR
wrocl-	cU
wroclaw	cU
wrong	bVgKqS
wrong$	bVgKqS
wrote	pU
wrote$	pSsJ
wunde-	bSkU
wunsc-	fRkSoS
wunsch	hW
wunsch$	hV
wunschenswert	jKk[
wunschenswert :	kT
wunscht	qZ
wurde	q\`
wurde freigestellt	qV
wurde-	qT
wurden	qT
wursc-	aRlV
wurscht	aRlV
wurst	fKhWjJl[
wurst$	hUjJl\\
x	aW
x 0	aRfR
x 00	fSgV
x im	fQiV
x$	gTrTtU
xero	fGj\`
xmas	bShXiJoT
xmas$	bUfJhWjJoR
y 0	aTfJmV
y 00	fX
y a	eQmV
y al	eVfQ
y aleman	kQ
y algo	kS
y buen	jT
y cinco	mRsS
y comedor	hX
y con	jZqRrQ
y conmigo	mX
y corte	jV
y cuatro	qR
y de	eSfShJiJmGnQ
y dejar	iY
y despues	kQqU
y domingos	tJ
y dos	bR
y el	mVqZ
y en	cJfKtZ
y eso	rUsQ
y excel	jV
y festivos	gWiK
y frances	iKjXkJ
y haber	jRkV
y hacer	iV
y hay	hYjH
y jueves	dS
y la	hYmJ
y las	gVhKiU
y le	iKpUqR
y llamar	iU
y lo	gS
y los	aIiW
y luego	eTmX
y marruecos	bScInS
y media	fY
y metele	jKrV
y modelo	cKdQiV
y navidad	jV
y no	sR
y noches	hS
y nos	bX
y otra	nT
y por	mR
y provincia	bT
y que	jSpU
y responde	mS
y sabado	fR
y saber	jV
y se	gFhTpI
y si	kUoV
y sin	rV
y tesoreria	iV
y tiene	qV
y un	mQ
y una	mS
y wifi	hT
y ya	qV
y yo	q_
y$	hQjX
ya	oRqR
ya la	bHkTqY
ya le	lR
ya ni	kTqU
ya no	qU
ya sabes	qX
ya$	bHhIoZtK
yard	aScZdGhV
yard$	aSbUc@fQhX
yeah	cHeX
year	eS
year and	bQ
year contract	e[
year is	qQ
year on	jQlW
year one	fGnX
year to	fKiQjKnX
year$	bThQiS
year'-	hV
year's	hV
year--	hUkKpS
year-round	cIhYjJ
yearl-	gQ
yearly	gQ
yearly$	gSjK
years	j\\
years ?	tS
years and	qQsK
years in	j]
years of	jZ
years on	iJjZ
years$	oQq[
yes	jUkRtR
yes and	eS
yes we	jV
yes$	iIjXkVoR
yeste-	bRqY
yesterday	bRqY
yet	qU
yet$	qVtK
yeux	jY
yeux fermes	jY
yildi-	bU
yildiz	bU
yildiz$	bUhKkJ
yo	mSqQ
yo me	q]
yo no	iR
yo y	mXqI
yo$	hUiJmV
york	cX
york$	cYgK
yorks-	bRcSiK
yorkshire	bRcSiK
you $	lSoK
you and	hS
you are	j]lIqFrI
you bring	aKbKhSjFlJpKtX
you call	bWhKqJtU
you can	rYtQ
you can't	jWqJsQ
you come	dUmS
you could	aKd\\hJiJjJ
you decide	bTrT
you do	iZjI
you don't	dRiV
you drive	bJgVhFlS
you for	tT
you get	fXhWtC
you have	jXkToTqI
you keep	fKgZiK
you know	cRjKkRqQ
you like	dWjKtR
you live	fXhR
you make	jKrQtU
you must	jS
you need	cQjW
you needn't	lW
you put	hRiRrT
you read	jQpW
you report	mV
you run	iV
you should	bVjSqI
you sit	pU
you stand	gKiKj\\
you take	iRsT
you the	oQpIqT
you through	lX
you to	iQ
you want	eRfWgG
you will	mTtW
you write	aUqJtQ
you$	pQ
you'd	mR
you'd be	iInXtS
you'd work	mSoV
you'l-	bQlQ
you'll	bQlQ
you'll be	jZqG
you'll have	qX
you're not	iKjWqH
you'v-	jQqQ
you've	jQqQ
young	aAsat@
young-	s^
younger	s^
your	gRpS
your call	hIqX
your favour	gXkI
your hat	qT
yours	fTpJtZ
yours$	fVgS
yours-	gSiKjR
yourself	jS
youth	aV
yr	jZ
yr 0	hX
yr exp	fGlX
yr$	eKhYiWlKpI
yrs	bRj_
yrs +	jY
yrs and	bTrJ
yrs in	jR
yrs min	jS
yrs$	hRjR
yusuf	ma
z	eVsW
zahle-	hS
zahlen	hU
zahlen 00	hT
zahlen wir	gShTkX
zahlt	cKgXhQiR
zahlt der	jVkKlI
zahlt$	bGcIeKfJg[hSiQjEqKrK
zahna-	bScEiSjHqU
zarag-	cVnS
zaragoza	cVnS
zaragoza (	cSdKgInU
zbind-	qT
zbinden	qT
zehn	bQ
zeich-	bJjXrR
zeige-	lX
zeigen	lX
zeigen wir	lX
zeile	aJbJkJlKtV
zeile-	gKrW
zeilen	gKrW
zeilen$	gJrZ
zeiss	bKcIiWjW
zeit	bSfTtW
zeit$	bIqKtZ
zeita-	e\\fGgIiIsJ
zeitarbeit	e\\fGgIiIsJ
zeitk-	cJfWgJ
zeitkonto	cJfWgJ
zeitp-	oS
zeitpunkt	oS
zeitpunkt$	oT
zeitu-	iUjHqR
zeitung	iUjHqR
zell	c[fHmKpIqS
zentr-	qT
zentrale	qT
zero	bXhHlQrX
zerti-	aKhJjUl[qF
zeugn-	iTpR
ziege-	bScHiWnG
ziehe-	iYjQ
ziehen	iYjQ
ziehen$	iTjS
zieht	bXqU
ziel	iW
ziel 0	iW
zimme-	bRhQmU
zimmer	bXhT
zimmer$	bX
zingu-	aT
zingueur	aT
zingueur sur	gR
zingueur$	aS
zitat	aHiRtU
zitat chef	aHiRtU
zoll	mX
zoll 0	aJiKmY
zona	c\`rI
zone	aIcSdJeHfIg\\hEiHjKkJlJmJnJoJpJqJrJsJtE
zones	aKdWtG
zones$	aKdWjKtF
zoom	dYiH
zoom$	dYiH
zu 0	dShI
zu besetzen	aUtS
zu den	eTiTkSqR
zu einem	dQpT
zu hause	bHcIdTiKnX
zu und	bJcHfSgIqEt^
zu uns	bZsVtI
zu zweit	gSmX
zu$	bJf^tS
zug	cUpFqFrEt\\
zug$	aJcWfFgJiJjKtK
zukau-	iT
zum	oX
zum 0	eHoZ
zum 00	fViKpR
zum nachstmoglichen	oS
zum$	cKoVqGtT
zunac-	eTgRlT
zunachst	eTgRlT
zur	hQ
zur halfte	bKdThV
zur$	bUoT
zuric-	qVtJ
zurich	qVtJ
zurich$	cQdR
zuruc-	qR
zuruck	qT
zuruck$	qU
zusam-	dQtR
zusammen	dRfKmQtT
zusammen$	dUfItU
zusat-	h\\kR
zusatzliche	bRkUqK
zusatzversorgung	h]
zusatzversorgung$	h[iJ
zusch-	gThS
zuschuss	hU
zvk-r-	hV
zvk-rente	hV
zvk-rente$	hV
zwanz-	fQ
zwanzig	fQ
zwar	aIbHeXtR
zwei	nQ
zwei davon	mSqT
zwei jahre	jS
zwei tage	bIdUfY
zwei wochen	bRiSqI
zwei$	aIbHcGdHeKfJgKhJiQkKlKmFnXoJpJqJrKsKtI
zweim-	nX
zweimal	nX
zweimal im	fTiInQ
zweit	gSmX
zweit$	gRmU
zweit-	jSpQ
zweite	fQpU
zweite samstag	fX
zweiten	qX
zweiu-	cKfT
zweiunddreißig	cKfT
zweiz-	bVhViKtK
zwick-	cU
zwing-	j\\
zwingend	j\\
zwingend$	jX
zwischen 0	fY
zwischen 00	mV
zwischen den	hS
zwischen sechs	fW
zwolf	bSiQmR
zwolf$	fQmV
zwolf-	f[iE
zzgl	gV
£ 0	bShX
£ 00	gV
£ 000	gR
ß	pKr[sItJ
€	gS
€ (	fHgU
€ +	gR
€ /	nS
€ 0	kR
€ 00	gT
€ ab	gT
€ bei	gW
€ bruts	eJfKgX
€ de	cKnW
€ die	bKgTiQ
€ in	pJrU
€ je	gX
€ l'an	gEhY
€ l'heure	gS
€ plus	gR
€ pro	g\\
€ sachbezug	gS
€ sur	gW
€ zzgl	gV
€$	gUhT`
