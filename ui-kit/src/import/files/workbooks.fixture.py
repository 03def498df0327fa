"""Writes the workbooks for the tests: pip install openpyxl xlsxwriter && python workbooks.fixture.py"""

from datetime import date, datetime, time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import openpyxl
import xlsxwriter

FOLDER = Path(__file__).parent
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def path(name):
    return FOLDER / f"{name}.fixture.xlsx"


def several_sheets():
    """Several sheets, one of them hidden, with merged dates, and with hidden rows and columns."""
    workbook = openpyxl.Workbook()
    notes = workbook.active
    notes.title = "Notes"
    notes.append(["How to use this plan"])
    notes.append(["Fill in one line for each post"])
    plan = workbook.create_sheet("Plan 2027")
    rows = [
        ["Date", "Title", "Type", "Internal", "Budget", "Share"],
        [date(2027, 1, 5), "Cellar sale", "Blog", "x", 1250.5, 0.25],
        [None, "Cellar sale, part 2", "Blog", "x", 300, 0.5],
        [date(2027, 1, 6), "Hidden draft", "Blog", "x", 1, 1],
        [date(2027, 3, 28), "Spring clocks", "Social", "x", None, None],
        [datetime(2027, 12, 31, 23, 59, 59), "New Year", "Event", "x", 1000000, None],
        [date(2028, 1, 2), "Hidden first row", "Blog", None, None, None],
        [None, "Visible second row", "Blog", None, None, None],
    ]
    for row in rows:
        plan.append(row)
    for column, number_format in [("A", "m/d/yyyy"), ("E", '#,##0.00 "€"'), ("F", "0%")]:
        for cell in plan[column][1:]:
            cell.number_format = number_format
    plan.merge_cells("A2:A3")
    plan.merge_cells("A7:A8")
    plan.column_dimensions["D"].hidden = True
    plan.row_dimensions[4].hidden = True
    plan.row_dimensions[7].hidden = True
    archive = workbook.create_sheet("Archive 2026")
    archive.append(["Date", "Title"])
    for day in range(1, 10):
        archive.append([date(2026, 1, day), f"Post {day}"])
    archive.sheet_state = "hidden"
    workbook.save(path("several-sheets"))


def kinds_of_cells(name, options):
    """All kinds of cells: dates, times, formulas, formatted and rich text, links, a chart sheet and a comment."""
    workbook = xlsxwriter.Workbook(path(name), options)
    style = lambda number_format: workbook.add_format({"num_format": number_format})
    sheet = workbook.add_worksheet("Plan")
    sheet.write_row(0, 0, ["Kind", "Cell"])
    day = date(2027, 3, 8)
    cells = [
        ("date", day, style("dd/mm/yyyy")),
        ("date in the format of the computer", day, style(14)),
        ("date without a year", day, style("d mmm")),
        ("long date", day, style("[$-407]dddd, d. mmmm yyyy")),
        ("date and time", datetime(2027, 3, 8, 18, 5), style("m/d/yy h:mm AM/PM")),
        ("month", date(2027, 3, 1), style("mmm yy")),
        ("weekday", day, style("dddd")),
        ("time", time(9, 30), style("hh:mm")),
        ("number", 1250.5, style("#,##0")),
        ("three decimal places", 1.125, None),
        ("percent", 0.25, style("0%")),
        ("leading zeros", 7, style("000")),
        ("text around a number", 9, style('0 "posts"')),
        ("long number", 1234567890123, None),
        ("hidden by its format", 5, style(";;;")),
        ("yes", True, None),
        ("text that looks like a formula", "=1+1", None),
        ("text that looks like a date", "3/8/2027", None),
        ("text with spaces and a line break", " two\nlines ", None),
    ]
    for row, (kind, value, cell_format) in enumerate(cells, 1):
        sheet.write(row, 0, kind)
        if isinstance(value, str):
            sheet.write_string(row, 1, value)
        elif isinstance(value, (date, time)):
            sheet.write_datetime(row, 1, value, cell_format)
        else:
            sheet.write(row, 1, value, cell_format)
    row = len(cells) + 1
    epoch = date(1904, 1, 1) if options.get("date_1904") else date(1899, 12, 30)
    for kind, formula, value, cell_format in [
        ("formula", '="A"&"B"', "AB", None),
        ("formula with a date", "=B2+1", (date(2027, 3, 9) - epoch).days, style("dd/mm/yyyy")),
        ("failed formula", "=NA()", "#N/A", None),
    ]:
        sheet.write(row, 0, kind)
        sheet.write_formula(row, 1, formula, cell_format, value)
        row += 1
    sheet.write(row, 0, "link")
    sheet.write_url(row, 1, "https://example.com", string="Read more")
    if not options.get("constant_memory"):
        row += 1
        sheet.write(row, 0, "rich text")
        sheet.write_rich_string(row, 1, "Rich ", workbook.add_format({"bold": True}), "bold", " text")
    sheet.write_comment("A1", "A comment")
    chart = workbook.add_chart({"type": "line"})
    chart.add_series({"values": "=Plan!$B$2:$B$3"})
    workbook.add_chartsheet("Chart").set_chart(chart)
    workbook.close()


