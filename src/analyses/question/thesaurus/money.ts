/** How people speak of money, prices, work and trade. Lines as in `people.ts`. */
export const money = `
price, prices, dear, dearer, expensive, pricey, priced, afford, affordable, cheap, cheaper, fetch: price, dollars, cheap
cost, costs: price, dollars, spending
gold, bullion, nugget: gold
yellow metal, precious metal, ounce of the yellow metal, troy ounce: gold
bitcoin, btc, crypto, cryptocurrency, satoshi: bitcoin
dollar, greenback, greenbacks: dollar
forex, fx: foreign exchange
currency reserves, foreign reserves, reserve currency, central banks' reserves, central bank reserves, reserves of the central banks, reserves of central banks, currency reserves central banks disclose/hold/report, currency reserves that central banks disclose/hold/report, reserves central banks disclose/hold/report, reserves that central banks disclose/hold/report: foreign exchange reserves
digital currency: digital
e euro, electronic euro, digital currency of the ecb, central bank digital currency of the euro: digital euro
ecb: euro
inflation, deflation: inflation, price
cost of living, consumer prices/price, price rises/growth, prices rise/rising: inflation consumer
recession, recessions, slump, downturn, contraction, depression: recession
economic slump/downturn/contraction, economy shrinks/contracts/shrinking, hard landing: recession
unemployed, unemployment, jobless, joblessness, dole: unemployment
out of work, without a job, without work, jobless rate/figure: unemployment
labour/labor/job market/markets: work employment
job, jobs, employment, worker, workers, workforce, labour, labor, employee, labourer: work, employment, workers
factory, factories, manufacturing, industrial, manufacture, assembly: manufacturing, factory
work/works/working in factories, factory workers/jobs/hands, jobs in industry, manufacturing jobs: workers in manufacturing
farm workers/jobs, work/works/working in agriculture/farming, work/works/working on farms/the farm, jobs in farming: workers in farming
income, incomes, earn, earns, earning, earnings, wage, wages, salary, salaries, pay, wealth, rich, richer, wealthier, prosperous, prosperity: income
income per head/capita/person, per capita income, gdp per head/capita/person, output per head, living standards, standard of living, average income: income per person
economy, economies, gdp, gnp: gdp, growth, economy
economic output, gross domestic product, world/global output, size of the economy, gross world product, world/global economy: world gdp
china's economy, chinese economy, chinese gdp, chinese output: gdp china
us economy, american economy, america's economy, american gdp, us output: gdp united states
largest economy, biggest economy: gdp
trade, trading, commerce, export, exports, import, imports, shipping, freight, cargo, container: trade
goods, merchandise: goods, merchandise
world commerce, trade in goods, goods traded, merchandise trade, exports and imports: goods trade
tariff, tariffs: trade
company, firm, corporation, business, enterprise, corporate: company
market value/cap/capitalisation, capitalisation, capitalization, valuation, listed company/firm/corporation, stock market value: company market value
shares traded: company
health care share, spent on health, spend/spends/spending on health, spent on medicine: health spending
military budget/budgets/spending/expenditure, defence/defense budget/budgets/spending/expenditure, arms budgets, spent on armies/arms/soldiers/defence/defense/weapons/the military, spend/spends/spending on armies/arms/soldiers/defence/defense/weapons/its armies/the military: military spending
fall: below, lower, falls
falling: falls, fewer
lower: below, fall
higher: above, rise
uncle sam, uncle sam's: united states
middle kingdom, middle kingdom's: china
buck, bucks: dollar
electronic money/cash, electronic euros: digital euro
frankfurt: euro
cost of living climb/climbs: inflation
pay packet, take home pay: income
shop prices, prices in the shops: inflation consumer
industry, assembly line, on the assembly line, shop floor, factory floor: manufacturing workers
labour force, workforce: workers
world's economic output, all the world produces, planet's economy: world gdp
everything the world earns/makes/produces, all the world earns/makes, all that the world earns/makes/produces, what the world earns/makes/produces: gdp
hoard, hoards, stash: reserves
`
