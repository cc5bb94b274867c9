//! Glossary: each figure on the screens, with its name and its definition in one sentence of Portuguese. The API
//! document publishes it, the screens show the sentence beside the figure, and `docs/develop/figures.md` names the code of
//! each.

/// Declares the glossary: a [`crate::string_enum!`] whose members also have a meaning.
macro_rules! figures {
    ($($(#[$meta:meta])* $variant:ident = $text:tt $label:literal: $meaning:literal),+ $(,)?) => {
        crate::string_enum! {
            /// A figure that a driver sees: `profit`.
            Figure { $($(#[$meta])* $variant = $text $label),+ }
        }

        impl Figure {
            /// Meaning: one sentence in Portuguese, as the screens show it.
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$variant => $meaning),+ }
            }
        }
    };
}

figures! {
    /// Revenue of a period.
    Revenue = "revenue" "Receita":
        "O que o trabalho trouxe: cada frete conta inteiro no mês em que começou (a primeira etapa depois de Agendado, na hora da cidade de origem), o frete cancelado só pelo que foi recebido, com o que o pagador descontou, e as outras receitas no dia do vencimento (a de um frete que vence depois conta no dia em que foi lançada); empréstimo, dinheiro da casa e o que o motorista devolve não são receita.",
    /// Cost of a period.
    Cost = "cost" "Custo":
        "O que o trabalho custou até hoje: cada gasto no dia em que aconteceu (o conserto conta inteiro no dia dele) ou, sem esse dia, no vencimento (o gasto de um frete que vence depois conta no dia em que foi lançado); a comissão conta no mês em que o frete começou, salário e diárias no fim do período do acerto; o que o pagador descontou de um frete conta no mês em que o frete começou; da parcela de um empréstimo contam só os juros, quando se sabe quanto foi emprestado; parcela futura, vale a motorista e pedágio coberto pelo vale-pedágio não são custo.",
    /// Profit of a period.
    Profit = "profit" "Sobrou":
        "O que você ganhou (receita) menos o que gastou (custo); abaixo de zero é prejuízo.",
    /// Profit as a share of the revenue.
    Margin = "margin" "Margem":
        "De cada R$\u{a0}100 de receita, quanto sobrou: o que sobrou dividido pela receita.",
    /// Kilometres of a period's freights.
    Km = "km" "Km dos fretes":
        "Km dos fretes que começaram no período, carregados e vazios: pelo hodômetro onde a saída e a chegada foram anotadas, senão os planejados.",
    /// Revenue for each kilometre of a period.
    RevenuePerKm = "revenue_per_km" "Ganha por km":
        "Receita do mês dividida pelos km carregados e vazios dos fretes que começaram nele.",
    /// Cost for each kilometre of a period.
    CostPerKm = "cost_per_km" "Gasta por km":
        "Custo do mês dividido pelos km carregados e vazios dos fretes que começaram nele.",
    /// Profit for each kilometre of a period.
    ProfitPerKm = "profit_per_km" "Sobra por km":
        "O que sobrou no mês dividido pelos km carregados e vazios dos fretes que começaram nele.",
    /// Fuel cost for each kilometre of a period.
    FuelPerKm = "fuel_per_km" "Combustível por km":
        "Combustível do mês dividido pelos km carregados e vazios dos fretes que começaram nele.",
    /// Consumption from full tank to full tank.
    Consumption = "consumption" "Média":
        "Km rodados de um tanque cheio ao outro, pelo hodômetro, divididos pelos litros do motor nesse trecho.",
    /// Money that really moved in a month.
    CashMoved = "cash_moved" "No caixa":
        "Dinheiro que entrou e saiu de verdade no mês, contado no dia em que foi recebido ou pago; empréstimos, vales, acertos e dinheiro da casa também contam.",
    /// Money still to be received.
    Receivable = "receivable" "A receber":
        "Fretes e outras receitas já lançados e ainda não recebidos, com estadias e complementos, também os de fretes agendados, pela data de vencimento; empréstimo, dinheiro da casa e o que o motorista deve ficam de fora.",
    /// Profit of a month by vehicle.
    VehicleMonth = "vehicle_month" "Sobrou por veículo":
        "Receita menos custo do mês, separados pelo veículo de cada lançamento; o que não tem veículo fica em Sem veículo.",
    /// Profit of a vehicle's whole life.
    VehicleProfit = "vehicle_profit" "Sobrou até hoje":
        "A receita deste veículo menos o custo dele, do primeiro lançamento até hoje.",
    /// Revenue of a vehicle: its freights and other income.
    VehicleRevenue = "vehicle_revenue" "Receita do veículo":
        "Os fretes deste caminhão que já começaram, inteiros, mais as outras receitas lançadas nele, até hoje.",
    /// Cost of a vehicle so far.
    VehicleCost = "vehicle_cost" "Já gasto":
        "O custo de tudo que foi lançado neste veículo, até hoje; parcela ou repetição que ainda vai vencer não conta.",
    /// Kilometres of a vehicle's freights.
    VehicleKm = "vehicle_km" "Km do veículo":
        "Km dos fretes deste veículo que já começaram, carregados e vazios: pelo hodômetro onde a saída e a chegada foram anotadas, senão os planejados; o que rodou fora dos fretes não entra.",
    /// Cost of a vehicle for each kilometre.
    VehicleCostPerKm = "vehicle_cost_per_km" "Custo por km":
        "O custo deste veículo até hoje, comissões também, dividido pelos km carregados e vazios dos fretes dele que já começaram.",
    /// Profit of a freight.
    FreightProfit = "freight_profit" "Sobrou deste frete":
        "O valor do frete e as outras receitas dele, menos os gastos lançados nele e a comissão, até hoje.",
    /// Revenue of a freight.
    FreightRevenue = "freight_revenue" "Receita do frete":
        "O valor combinado do frete, inteiro (se foi cancelado, só o que foi recebido e o que o pagador descontou), mais as outras receitas lançadas nele, como a estadia.",
    /// Price of a freight.
    FreightPrice = "freight_price" "Frete":
        "O valor combinado do frete, inteiro; se foi cancelado, só o que foi recebido e o que o pagador descontou.",
    /// Money received for a freight, or for a client's freights.
    FreightReceived = "freight_received" "Entrou de verdade":
        "O que entrou de adiantamento e saldo deste frete, ou dos fretes deste cliente com as estadias, já sem o que o pagador descontou; somado aos impostos retidos, aos outros descontos e ao que falta receber, dá o valor do frete.",
    /// Taxes withheld from a freight, or from a client's freights.
    FreightWithheld = "freight_withheld" "Impostos retidos":
        "INSS, SEST, SENAT e imposto de renda que o pagador descontou deste frete, ou dos fretes deste cliente, como você informou ao receber; são gasto do frete, e o valor dele continua inteiro.",
    /// Other amounts withheld from a freight, or from a client's freights: they are no longer expected.
    FreightWrittenOff = "freight_written_off" "Descontado pelo pagador":
        "Quebra, avaria e outros valores que não são imposto e que o pagador descontou deste frete, ou dos fretes deste cliente; não vão mais entrar, são gasto do frete, e o valor dele continua inteiro.",
    /// Cost of a freight so far.
    FreightCost = "freight_cost" "Gastos do frete":
        "O custo de tudo que foi lançado neste frete, até hoje, sem a comissão; do pedágio conta só o que o vale-pedágio não cobriu.",
    /// Commission of a driver for a freight.
    FreightCommission = "freight_commission" "Comissão do motorista":
        "O que o motorista ganha por este frete: o que ficou no acerto ou, antes dele, o que foi combinado.",
    /// Profit of a freight as a share of its revenue.
    FreightMargin = "freight_margin" "Margem do frete":
        "De cada R$\u{a0}100 que o frete trouxe, com as outras receitas dele, quanto sobrou.",
    /// Profit of a freight for each kilometre.
    FreightProfitPerKm = "freight_profit_per_km" "Sobra por km do frete":
        "O que sobrou deste frete dividido pelos km carregados e vazios dele: pelo hodômetro se a saída e a chegada foram anotadas, senão os planejados.",
    /// Revenue of a freight for each kilometre.
    FreightRevenuePerKm = "freight_revenue_per_km" "Frete por km":
        "O que este frete trouxe dividido pelos km, só os carregados ou todos, com os vazios: pelo hodômetro se a saída e a chegada foram anotadas, senão os planejados.",
    /// Cost that a freight will still have.
    ForecastRemaining = "forecast_remaining" "Falta gastar (previsto)":
        "O que a viagem ainda deve custar em combustível, pedágio seu, alimentação e outros, pela simulação do frete (ou combustível e pedágio, pela média do seu caminhão), menos o que já foi lançado; é previsão e não entra nas somas.",
    /// Forecast profit of a freight.
    ForecastProfit = "forecast_profit" "Sobra prevista":
        "A receita do frete menos o que já foi lançado, o que falta gastar e a comissão que o motorista terá no fim.",
    /// Forecast profit of a month.
    MonthForecast = "month_forecast" "Sobra prevista do mês":
        "O que sobrou no mês menos o que os fretes que começaram nele e ainda andam devem custar até o fim, com as comissões como ficarão; parte desse gasto pode cair no mês seguinte.",
    /// Kilometres of a freight by its odometers.
    DrivenKm = "driven_km" "Km pelo hodômetro":
        "Do primeiro ao último hodômetro anotado no frete; sem os dois, vale o planejado, e a tela diz isso.",
    /// Duration of a freight.
    FreightDays = "freight_days" "Tempo":
        "Dias do calendário do começo do frete até a conclusão, ou até hoje, contando o primeiro e o último.",
    /// Toll voucher of the shipper.
    TollVoucher = "toll_voucher" "Vale-pedágio":
        "O que o embarcador deu para o pedágio, o que o pedágio custou e a diferença; o que o vale cobre não é receita nem custo (Lei 10.209/2001, art. 2º), e o que faltou é custo do frete.",
    /// Amount due for waiting time.
    WaitingTime = "waiting_time" "Estadia":
        "O que é devido pela espera no carregamento ou na descarga: passadas 5 horas, todas as horas desde a chegada, pela capacidade inteira do veículo (Lei 11.442/2007, art. 11, § 5º).",
    /// Legal minimum of a freight.
    LegalMinimum = "legal_minimum" "Piso mínimo":
        "O menor valor que a lei deixa pagar por este frete: os km vezes o valor por km, mais carga e descarga, pela tabela da ANTT do dia; o pedágio fica fora do piso.",
    /// Comparison of a freight's simulation with what happened.
    Comparison = "comparison" "Simulado × real":
        "Cada linha da simulação ao lado do que foi lançado no frete; onde nada se lança, como as reservas, vale a conta da simulação com os km e os dias de verdade.",
    /// Profit of a simulation.
    SimulationProfit = "simulation_profit" "Sobra da simulação":
        "A oferta menos todos os custos da simulação, com as reservas, a comissão e os impostos do frete, descontados ou devidos por você.",
    /// Profit of a simulation for each kilometre.
    SimulationProfitPerKm = "simulation_profit_per_km" "Sobra por km da simulação":
        "O que sobra na simulação dividido pelos km carregados e vazios da viagem.",
    /// Profit of a simulation for each day.
    SimulationProfitPerDay = "simulation_profit_per_day" "Sobra por dia":
        "O que sobra na simulação dividido pelos dias da viagem, com carga, descarga e volta.",
    /// Offer for each kilometre.
    SimulationRevenuePerKm = "simulation_revenue_per_km" "Oferta por km":
        "A oferta dividida pelos km da viagem: só os carregados, ou todos, com os vazios.",
    /// Cost of a simulation.
    SimulationCost = "simulation_cost" "Custos da simulação":
        "Todos os custos da viagem simulada: os da estrada, as reservas do caminhão, os custos do mês pelos dias da viagem, a comissão e os impostos do frete, descontados ou devidos por você.",
    /// Cost of a simulation for each kilometre.
    SimulationCostPerKm = "simulation_cost_per_km" "Custo por km da simulação":
        "Os custos da simulação divididos pelos km carregados e vazios da viagem.",
    /// Offer that leaves no profit and no loss.
    BreakEven = "break_even" "Empata em":
        "O valor de frete em que não sobra nem falta: com menos que isso a viagem dá prejuízo.",
    /// Minimum price to request.
    SimulationAsk = "simulation_ask" "Peça pelo menos":
        "O menor frete que paga os custos, alcança o piso mínimo e deixa por dia o que o seu dia precisa deixar, se você disse quanto.",
    /// Taxes withheld by a payer.
    WithheldTaxes = "withheld_taxes" "Impostos na fonte":
        "INSS, SEST, SENAT e imposto de renda que uma empresa desconta ao pagar o frete a um autônomo, pelas tabelas do mês; o INSS vai até o teto do mês, contando o que outros pagadores já descontaram.",
    /// INSS that the carrier owes himself for payments by persons.
    OwnInss = "own_inss" "INSS próprio":
        "O INSS que você mesmo paga quando quem paga o frete tem CPF e não desconta INSS: 20% sobre 20% do frete, ou 11% se ele é equiparado a empresa e recolheu a parte dele (Lei 8.212/1991, art. 30, § 4º), até o teto do mês, em guia (GPS) até o dia 15 do mês seguinte ou, se cair no fim de semana, até a segunda-feira; é estimativa, não entra no que está lançado, o imposto que você lança no frete é tirado dele, e o aviso fica do dia 1º até você lançar um gasto de impostos nesse mês ou depois.",
    /// Result of a statement.
    StatementResult = "statement_result" "Resultado":
        "Receita menos custo dos meses escolhidos, cada valor no mês em que aconteceu, pago ou não.",
    /// Revenue on the cash basis.
    CashRevenue = "cash_revenue" "Receita recebida":
        "O que foi recebido de frete e de outras receitas nos meses escolhidos, no dia em que foi recebido e antes do que o pagador descontou, que conta como custo; empréstimo e dinheiro da casa ficam de fora.",
    /// Cost on the cash basis.
    CashCost = "cash_cost" "Custo pago":
        "O que foi pago de custo nos meses escolhidos, no dia em que foi pago, e o que o pagador descontou do que você recebeu; da parcela de um empréstimo contam só os juros, quando se sabe quanto foi emprestado; comissão, salário, diárias e devoluções contam no dia em que o saldo do acerto é pago ou, quando nada resta a pagar, no fim do período dele (ou no dia em que o acerto foi feito, se esse mês já estava fechado); vale não é custo.",
    /// Result of a statement on the cash basis.
    CashResult = "cash_result" "Resultado do caixa":
        "O que foi recebido de receita menos o que foi pago de custo nos meses escolhidos; abaixo de zero é prejuízo.",
    /// Money that a statement leaves out.
    Outside = "outside" "O que não entra no resultado":
        "Dinheiro que entrou ou saiu sem ser receita nem custo (empréstimo que entrou ou foi devolvido, dinheiro da casa, vale, diferença na conferência do caixa) e o que conta no resultado sem mexer no seu dinheiro naquele dia.",
    /// Loss of the vehicles' worth.
    Depreciation = "depreciation" "Depreciação":
        "O que cada veículo perdeu de valor nos meses escolhidos, até o mês de hoje: o preço de compra menos o valor residual, dividido pelos meses de vida útil, desde o mês da compra; não mexe no dinheiro.",
    /// Income in the lines of a list.
    ListedIncome = "listed_income" "Entradas":
        "Soma do que entra nos lançamentos desta lista, recebido ou por receber, pelo vencimento e com o valor cheio; o que o pagador descontou está entre as saídas.",
    /// Expense in the lines of a list.
    ListedExpense = "listed_expense" "Saídas":
        "Soma do que sai nos lançamentos desta lista, pago ou por pagar, pelo vencimento, com o que o pagador descontou do que você recebeu, no vencimento do que ele pagou; nem tudo é custo, como vale e dinheiro da casa.",
    /// Income less expense of the lines of a list.
    ListedNet = "listed_net" "Entradas menos saídas":
        "O que entra menos o que sai nos lançamentos desta lista.",
    /// Money in hand today.
    CashInHand = "cash_in_hand" "Saldo em caixa":
        "O saldo inicial que você informou, mais o que marcou como recebido e menos o que marcou como pago, desde o dia desse saldo até hoje; sem saldo inicial, conta desde o primeiro lançamento.",
    /// Difference between a count of the cash and the books.
    CashDifference = "cash_difference" "Conferência do caixa":
        "O que você contou no fim de um dia, no banco e no bolso, menos o saldo que as contas mostram nesse dia; a diferença mexe no caixa e não é receita nem custo.",
    /// Money in hand on the days ahead.
    CashAhead = "cash_ahead" "Saldo em caixa previsto":
        "Saldo em caixa de hoje, mais o que está atrasado e o que vence a receber, menos o que está atrasado e o que vence a pagar, até o último dia mostrado.",
    /// First day on which the money runs out.
    CashShort = "cash_short" "Quando falta dinheiro":
        "O primeiro dia em que o saldo em caixa fica abaixo de zero, se tudo que está lançado for pago e recebido no vencimento e os atrasados hoje.",
    /// Lowest amount in hand on the days ahead.
    CashLowest = "cash_lowest" "Menor saldo":
        "O dia em que fica menos dinheiro em caixa, se tudo que está lançado for pago e recebido no vencimento e os atrasados hoje.",
    /// Freights received in a year.
    TaxGross = "tax_gross" "Fretes recebidos":
        "Valor bruto dos fretes, antes dos descontos, no mês em que cada pagamento foi recebido.",
    /// Taxable part of the freights received.
    TaxTaxable = "tax_taxable" "Parte tributável":
        "Os 10% do frete sobre os quais o autônomo paga imposto de renda (Lei 7.713/1988, art. 9º); o resto é isento.",
    /// Taxes that payers held back.
    TaxWithheld = "tax_withheld" "Retido na fonte":
        "O que os pagadores descontaram de INSS, SEST, SENAT e imposto de renda: o que você informou ao receber e, onde não informou, a estimativa pelas tabelas, com o teto do INSS somado de todos os pagadores do mês; confira com os comprovantes.",
    /// Taxable part of what persons paid.
    CarneLeao = "carne_leao" "Renda do carnê-leão":
        "A parte tributável do que pagadores com CPF pagaram em cada mês sem descontar imposto de renda (Lei 7.713/1988, art. 8º).",
    /// Income tax that the carrier pays himself on what persons paid.
    CarneLeaoTax = "carne_leao_tax" "Carnê-leão":
        "O imposto de renda de cada mês sobre a renda do carnê-leão: pela tabela do mês, menos INSS e dependentes (em mês fechado, os de quando ele foi fechado) ou o desconto simplificado, com a redução que vale desde 2026; é estimativa, e outras rendas suas não entram.",
    /// SEST and SENAT that the carrier owes himself for payments by persons.
    OwnSestSenat = "own_sest_senat" "SEST e SENAT próprios":
        "O SEST e o SENAT que você mesmo paga, na guia do INSS e até o mesmo dia, quando quem paga o frete tem CPF e não os desconta: 1,5% e 1% sobre 20% do frete, sem teto, o que a lei deixa em dúvida (Lei 8.706/1993, art. 7º, II); é estimativa.",
    /// Income of a year that is no freight.
    OtherIncome = "other_income" "Outras receitas do ano":
        "O que foi recebido no ano e não é frete, como estadia e venda de usados, antes do que o pagador descontou; empréstimo e dinheiro da casa ficam de fora, e o imposto delas não está calculado.",
    /// Amounts that payers held back and that are no tax.
    PayerDiscounts = "payer_discounts" "Descontos do pagador":
        "Quebra, avaria e outros valores que o pagador descontou do frete e que não são imposto; são gasto do frete, e o valor bruto continua inteiro.",
    /// Expenses of a year.
    TaxExpenses = "tax_expenses" "Despesas do ano":
        "O custo do ano que já foi pago, por categoria, para você saber quanto gastou; não diminui o imposto de quem usa a regra dos 10%.",
    /// Payment habit of a client.
    ClientHabit = "client_habit" "Como o cliente paga":
        "Fretes deste cliente, quantos dias depois do vencimento ele paga em média e o que ainda deve.",
    /// Cost of fuel.
    FuelSpent = "fuel_spent" "Gasto nos abastecimentos":
        "Soma dos abastecimentos no dia de cada um, pagos ou não, com ARLA 32 e aparelho de frio; combustível lançado direto no Financeiro não está aqui, e sim nos gastos por categoria.",
    /// Fuel cost for each kilometre.
    FuelCostPerKm = "fuel_cost_per_km" "Diesel por km":
        "O que custou o combustível do motor entre tanques cheios dividido pelos km desse trecho, pelo hodômetro.",
    /// Average price of a litre.
    PricePerLiter = "price_per_liter" "Preço médio por litro":
        "O que foi pago pelo combustível do motor dividido pelos litros.",
    /// Balance that a settlement leaves to pay.
    SettlementBalance = "settlement_balance" "Saldo do acerto":
        "Comissão, salário, diárias e devoluções do motorista, menos vales, descontos e a dívida que veio do acerto anterior.",
    /// Result that a settlement's trips leave to the owner.
    OwnerResult = "owner_result" "Para você, nestas viagens":
        "O que os fretes do acerto trouxeram menos os gastos deles e o que o motorista ganhou no acerto.",
    /// Advances not yet settled.
    OpenAdvances = "open_advances" "Vales a descontar":
        "Vales dados ao motorista que nenhum acerto descontou ainda; vale não é custo.",
    /// Cost of maintenance.
    MaintenanceCost = "maintenance_cost" "Custo da manutenção":
        "O total da oficina: peças mais mão de obra menos desconto, ou o valor lançado sem itens; conta inteiro no dia do serviço, mesmo pago em parcelas.",
    /// Income lost while a vehicle was out of use.
    LostIncome = "lost_income" "Deixou de ganhar":
        "O valor médio por dia dos fretes deste veículo antes do serviço, vezes os dias parado; é estimativa e não entra nas contas.",
}

#[cfg(test)]
#[path = "figure_tests.rs"]
mod tests;