def unusual():
    """What no library here writes: phonetic text, ISO dates, cells without references, and formulas without results."""
    cells = """
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Title</t></is></c></row>
      <row r="2"><c r="A2" s="1"><v>46450</v></c><c r="B2" t="s"><v>1</v></c></row>
      <row><c t="d" s="2"><v>2027-03-09</v></c>
        <c t="inlineStr"><is><r><t>In</t></r><r><t xml:space="preserve">line </t></r></is></c></row>
      <row r="4"><c r="A4" s="2"/><c r="B4" t="str"><f>A1&amp;B1</f><v>A</v></c><c r="C4"><f>1+1</f></c>
        <c r="D4" t="str"><f>IF(TRUE,"")</f><v></v></c><c r="E4"><v>5</v></c></row>
      <row r="1048576" ht="20" customHeight="1"><c r="Z1048576" s="2"/></row>
    """
    shared = """
      <si><t>日付</t><rPh sb="0" eb="2"><t>ヒヅケ</t></rPh></si>
      <si><r><t>東京</t></r><r><t>駅</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>
    """
    formats = '<numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/>'
    styles = '<xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/>'
    related = "".join(
        f'<Relationship Id="r{index}" Type="{DOCUMENT}/{kind}" Target="{target}"/>'
        for index, (kind, target) in enumerate(
            [
                ("worksheet", "/xl/worksheets/sheet1.xml"),
                ("sharedStrings", "sharedStrings.xml"),
                ("styles", "styles.xml"),
            ]
        )
    )
    content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types">'
        f'<Override PartName="/xl/workbook.xml" ContentType="{content_type}"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="r0" '
        f'Type="{DOCUMENT}/officeDocument" Target="/xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{DOCUMENT}"><sheets>'
        '<sheet name="Plan &amp; notes" sheetId="1" r:id="r0"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{PACKAGE}/relationships">{related}</Relationships>',
        "xl/sharedStrings.xml": f'<sst xmlns="{MAIN}">{shared}</sst>',
        "xl/styles.xml": f'<styleSheet xmlns="{MAIN}"><numFmts count="1">{formats}</numFmts>'
        f'<cellXfs count="3">{styles}</cellXfs></styleSheet>',
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{MAIN}"><sheetData>{cells}</sheetData></worksheet>',
    }
    with ZipFile(path("unusual"), "w", ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)


several_sheets()
kinds_of_cells("dates-from-1900", {})
kinds_of_cells("dates-from-1904", {"date_1904": True})
kinds_of_cells("inline-text", {"constant_memory": True})
unusual()
